/** One row of results.json. */
export interface ResultRow {
  workload: string;
  metric: string;
  unit: string;
  better: 'lower' | 'higher';
  ours: number;
  peers: Record<string, number>;
  /** The least a browser needs for it; null where there is no such thing. */
  limit: number | null;
}

const ratio = (theirs: number, ours: number) => (ours > 0 ? `${(theirs / ours).toFixed(1)}×` : '–');

/** RESULTS.md from results.json: how many times longer a peer takes than ours. */
export function reportOf(rows: readonly ResultRow[], run: { rounds: number; chromium: string }): string {
  const lines = rows.map(({ workload, metric, unit, ours, peers, limit }) => {
    const others = Object.entries(peers)
      .map(([who, value]) => `${who} ${value} (${ratio(value, ours)})`)
      .join(', ');
    return `| ${workload} | ${metric} | ${unit} | ${ours} | ${others || '–'} | ${limit ?? '–'} |`;
  });
  return `# Results

Written by \`npm run bench\`: medians of ${run.rounds} interleaved rounds in Chromium ${run.chromium}. In brackets how many times
as long a peer takes. Compare ratios, not milliseconds: these machines are noisy.

| workload | step | unit | ours | peers | limit |
|---|---|---|---|---|---|
${lines.join('\n')}
`;
}
