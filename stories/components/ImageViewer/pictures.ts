import type { ViewerImage } from '../../../src/components/ImageViewer/types.ts';

const svg = (body: string, width = 1600, height = 1200): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Noto Sans CJK SC, sans-serif">${body}</svg>`,
  )}`;

const car = (shell: string, step: number): string => `
  <rect width="1600" height="1200" fill="#fff"/>
  <text x="80" y="120" font-size="32" fill="#606A77">机器人L2 · 第 4 课　步骤 ${step} / 12</text>
  <text x="80" y="200" font-size="64" font-weight="600" fill="#161F2A">安装超声波传感器</text>
  <rect x="80" y="260" width="1440" height="860" rx="24" fill="#F2F4F7"/>
  <g stroke="#485260" stroke-width="8" stroke-linejoin="round">
    <path d="M420 700 760 560 1180 700 840 860Z" fill="${shell}"/>
    <path d="M420 700v110l420 160V860Z" fill="#F0CEA1"/>
    <path d="M840 970V860l340-160v110Z" fill="#E0B27F"/>
    <path d="M640 560 800 490l170 60v110l-160 70-170-60Z" fill="#CBDFFF"/>
    <path d="M640 560v110l170 60V620Z" fill="#A7C9FE"/>
    <path d="M640 560 800 490l170 60-160 70Z" fill="#F1F6FF"/>
    <ellipse cx="500" cy="880" rx="64" ry="84" fill="#485260"/><ellipse cx="490" cy="880" rx="28" ry="40" fill="#D6DBE2"/>
    <ellipse cx="840" cy="1000" rx="64" ry="84" fill="#485260"/><ellipse cx="830" cy="1000" rx="28" ry="40" fill="#D6DBE2"/>
    <ellipse cx="1170" cy="850" rx="64" ry="84" fill="#485260"/><ellipse cx="1160" cy="850" rx="28" ry="40" fill="#D6DBE2"/>
  </g>
  <g font-size="36" fill="#161F2A"><text x="980" y="480">主控器</text><text x="240" y="620">传感器朝前</text></g>`;

const shells = ['#FFEADE', '#DAF7F4', '#F4ECFF', '#E7F1FF', '#ECF4DE', '#FFEAEE'];

/** The twelve steps of a build, all of one size. */
export const steps: ViewerImage[] = Array.from({ length: 12 }, (_, at) => ({
  src: svg(car(shells[at % shells.length] ?? '#fff', at + 1)),
  alt: `会避障的小车 步骤 ${at + 1}`,
  fileName: `会避障的小车-${String(at + 1).padStart(2, '0')}.svg`,
}));

/** A strip that is much wider than any screen, and a small stamp. */
export const shapes: ViewerImage[] = [
  {
    src: svg(
      `<rect width="4800" height="600" fill="#F1F6FF"/>${Array.from({ length: 24 }, (_, at) => `<g transform="translate(${at * 200} 0)"><rect x="20" y="120" width="160" height="360" rx="16" fill="${at % 2 ? '#CBDFFF' : '#75ABFF'}"/><text x="100" y="320" font-size="64" text-anchor="middle" fill="#161F2A">${at + 1}</text></g>`).join('')}`,
      4800,
      600,
    ),
    alt: '2026 秋季学期 24 次课的课程长图，从认识零件到期末展示，每周一次',
  },
  {
    src: svg(
      '<rect width="120" height="120" fill="#FFF2F1"/><circle cx="60" cy="60" r="46" fill="none" stroke="#C13C3B" stroke-width="6"/><text x="60" y="72" font-size="32" text-anchor="middle" fill="#C13C3B">优秀</text>',
      120,
      120,
    ),
    alt: '优秀作业印章',
  },
];
