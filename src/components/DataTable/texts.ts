/** Every word the table says itself; replace single entries by the `texts` prop. */
export interface DataTableTexts {
  none: string;
  yes: string;
  no: string;
  loading: string;
  refreshing: string;
  empty: string;
  selectRow: string;
  selectAll: string;
  actions: string;
  more: string;
  expand: string;
  collapse: string;
  totals: string;
  count: (n: number) => string;
  selected: (n: number) => string;
  copied: (rows: number, cells: number) => string;
  width: (header: string, px: number) => string;
  retry: string;
  refreshFailed: (why: string) => string;
  saveFailed: (header: string, why: string) => string;
  editing: (header: string) => string;
  /** Column settings. */
  settings: string;
  columns: string;
  density: string;
  densities: { compact: string; standard: string; roomy: string };
  reset: string;
  move: (header: string) => string;
  moved: (header: string, place: number, of: number) => string;
  frozen: string;
  shown: (n: number, of: number) => string;
}

const number = (n: number) => n.toLocaleString('zh-CN');

export const dataTableTexts: DataTableTexts = {
  none: '无',
  yes: '是',
  no: '否',
  loading: '加载中...',
  refreshing: '正在更新',
  empty: '暂无数据',
  selectRow: '选择此行',
  selectAll: '选择全部',
  actions: '操作',
  more: '更多操作',
  expand: '展开',
  collapse: '收起',
  totals: '合计',
  count: (n) => `共 ${number(n)} 条`,
  selected: (n) => `已选 ${number(n)} 条`,
  copied: (rows, cells) =>
    cells > rows ? `已复制 ${number(rows)} 行，${number(cells)} 格` : `已复制 ${number(rows)} 行`,
  width: (header, px) => `${header} 列宽 ${px} 像素`,
  retry: '重试',
  refreshFailed: (why) => `更新失败，显示的是之前的数据。${why}`,
  saveFailed: (header, why) => `${header} 未保存：${why}`,
  editing: (header) => `编辑${header}`,
  settings: '列设置',
  columns: '显示的列',
  density: '行高',
  densities: { compact: '紧凑', standard: '标准', roomy: '宽松' },
  reset: '恢复默认',
  move: (header) => `移动 ${header}，按上下方向键`,
  moved: (header, place, of) => `${header} 已移到第 ${place} 位，共 ${of} 列`,
  frozen: '已冻结',
  shown: (n, of) => `${n} / ${of}`,
};
