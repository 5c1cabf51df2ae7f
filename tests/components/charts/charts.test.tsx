import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent as mouse } from 'vitest/browser';
import { BarChart } from '../../../src/components/charts/BarChart.tsx';
import { Chart } from '../../../src/components/charts/Chart.tsx';
import type { Engine } from '../../../src/components/charts/engines/engine.ts';
import { FunnelChart } from '../../../src/components/charts/FunnelChart.tsx';
import { HeatmapChart } from '../../../src/components/charts/HeatmapChart.tsx';
import { LineChart, type LineChartProps } from '../../../src/components/charts/LineChart.tsx';
import { RadarChart } from '../../../src/components/charts/RadarChart.tsx';
import { Sparkline } from '../../../src/components/charts/Sparkline.tsx';
import { failOnConsoleError, render } from '../ui/setup.tsx';
import { catchDownloads, pixelsOf } from './downloads.ts';

failOnConsoleError();

const arrives = { timeout: 15_000 };
const rows = [
  { month: '2026-08', paid: 27_760_000, staff: 4 },
  { month: '2026-09', paid: 28_640_000, staff: 5 },
];

function Takings(props: Partial<LineChartProps<(typeof rows)[number]>>) {
  return (
    <div style={{ width: 480 }}>
      <LineChart
        title="每月收款"
        rows={rows}
        x="month"
        xName="月份"
        series={[{ key: 'paid', name: '收款', format: 'money' }]}
        {...props}
      />
    </div>
  );
}

async function drawn(name: RegExp = /每月收款/) {
  const plot = screen.getByRole('img', { name });
  await waitFor(() => expect(plot.querySelector('svg text')).not.toBeNull(), arrives);
  return plot;
}

const libraryRequests = () => performance.getEntriesByType('resource').filter(({ name }) => /echarts/.test(name));

test('a page fetches the drawing library only for a chart with something to draw', async () => {
  const { rerender } = render(
    <>
      <Takings rows={[]} />
      <Sparkline values={[1, 2, 3]} label="近 3 周" />
    </>,
  );
  expect(screen.getByRole('status').textContent).toBe('暂无数据');
  expect(libraryRequests()).toEqual([]);
  rerender(<Takings />);
  await drawn();
  expect(libraryRequests().length).toBeGreaterThan(0);
});

test('a reader who cannot see the drawing has its sentence and its table', async () => {
  render(<Takings />);
  const plot = await drawn();
  expect(plot.getAttribute('aria-label')).toBe(
    '每月收款，折线图，共 2 项，2026-08 至 2026-09。收款最高 286,400.00 元（2026-09），最低 277,600.00 元（2026-08）。',
  );
  const table = screen.getByRole('table', { name: '每月收款' });
  expect(within(table).getByRole('columnheader', { name: '收款（元）' })).toBeDefined();
  expect(within(table).getByRole('row', { name: '2026-09 286,400.00' })).toBeDefined();
});

test('the drawing follows the theme and its box', async () => {
  onTestFinished(() => {
    delete document.documentElement.dataset.theme;
  });
  const { container } = render(<Takings />);
  const plot = await drawn();
  await waitFor(() => expect(plot.innerHTML.toUpperCase()).toContain('#0A68E4'));
  document.documentElement.dataset.theme = 'dark';
  await waitFor(() => expect(plot.innerHTML.toUpperCase()).toContain('#2A6FD4'));
  expect(plot.innerHTML.toUpperCase()).not.toContain('#0A68E4');
  const box = container.querySelector('figure')?.parentElement;
  if (box) box.style.width = '320px';
  await waitFor(() => expect(plot.querySelector('svg')?.getAttribute('width')).toBe('320'));
});

test('rows that say the same draw nothing anew', async () => {
  const { rerender } = render(<Takings />);
  const plot = await drawn();
  const changes = new MutationObserver(() => undefined);
  changes.observe(plot, { subtree: true, childList: true, attributes: true });
  rerender(<Takings rows={rows.map((row) => ({ ...row }))} />);
  expect(changes.takeRecords()).toEqual([]);
  rerender(<Takings rows={[...rows, { month: '2026-10', paid: 1, staff: 5 }]} />);
  await waitFor(() => expect(plot.textContent).toContain('10 月'));
  changes.disconnect();
});

test('the legend takes a series away by keyboard and brings it back', async () => {
  render(
    <Takings
      series={[
        { key: 'paid', name: '收款', format: 'money' },
        { key: 'staff', name: '老师', unit: '人' },
      ]}
    />,
  );
  const plot = await drawn();
  const lines = () => plot.querySelectorAll('path[stroke-width="2"]').length;
  await waitFor(() => expect(lines()).toBe(2));
  const entry = screen.getByRole('button', { name: '老师（人）' });
  const user = userEvent.setup();
  entry.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(lines()).toBe(1));
  expect(entry.getAttribute('aria-pressed')).toBe('false');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(lines()).toBe(2));
});

test('what people typed is text in the tooltip, never markup', async () => {
  const evil = '<img src=x onerror="window.hit=1">';
  render(
    <div style={{ width: 480 }}>
      <HeatmapChart title="占用" rows={[{ day: evil, hour: '09:00', n: 5 }]} x="day" y="hour" value="n" height={200} />
      <BarChart title="来源" rows={[{ name: evil, n: 5 }]} x="name" series={[{ key: 'n', name: evil }]} height={200} />
    </div>,
  );
  for (const name of [/占用/, /来源/]) {
    const plot = await drawn(name);
    const { width, height } = plot.getBoundingClientRect();
    await mouse.hover(plot, { position: { x: width * 0.6, y: height * 0.4 } });
    await mouse.hover(plot, { position: { x: width * 0.6 + 4, y: height * 0.4 } });
    const words = () =>
      [...plot.querySelectorAll('div')]
        .filter((node) => !node.querySelector('svg'))
        .map((node) => node.innerText)
        .join(' ');
    await waitFor(() => expect(words()).toContain('onerror'));
    expect(words()).toContain(evil);
    expect(plot.querySelector('img')).toBeNull();
  }
});

describe('files', () => {
  test('the numbers as CSV that Excel opens', async () => {
    const files = catchDownloads();
    render(<Takings rows={[{ month: '=HYPERLINK("x")', paid: -1, staff: 0 }]} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: '导出' }));
    await user.click(await screen.findByRole('menuitem', { name: '导出数据（CSV）' }));
    const [file] = files;
    expect(file?.name).toBe('每月收款.csv');
    const bytes = new Uint8Array((await file?.blob.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
    expect(await file?.blob.text()).toContain('"\'=HYPERLINK(""x"")",-0.01');
  });

  test('the drawing as PNG of twice its size, on the surface of the theme', async () => {
    const files = catchDownloads();
    render(<Takings />);
    await drawn();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: '导出' }));
    await user.click(await screen.findByRole('menuitem', { name: '导出图片（PNG）' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const [file] = files;
    expect(file?.name).toBe('每月收款.png');
    const { width, height, data } = await pixelsOf(file?.blob ?? new Blob());
    expect([width, height]).toEqual([(480 + 48) * 2, (280 + 40 + 48) * 2]);
    expect(data.slice(0, 4).join()).toBe('255,255,255,255');
    const accents = Array.from({ length: data.length / 4 }, (_, i) => data.slice(i * 4, i * 4 + 3).join()).filter(
      (color) => color === '10,104,228',
    );
    expect(accents.length).toBeGreaterThan(100);
  });
});

describe('states', () => {
  test('a failure is said with a way to try again, and is no empty chart', async () => {
    const onRetry = vi.fn<() => void>();
    render(<Takings rows={[]} error="请求超时，请稍后重试" onRetry={onRetry} />);
    expect(screen.getByRole('alert').textContent).toContain('请求超时，请稍后重试');
    expect(screen.queryByText('暂无数据')).toBeNull();
    expect(screen.queryByRole('button', { name: '导出' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  test('rows that are there stay while newer ones load', async () => {
    render(<Takings loading />);
    await drawn();
    expect(screen.getByRole('figure', { name: '每月收款' }).getAttribute('aria-busy')).toBe('true');
  });

  test('first rows on their way', () => {
    render(<Takings rows={[]} loading />);
    expect(screen.getByRole('status').textContent).toBe('加载中...');
  });

  test('a library that did not arrive is fetched once more; the data is there meanwhile', async () => {
    const setOption = vi.fn<() => void>();
    const chart = { setOption, resize: () => undefined, dispose: () => undefined, isDisposed: () => false };
    const load = vi
      .fn<() => Promise<Engine>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ start: () => chart as unknown as ReturnType<Engine['start']> });
    const series = [{ name: '收款' }];
    const build = () => ({});
    render(
      <Chart
        title="每月收款"
        load={load}
        build={build}
        series={series}
        summary="每月收款"
        empty={false}
        table={{ head: ['月份', '收款'], rows: [['2026-09', '1']] }}
      />,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('图表没有加载成功');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: '查看数据' }));
    expect(screen.getByRole('region', { name: '每月收款的数据' }).textContent).toContain('2026-09');
    await user.click(screen.getByRole('button', { name: '查看图表' }));
    await user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(setOption).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('ref, rest props, className, style and data-* reach', () => {
  const passed = { className: 'mine', style: { outlineOffset: '7px' }, 'data-testid': 'chart', 'data-extra': '1' };
  const ref = createRef<HTMLElement>();
  const common = { ...passed, ref, title: '图' };
  const n = [{ key: 'paid', name: '收款' }] as const;
  test.each([
    ['LineChart', <LineChart key="c" {...common} rows={rows} x="month" series={n} />],
    ['BarChart', <BarChart key="c" {...common} rows={rows} x="month" series={n} />],
    ['FunnelChart', <FunnelChart key="c" {...common} rows={rows} stage="month" value="paid" />],
    ['RadarChart', <RadarChart key="c" {...common} rows={rows} x="month" series={n} />],
    ['HeatmapChart', <HeatmapChart key="c" {...common} rows={rows} x="month" y="staff" value="paid" />],
    ['Sparkline', <Sparkline key="c" {...passed} ref={ref as never} values={[1, 2]} label="近 2 周" />],
  ])('%s', async (_name, chart) => {
    render(chart);
    const root = screen.getByTestId('chart');
    expect(ref.current).toBe(root);
    expect(root.classList.contains('mine')).toBe(true);
    expect(root.style.outlineOffset).toBe('7px');
    expect(root.dataset.extra).toBe('1');
    if (root.tagName === 'FIGURE') await drawn(/图/);
  });
});
