/** One thing to be laid side by side with what overlaps it. Minutes since midnight, half open. */
export interface LaneSpan {
  id: string;
  start: number;
  end: number;
  /** Cancelled and 被代 lessons take a slim lane and never push live ones aside. */
  slim?: 'cancelled' | 'substituted' | undefined;
}

/** Where it stands, as fractions of the column's width. */
export interface LanePlace<S extends LaneSpan = LaneSpan> {
  span: S;
  left: number;
  width: number;
}

/** What found no lane: one "+n" beside its neighbours. */
export interface LaneRest<S extends LaneSpan = LaneSpan> {
  id: string;
  start: number;
  end: number;
  left: number;
  width: number;
  hidden: S[];
}

export interface LaneLayout<S extends LaneSpan = LaneSpan> {
  places: LanePlace<S>[];
  rests: LaneRest<S>[];
}

export const maxLanes = 4;
/** No lane is narrower, in px: a card of 24 and its gutters. */
export const minLane = 28;
/** Share of a slim lane beside one live lane. */
const slimShare = { cancelled: 0.38, substituted: 0.42 } as const;
/** Share of a slim lesson that has the column for itself. */
const slimAlone = 0.5;

interface Lane<S> {
  slim: LaneSpan['slim'];
  items: S[];
}

const overlaps = (a: LaneSpan, b: LaneSpan) => a.start < b.end && b.start < a.end;

// Start, then the slim one (it reads as what was there before), then the longer, then the id: whatever the order of
// the input, the same lessons get the same lanes.
function inOrder(a: LaneSpan, b: LaneSpan): number {
  return (
    a.start - b.start ||
    Number(Boolean(b.slim)) - Number(Boolean(a.slim)) ||
    b.end - a.end ||
    (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
  );
}

/** Runs of spans connected by overlap, in time order. */
function clustersOf<S extends LaneSpan>(spans: readonly S[]): S[][] {
  const clusters: S[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const span of [...spans].sort(inOrder)) {
    const last = clusters.at(-1);
    if (last && span.start < end) last.push(span);
    else clusters.push([span]);
    end = last && span.start < end ? Math.max(end, span.end) : span.end;
  }
  return clusters;
}

/** First fit; live and slim spans never share a lane. */
function lanesOf<S extends LaneSpan>(cluster: readonly S[]): Lane<S>[] {
  const lanes: Lane<S>[] = [];
  for (const span of cluster) {
    const free = lanes.find(
      (lane) => Boolean(lane.slim) === Boolean(span.slim) && (lane.items.at(-1)?.end ?? 0) <= span.start,
    );
    if (free) {
      free.items.push(span);
      if (span.slim === 'substituted') free.slim = span.slim;
    } else lanes.push({ slim: span.slim, items: [span] });
  }
  return lanes;
}

/** Lanes that are shown and spans that are not. Slim lanes give way first, then the last live ones. */
function fit<S extends LaneSpan>(lanes: Lane<S>[], columnWidth: number): { shown: Lane<S>[]; hidden: S[] } {
  const room = (lane: number) => Math.max(1, Math.min(maxLanes, Math.floor(lane / minLane)));
  // A slim lane is narrower than its even share; count it out before any live lane gets too narrow.
  const narrowest = (chosen: Lane<S>[], width: number) => Math.min(...widthsOf(chosen)) * width;
  const keep = (count: number) => {
    const live = lanes.filter((lane) => !lane.slim).slice(0, count);
    const slim = lanes.filter((lane) => lane.slim).slice(0, count - live.length);
    return lanes.filter((lane) => live.includes(lane) || slim.includes(lane));
  };
  for (let count = Math.min(lanes.length, room(columnWidth)); count >= 1; count -= 1) {
    const shown = keep(count);
    const width = count < lanes.length ? columnWidth - minLane : columnWidth;
    if (count === 1 || narrowest(shown, width) >= minLane)
      return { shown, hidden: lanes.filter((lane) => !shown.includes(lane)).flatMap((lane) => lane.items) };
  }
  return { shown: lanes, hidden: [] };
}

/** Widths of the lanes, together 1. */
function widthsOf(lanes: readonly Lane<LaneSpan>[]): number[] {
  const live = lanes.some((lane) => !lane.slim);
  const weights = lanes.map(({ slim }) => (slim && live ? slimShare[slim] / (1 - slimShare[slim]) : 1));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}

/**
 * Lays overlapping spans side by side: at most four lanes, no card narrower than 24 px, the rest as "+n" in a lane of
 * its own at the right. A span widens over lanes that are empty during its time.
 *
 * @param columnWidth px inside the gutters; decides how many lanes there is room for.
 */
export function layLanes<S extends LaneSpan>(spans: readonly S[], columnWidth: number): LaneLayout<S> {
  const layout: LaneLayout<S> = { places: [], rests: [] };
  for (const cluster of clustersOf(spans)) {
    const { shown, hidden } = fit(lanesOf(cluster), columnWidth);
    const restWidth = hidden.length > 0 && columnWidth > 0 ? Math.min(minLane / columnWidth, 0.5) : 0;
    const widths = widthsOf(shown).map((width) => width * (1 - restWidth));
    const edge = (index: number) => widths.slice(0, index).reduce((a, b) => a + b, 0);
    const live = shown.some(({ slim }) => !slim);
    shown.forEach((lane, index) => {
      const taken = (other: Lane<S> | undefined, span: S) => other?.items.some((item) => overlaps(span, item)) ?? true;
      for (const span of lane.items) {
        let right = index + 1;
        while (right < shown.length && !taken(shown[right], span)) right += 1;
        const alone = !span.slim && !shown.slice(0, index).some((other) => taken(other, span));
        const left = alone ? 0 : edge(index);
        // A slim lesson stays slim even where it could spread.
        const width = !span.slim
          ? edge(right) - left
          : live
            ? (widths[index] ?? 0)
            : Math.min(edge(right) - left, slimAlone);
        layout.places.push({ span, left, width });
      }
    });
    layout.rests.push(...restsOf(hidden, 1 - restWidth, restWidth));
  }
  return layout;
}

/** Hidden spans that touch each other in time share one "+n". */
function restsOf<S extends LaneSpan>(hidden: readonly S[], left: number, width: number): LaneRest<S>[] {
  return clustersOf(hidden).map((group) => ({
    id: `more:${group.map(({ id }) => id).join(',')}`,
    start: Math.min(...group.map(({ start }) => start)),
    end: Math.max(...group.map(({ end }) => end)),
    left,
    width,
    hidden: group,
  }));
}
