/** What a page of the bench does, in this order. Each step ends when the page is idle again. */
export interface Workload {
  /** Puts the thing on the page. */
  mount: () => void;
  /** Further steps by name. */
  steps: Record<string, () => void | Promise<void>>;
  /** What stands there after a step, as text: equal for every implementation. */
  seen: Record<string, () => string>;
}

declare global {
  interface Window {
    bench: { names: string[]; run: (step: string) => Promise<string> };
  }
}

const frame = () => new Promise<void>((done) => requestAnimationFrame(() => done()));
const idle = () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 5000 }));

async function settle(): Promise<void> {
  await frame();
  await frame();
  await idle();
}

/** Offers a workload to the runner. */
export function offer({ mount, steps, seen }: Workload): void {
  const all: Record<string, () => void | Promise<void>> = { mount, ...steps };
  window.bench = {
    names: Object.keys(all),
    run: async (name) => {
      await all[name]?.();
      await settle();
      return seen[name]?.() ?? '';
    },
  };
}

/** Scrolls an element in equal steps, a step a frame. */
export async function scrollBy(scroller: Element | null, px: number, frames: number, axis: 'x' | 'y' = 'y') {
  if (!scroller) throw new Error('There is nothing to scroll.');
  for (let i = 0; i < frames; i++) {
    scroller[axis === 'y' ? 'scrollTop' : 'scrollLeft'] += px;
    await frame();
  }
}

/** Types into an input as a user does: React hears an input event. */
export function typeInto(input: HTMLInputElement | null, text: string): void {
  if (!input) throw new Error('There is no input to type into.');
  // Not `input.value =`: React keeps its own note of that and would hear no change.
  Reflect.set(HTMLInputElement.prototype, 'value', text, input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

export function rootElement(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  return root;
}
