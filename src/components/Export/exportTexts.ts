import type { ExportFormat } from './exportTypes.ts';

const number = (n: number) => n.toLocaleString('zh-CN');

/** Every word the export says itself; replace single entries by the `texts` prop. */
export interface ExportTexts {
  button: string;
  /** On the button while it runs. */
  running: (done: number, total: number | null) => string;
  title: string;
  scope: string;
  page: (count: number) => string;
  all: (total: number) => string;
  selected: (count: number) => string;
  format: string;
  formats: Readonly<Record<ExportFormat, string>>;
  start: string;
  progress: (done: number, total: number) => string;
  preparing: string;
  background: string;
  cancel: string;
  failed: (done: number) => string;
  /** Why, of a failure without a Chinese sentence of its own. */
  unsaid: string;
  retry: string;
  giveUp: string;
  done: (done: number) => string;
  /** Fewer rows came than were counted at first. */
  fewer: (done: number, total: number) => string;
  cut: (cells: number) => string;
  saveAgain: string;
  again: string;
  empty: string;
}

export const exportTexts: ExportTexts = {
  button: '导出',
  running: (done, total) => (total === null || total === 0 ? '导出中' : `导出中 ${Math.floor((done / total) * 100)}%`),
  title: '导出',
  scope: '导出范围',
  page: (count) => `当前页（${number(count)} 条）`,
  all: (total) => `全部符合条件（${number(total)} 条）`,
  selected: (count) => `已选（${number(count)} 条）`,
  format: '文件格式',
  formats: { xlsx: 'Excel', csv: 'CSV' },
  start: '导出',
  progress: (done, total) => `已导出 ${number(done)} / ${number(total)}`,
  preparing: '正在准备…',
  background: '可以收起此窗口，导出会继续；请不要离开本页。',
  cancel: '取消导出',
  failed: (done) => (done === 0 ? '导出没有完成' : `导出没有完成，已导出的 ${number(done)} 条还在`),
  unsaid: '网络或服务暂时不可用，请稍后重试',
  retry: '从中断处重试',
  giveUp: '放弃',
  done: (done) => `已导出 ${number(done)} 条`,
  fewer: (done, total) => `导出期间数据有变动：开始时共 ${number(total)} 条，实际导出 ${number(done)} 条。`,
  cut: (cells) => `有 ${number(cells)} 个单元格的内容超过 32,767 字，已截断；完整内容请选择 CSV。`,
  saveAgain: '重新下载',
  again: '再次导出',
  empty: '没有可导出的数据',
};
