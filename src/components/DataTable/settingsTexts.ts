/** Every word the column settings say themselves; replace single entries by the `texts` prop. */
export interface TableSettingsTexts {
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

export const tableSettingsTexts: TableSettingsTexts = {
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
