import type { PosterLayer } from '../../../src/components/Poster/posterTypes.ts';

/** A picture of the story's own. */
export const cover = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600" viewBox="0 0 900 600"><rect width="900" height="600" fill="#FFD5C4"/><circle cx="700" cy="140" r="80" fill="#FFBA9C"/><rect x="250" y="220" width="400" height="300" rx="40" fill="#FA6E22"/><rect x="320" y="290" width="110" height="110" rx="55" fill="#fff"/><rect x="470" y="290" width="110" height="110" rx="55" fill="#fff"/><rect x="355" y="325" width="40" height="40" rx="20" fill="#161F2A"/><rect x="505" y="325" width="40" height="40" rx="20" fill="#161F2A"/><rect x="370" y="440" width="160" height="24" rx="12" fill="#fff"/><rect x="440" y="140" width="20" height="80" fill="#C24D04"/><circle cx="450" cy="130" r="24" fill="#C24D04"/></svg>',
)}`;

const teacher = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200" fill="#BDDAFF"/><circle cx="100" cy="80" r="36" fill="#113D70"/><rect x="40" y="130" width="120" height="90" rx="45" fill="#113D70"/></svg>',
)}`;

export const layers: PosterLayer[] = [
  { kind: 'image', name: '封面', src: cover, x: 0, y: 0, width: 750, height: 500 },
  { kind: 'box', x: 40, y: 440, width: 670, height: 560, color: '#fff', radius: 28 },
  {
    kind: 'text',
    text: '机器人搭建启蒙班\n秋季招生',
    x: 80,
    y: 484,
    width: 590,
    size: 52,
    lineHeight: 68,
    weight: 600,
    maxLines: 2,
  },
  {
    kind: 'text',
    text: '5–7 岁，每周六 09:00–10:30，东湖校区 A102。从杠杆、齿轮到第一台会走的小车，孩子带着作品回家。首节试听免费，名额 8 个，先到先得，报满后可登记候补，老师会在一个工作日内联系您。',
    x: 80,
    y: 640,
    width: 590,
    size: 30,
    lineHeight: 46,
    maxLines: 4,
    color: '#485260',
  },
  { kind: 'image', name: '老师头像', src: teacher, x: 80, y: 870, width: 88, height: 88, radius: 44 },
  { kind: 'text', text: '王敏老师', x: 188, y: 872, width: 300, size: 32, weight: 600, maxLines: 1 },
  { kind: 'text', text: '晨光教育 · 教龄 8 年', x: 188, y: 914, width: 460, size: 26, color: '#606A77', maxLines: 1 },
  { kind: 'qr', value: 'https://jiaowu.example/s/7Kq2mXc9', x: 80, y: 1060, size: 220 },
  { kind: 'text', text: '微信扫码报名试听', x: 330, y: 1110, width: 360, size: 34, weight: 600 },
  { kind: 'text', text: '截止 2026-09-30 18:00', x: 330, y: 1170, width: 360, size: 28, color: '#606A77' },
];

export const alt =
  '机器人搭建启蒙班秋季招生。5–7 岁，每周六 09:00–10:30，东湖校区 A102，王敏老师。微信扫码报名试听，截止 2026-09-30 18:00。';
