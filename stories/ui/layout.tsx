import type { CSSProperties, ReactNode } from 'react';

const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' };
const rows: CSSProperties = { display: 'flex', flexDirection: 'column', gap: 16, alignItems: 'flex-start' };

/** Things side by side in a story. */
export function Row({ children }: { children: ReactNode }) {
  return <div style={row}>{children}</div>;
}

/** Things below each other in a story. */
export function Rows({ children }: { children: ReactNode }) {
  return <div style={rows}>{children}</div>;
}

/** A column as wide as a form. */
export function Form({ width = 360, children }: { width?: number; children: ReactNode }) {
  return <div style={{ ...rows, alignItems: 'stretch', width, maxWidth: '100%' }}>{children}</div>;
}
