import styled from 'styled-components';

const Art = styled.svg`
  width: 440px;
  max-width: 100%;
  height: auto;
  .deep {
    fill: var(--brand-700);
  }
  .soft {
    fill: var(--brand-300);
  }
`;

/** Cards of the drawn week: column, top, height in px of the drawing. */
const cards: readonly (readonly [column: number, top: number, height: number])[] = [
  [0, 40, 90],
  [0, 168, 58],
  [1, 8, 58],
  [1, 104, 90],
  [1, 232, 58],
  [2, 72, 58],
  [3, 8, 90],
  [3, 136, 58],
  [3, 232, 58],
  [4, 40, 58],
  [4, 136, 90],
  [4, 264, 26],
];
const step = 88;
const columns = [0, 1, 2, 3, 4];

/** A week's timetable in outline: what the product is about. Decorative. */
export function BrandArt() {
  return (
    <Art viewBox="-4 0 440 300" aria-hidden="true">
      {columns.map((column) => (
        <rect key={column} x={column * step} width="80" height="300" rx="10" fill="#fff" opacity=".06" />
      ))}
      {cards.map(([column, top, height]) => (
        <g key={`${column}-${top}`} transform={`translate(${column * step + 6} ${top})`} fill="#fff">
          <rect width="68" height={height} rx="6" opacity=".16" />
          <rect x="8" y="8" width="30" height="4" rx="2" opacity=".45" />
          {height > 26 ? <rect x="8" y="18" width="44" height="4" rx="2" opacity=".25" /> : null}
        </g>
      ))}
      <g transform="translate(182 168)">
        <rect width="68" height="90" rx="6" fill="#fff" />
        <rect className="deep" x="8" y="8" width="36" height="4" rx="2" />
        <rect className="soft" x="8" y="18" width="48" height="4" rx="2" />
        <circle cx="56" cy="76" r="8" fill="var(--success)" />
        <path
          d="M52.5 76l2.5 2.5 4.5-4.8"
          stroke="#fff"
          strokeWidth="1.8"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <path d="M0 196H432" stroke="#ffb0a9" strokeWidth="1.5" />
      <circle cx="1" cy="196" r="4" fill="#ffb0a9" />
    </Art>
  );
}
