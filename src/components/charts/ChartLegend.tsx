import { Legend, LegendButton } from './chart.styles.ts';
import { lineMarks } from './lineOption.ts';

export interface LegendEntry {
  name: string;
  color: string;
}

interface ChartLegendProps {
  entries: readonly LegendEntry[];
  /** `line` with the mark each line has, `bar` a square. */
  look: 'line' | 'bar';
  hidden: ReadonlySet<number>;
  onToggle: (index: number) => void;
}

const marks = {
  circle: <circle cx="8" cy="6" r="3" />,
  rect: <rect x="5" y="3" width="6" height="6" />,
  triangle: <path d="M8 2.5 11.5 9h-7Z" />,
  diamond: <path d="M8 2l4 4-4 4-4-4Z" />,
};

function Swatch({ color, look, index }: { color: string; look: 'line' | 'bar'; index: number }) {
  if (look === 'bar') {
    return (
      <svg width={10} height={10} aria-hidden fill={color}>
        <rect width="10" height="10" rx="2" />
      </svg>
    );
  }
  return (
    <svg width={16} height={12} aria-hidden fill={color}>
      <rect y="5" width="16" height="2" rx="1" />
      {marks[lineMarks[index % lineMarks.length] ?? 'circle']}
    </svg>
  );
}

/** Names the series; a press hides one or brings it back. Renders a `<ul>` of toggle buttons. */
export function ChartLegend({ entries, look, hidden, onToggle }: ChartLegendProps) {
  return (
    <Legend aria-label="图例">
      {entries.map(({ name, color }, index) => (
        <li key={name}>
          <LegendButton type="button" aria-pressed={!hidden.has(index)} onClick={() => onToggle(index)}>
            <Swatch color={color} look={look} index={index} />
            {name}
          </LegendButton>
        </li>
      ))}
    </Legend>
  );
}
