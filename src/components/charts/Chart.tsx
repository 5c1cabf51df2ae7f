import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useMergedRef } from '../ui/shared/useMergedRef.ts';
import { Body, Plot, Root } from './chart.styles.ts';
import { ChartData } from './ChartData.tsx';
import { ChartHead } from './ChartHead.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartState } from './ChartState.tsx';
import type { ChartColor, ChartFrameProps, ChartTable, Measure } from './chartTypes.ts';
import { headOf } from './chartTable.ts';
import { toCsv } from './csv.ts';
import type { LoadEngine } from './engines/engine.ts';
import { chartPng } from './exportPng.ts';
import { unitOf } from './formats.ts';
import type { ChartOption, OptionContext } from './optionTypes.ts';
import { seriesColors } from './palette.ts';
import { fileName, saveBlob } from '../ui/shared/saveBlob.ts';
import { useChartPalette } from './useChartPalette.ts';
import { useDrawing } from './useDrawing.ts';
import { useReducedMotion } from '../ui/shared/useReducedMotion.ts';

export interface ChartProps extends ChartFrameProps {
  load: LoadEngine;
  /** Must be the same function while what it draws is the same. */
  build: (context: OptionContext) => ChartOption;
  table: ChartTable;
  /** Said in place of the drawing. */
  summary: string;
  empty: boolean;
  /** Names and colours of the series. */
  series: readonly (Measure & { name: string; color?: ChartColor | undefined })[];
  /** Look of the legend; it shows from two series on. */
  legend?: 'line' | 'bar' | undefined;
  /** Under the drawing. */
  foot?: ReactNode;
}

const nothingHidden: ReadonlySet<number> = new Set();

/** What all charts share: head, legend, drawing, the table behind it, states and exports. */
export function Chart({
  load,
  build,
  table,
  summary,
  empty,
  series,
  legend,
  foot,
  title,
  titleHidden = false,
  height = 280,
  loading = false,
  error,
  onRetry,
  emptyText = '暂无数据',
  tools = true,
  ref,
  ...rest
}: ChartProps) {
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(ref, root);
  const palette = useChartPalette(root);
  const animate = !useReducedMotion();
  const [hidden, setHidden] = useState(nothingHidden);
  const [view, setView] = useState<'chart' | 'table'>('chart');

  const colors = useMemo(() => (palette ? seriesColors(series, palette) : []), [series, palette]);
  const option = useMemo(
    () => (palette && !empty ? build({ palette, colors, hidden, animate }) : null),
    [palette, colors, hidden, animate, build, empty],
  );
  const drawing = useDrawing(host, load, option);
  const state = !empty ? 'ready' : error ? 'error' : loading ? 'loading' : 'empty';
  const legendEntries =
    legend && series.length > 1
      ? series.map((one, at) => ({ name: headOf(one.name, one), color: colors[at] ?? '' }))
      : [];

  const toggle = (index: number) =>
    setHidden((last) => {
      const next = new Set(last);
      if (!next.delete(index)) next.add(index);
      return next;
    });

  const savePng = async () => {
    const svg = drawing.toSvg();
    const box = host.current;
    if (svg === null || !box || !palette) throw new Error('[jiaowu] There is no drawing to save yet.');
    const shown = legendEntries.filter((_, index) => !hidden.has(index));
    const size = { width: box.clientWidth, height: box.clientHeight };
    saveBlob(await chartPng({ svg, ...size, title, legend: shown, palette }), fileName(title, 'png'));
  };
  const saveCsv = () => saveBlob(new Blob([toCsv(table)], { type: 'text/csv;charset=utf-8' }), fileName(title, 'csv'));

  return (
    <Root
      aria-labelledby={titleId}
      aria-busy={loading || undefined}
      {...rest}
      ref={mergedRef}
      data-state={state}
      data-view={view}
    >
      <ChartHead
        title={title}
        titleId={titleId}
        titleHidden={titleHidden}
        unit={legend && series.length === 1 && series[0] ? unitOf(series[0]) : ''}
        tools={tools && state === 'ready'}
        view={view}
        onView={setView}
        onPng={drawing.phase === 'ready' && view === 'chart' ? savePng : undefined}
        onCsv={saveCsv}
      />
      {state === 'ready' && view === 'chart' && legend && legendEntries.length > 0 ? (
        <ChartLegend entries={legendEntries} look={legend} hidden={hidden} onToggle={toggle} />
      ) : null}
      <Body style={{ height }}>
        {state === 'ready' ? (
          <>
            <Plot ref={host} role="img" aria-label={summary} data-away={view === 'table' ? '' : undefined} />
            <ChartData title={title} table={table} shown={view === 'table'} />
          </>
        ) : null}
        {view === 'chart' ? (
          <ChartState
            state={state}
            phase={drawing.phase}
            error={error}
            onRetry={onRetry}
            onRedraw={drawing.retry}
            emptyText={emptyText}
          />
        ) : null}
      </Body>
      {state === 'ready' && view === 'chart' ? foot : null}
    </Root>
  );
}
