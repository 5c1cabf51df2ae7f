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
  unsaved: string;
  editing: (header: string) => string;
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
  unsaved: '保存失败，请稍后重试',
  editing: (header) => `编辑${header}`,
};
