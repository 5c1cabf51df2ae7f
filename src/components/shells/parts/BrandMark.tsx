interface BrandMarkProps {
  /** Side in px. @default 24 */
  size?: number | undefined;
  /** Colour of the plate. @default the accent colour */
  plate?: string | undefined;
}

/** The product's sign: a timetable of four cards. Decorative; the name stands beside it. Renders an `<svg>`. */
export function BrandMark({ size = 24, plate = 'var(--accent)' }: BrandMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="6" fill={plate} />
      <rect x="5" y="5.5" width="6" height="8" rx="1.5" fill="#fff" />
      <rect x="13" y="5.5" width="6" height="4" rx="1.5" fill="#fff" opacity=".7" />
      <rect x="5" y="15.5" width="6" height="3" rx="1.5" fill="#fff" opacity=".7" />
      <rect x="13" y="11.5" width="6" height="7" rx="1.5" fill="#fff" />
    </svg>
  );
}
