/** One stop of a first-time guide. */
export interface GuideStep {
  /** `data-guide` of what it explains; of several the first one that is on the page. */
  target: string | readonly string[];
  title: string;
  text: string;
}

/** First step from `at` on, in that direction, that has something to point at; null when there is none. */
export function stepFrom(
  steps: readonly GuideStep[],
  at: number,
  direction: 1 | -1,
  isThere: (step: GuideStep) => boolean,
): number | null {
  for (let index = at; index >= 0 && index < steps.length; index += direction) {
    const step = steps[index];
    if (step && isThere(step)) return index;
  }
  return null;
}

/** What a step points at, if it is on the page and has a size. */
export function targetOf(step: GuideStep, root: ParentNode): HTMLElement | null {
  for (const name of [step.target].flat()) {
    const found = [...root.querySelectorAll<HTMLElement>(`[data-guide="${CSS.escape(name)}"]`)];
    const seen = found.find((element) => element.getClientRects().length > 0);
    if (seen) return seen;
  }
  return null;
}
