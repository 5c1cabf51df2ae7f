/** How many subject colours the palette has. Their numbers are 1 to 12. */
export const subjectColorCount = 12;

/** Chinese names of the colours 1–12, in order. */
export const subjectColorNames = ['蓝', '青', '碧', '绿', '橄榄', '黄', '橙', '红', '玫', '品红', '紫', '靛'] as const;

const neighbours: readonly (readonly [number, number])[] = [
  [2, 3],
  [4, 5],
  [8, 9],
  [11, 12],
];

// FNV-1a, then a final mix: ids differ only in their last digits, and plain FNV keeps such ids in neighbouring slots.
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 0x01000193);
  }
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  return h >>> 0;
}

/** The colour 1–12 that an id always gets, on every machine. */
export function subjectColorOfId(id: string): number {
  return (hash(id) % subjectColorCount) + 1;
}

/** Colour 1–12 of a dictionary entry: its own where one is set, else the one its id hashes to. */
export function subjectColor(entry: { readonly id: string; readonly color?: number | null | undefined }): number {
  const own = entry.color;
  if (own != null && Number.isInteger(own) && own >= 1 && own <= subjectColorCount) return own;
  return subjectColorOfId(entry.id);
}

/** The colour that is hard to tell from this one (2/3, 4/5, 8/9, 11/12), or null. */
export function similarSubjectColor(color: number): number | null {
  for (const [a, b] of neighbours) {
    if (color === a) return b;
    if (color === b) return a;
  }
  return null;
}

/** Colours to offer first: neither taken nor close to a taken one. Empty where nothing is left. */
export function distinctSubjectColors(taken: readonly number[]): number[] {
  const all = Array.from({ length: subjectColorCount }, (_, i) => i + 1);
  return all.filter((n) => {
    const twin = similarSubjectColor(n);
    return !taken.includes(n) && !(twin !== null && taken.includes(twin));
  });
}

/** CSS variables of a colour, for inline use where `data-subject` does not fit. */
export function subjectVars(color: number): { bg: string; border: string; bar: string; text: string } {
  return {
    bg: `var(--s${color}-bg)`,
    border: `var(--s${color}-bd)`,
    bar: `var(--s${color}-bar)`,
    text: `var(--s${color}-tx)`,
  };
}
