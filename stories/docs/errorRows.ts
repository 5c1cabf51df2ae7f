import { catalogueOfCode, type CatalogueEntry, catalogueOfKind } from 'jiaowu';

export interface ErrorRow {
  /** The code of the body, or what happens where there is none. */
  readonly when: string;
  readonly entry: CatalogueEntry;
  /** What the user reads when the server gives no message of its own. */
  readonly text: string;
  /** True where the server's message takes its place. */
  readonly ownMessage: boolean;
}

function row(when: string, entry: CatalogueEntry): ErrorRow {
  return { when, entry, text: entry.text('', null), ownMessage: entry.text('…', null) === '…' };
}

type WithoutCode = Parameters<typeof catalogueOfKind>[0];

/** Failures that carry no code. The type makes the list complete. */
const withoutCode: Record<WithoutCode, string> = {
  timeout: 'no answer within 30 s',
  network: 'no network',
  http: 'HTTP error without the envelope',
  cancelled: 'a newer call of the same URL',
  aborted: 'the caller gave up',
  schema: 'the answer breaks the contract',
};

/** Every error a call can end with, asked of the catalogue code by code. */
export function errorRows(): ErrorRow[] {
  const codes = Array.from({ length: 999 }, (_, i) => i + 1);
  const known = codes
    .map((code) => row(String(code), catalogueOfCode(code)))
    .filter(({ entry }) => entry.kind !== 'business');
  const kinds = Object.keys(withoutCode) as WithoutCode[];
  return [
    ...known,
    row('any other', catalogueOfCode(1000)),
    ...kinds.map((kind) => row(withoutCode[kind], catalogueOfKind(kind))),
  ];
}

export const shownLabels: Readonly<Record<CatalogueEntry['shown'], string>> = {
  toast: 'toast',
  writes: 'toast for writes; a read shows it in place, with 重试',
  effect: 'by what happens to the session',
  never: 'not shown',
};

const effectLabels: Readonly<Record<NonNullable<CatalogueEntry['effect']>, string>> = {
  expire: 'reset, sign-in keeps the way back',
  elsewhere: 'ended, the login card says why',
  disabled: 'ended, the login card says why, no way back',
};

export const effectLabel = ({ effect }: CatalogueEntry): string => (effect ? effectLabels[effect] : '—');
