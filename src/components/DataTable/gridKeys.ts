/** What a key press is, as far as the grid cares. */
export interface KeyFacts {
  readonly key: string;
  readonly ctrl: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
}

/** Where the press finds the user. Line −1 is the head. */
export interface GridPlace {
  readonly line: number;
  readonly column: number;
  readonly lines: number;
  readonly columns: number;
  /** Lines a page down moves. */
  readonly page: number;
  readonly kind: 'head' | 'row' | 'group' | 'detail';
  readonly editable: boolean;
  /** The cell that carries the branch of a tree. */
  readonly branch: boolean;
  /** Has something to open below it; how it stands. */
  readonly expandable: boolean;
  readonly open: boolean;
}

export type GridCommand =
  | { readonly do: 'move'; readonly line: number; readonly column: number; readonly extend: boolean }
  | { readonly do: 'toggle' }
  | { readonly do: 'enter' }
  | { readonly do: 'edit'; readonly text?: string }
  | { readonly do: 'select'; readonly range: boolean }
  | { readonly do: 'selectAll' }
  | { readonly do: 'resize'; readonly by: number }
  | { readonly do: 'leave' };

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

function moved({ key, ctrl }: KeyFacts, place: GridPlace): { line: number; column: number } | null {
  const { line, column, lines, columns, page } = place;
  switch (key) {
    case 'ArrowUp':
      return { line: ctrl ? Math.min(line, 0) : line - 1, column };
    case 'ArrowDown':
      return { line: ctrl ? lines - 1 : line + 1, column };
    case 'ArrowLeft':
      return { line, column: ctrl ? 0 : column - 1 };
    case 'ArrowRight':
      return { line, column: ctrl ? columns - 1 : column + 1 };
    case 'Home':
      return { line: ctrl ? 0 : line, column: 0 };
    case 'End':
      return { line: ctrl ? lines - 1 : line, column: columns - 1 };
    case 'PageUp':
      return { line: line < 0 ? line : Math.max(0, line - page), column };
    case 'PageDown':
      return { line: line + page, column };
    default:
      return null;
  }
}

const step = 16;

/** The APG grid pattern, and what a table of records adds to it; null leaves the key to the browser. */
export function gridCommand(press: KeyFacts, place: GridPlace): GridCommand | null {
  const { key, ctrl, shift, alt } = press;
  const { line, column, lines, columns, kind, branch, expandable, open } = place;
  if (alt) {
    if (kind !== 'head' || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return null;
    return { do: 'resize', by: (key === 'ArrowLeft' ? -step : step) * (shift ? 4 : 1) };
  }
  if (expandable && !ctrl && !shift && (branch || kind === 'group')) {
    if (key === 'ArrowRight' && !open) return { do: 'toggle' };
    if (key === 'ArrowLeft' && open) return { do: 'toggle' };
  }
  const to = moved(press, place);
  if (to) {
    const next = { line: clamp(to.line, -1, lines - 1), column: clamp(to.column, 0, columns - 1) };
    if (next.line === line && next.column === column && !key.startsWith('Arrow')) return { do: 'leave' };
    const extend = shift && line >= 0;
    return { do: 'move', ...next, line: extend ? Math.max(0, next.line) : next.line, extend };
  }
  if (ctrl) return key.toLowerCase() === 'a' && !shift ? { do: 'selectAll' } : null;
  if (key === 'Enter') return kind === 'group' ? { do: 'toggle' } : place.editable ? { do: 'edit' } : { do: 'enter' };
  if (key === 'Escape') return { do: 'leave' };
  if (key === ' ')
    return kind === 'group' ? { do: 'toggle' } : kind === 'head' ? { do: 'enter' } : { do: 'select', range: shift };
  if (key === 'F2') return place.editable ? { do: 'edit' } : { do: 'enter' };
  return place.editable && key.length === 1 ? { do: 'edit', text: key } : null;
}
