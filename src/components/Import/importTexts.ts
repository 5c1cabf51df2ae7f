const n = (count: number) => count.toLocaleString('zh-CN');

/** Every word the import says itself; replace single entries by the `texts` prop. */
export interface ImportTexts {
  title: (name: string) => string;
  steps: readonly [file: string, map: string, check: string, result: string];
  /** On a phone, in place of all of them. */
  stepOf: (at: number, title: string) => string;
  templateTitle: string;
  templateNote: string;
  template: string;
  drop: string;
  dropNote: (megabytes: number, rows: number) => string;
  reading: string;
  wrongTemplate: (missing: string) => string;
  cannotImport: string;
  mapNote: (fileName: string, rows: number) => string;
  column: string;
  fileColumn: string;
  firstValue: string;
  none: string;
  choose: string;
  required: string;
  mapFirst: (missing: string) => string;
  back: string;
  next: string;
  cancel: string;
  ready: (count: number) => string;
  wrong: (count: number) => string;
  onlyWrong: string;
  allRight: string;
  line: string;
  problem: string;
  remove: string;
  verifying: (done: number, total: number) => string;
  verifyFailed: string;
  retry: string;
  downloadWrong: string;
  start: (count: number) => string;
  skipped: (count: number) => string;
  mendFirst: (count: number) => string;
  nothing: string;
  waitForCheck: string;
  importing: (done: number, total: number) => string;
  importingNote: string;
  stop: string;
  stopping: string;
  failed: (done: number) => string;
  failedNote: (left: number) => string;
  goOn: string;
  endHere: string;
  done: (count: number) => string;
  doneNone: string;
  notDone: (count: number) => string;
  unanswered: string;
  notSent: string;
  unsaid: string;
  mend: string;
  finish: string;
  undo: string;
  undoNote: (until: string) => string;
  undoOver: string;
  undone: string;
  kept: (count: number) => string;
  undoFailed: string;
  again: string;
  leave: string;
  leaveNote: (count: number) => string;
  leaveConfirm: string;
  stay: string;
}

export const importTexts: ImportTexts = {
  title: (name) => `导入${name}`,
  steps: ['上传文件', '对应列', '检查数据', '导入结果'],
  stepOf: (at, title) => `第 ${at} / 4 步 ${title}`,
  templateTitle: '先下载模板，按要求填写',
  templateNote: '带 * 的列必填；选项和填写要求已写在单元格提示和「填写说明」里，请不要改动表头。',
  template: '下载模板',
  drop: '点击选择文件，或把文件拖到这里',
  dropNote: (megabytes, rows) => `支持 .xlsx、.csv，不超过 ${megabytes} MB、${n(rows)} 行`,
  reading: '正在读取…',
  wrongTemplate: (missing) => `表头与模板不符，没有找到：${missing}。请下载模板，按模板填写后上传。`,
  cannotImport: '这个文件不能导入',
  mapNote: (fileName, rows) => `${fileName}，共 ${n(rows)} 行。请确认每一列取自文件的哪一列。`,
  column: '导入列',
  fileColumn: '文件中的列',
  firstValue: '首行内容',
  none: '不导入',
  choose: '请选择',
  required: '必填',
  mapFirst: (missing) => `请先对应必填列：${missing}`,
  back: '上一步',
  next: '下一步',
  cancel: '取消',
  ready: (count) => `可导入 ${n(count)}`,
  wrong: (count) => `有误 ${n(count)}`,
  onlyWrong: '只看有误',
  allRight: '没有有误的行',
  line: '行号',
  problem: '问题',
  remove: '移除',
  verifying: (done, total) => `正在核对 ${n(done)} / ${n(total)}`,
  verifyFailed: '核对没有完成',
  retry: '重试',
  downloadWrong: '下载有误的行',
  start: (count) => `导入 ${n(count)} 条`,
  skipped: (count) => `有误的 ${n(count)} 行不会导入`,
  mendFirst: (count) => `请先修改或移除有误的 ${n(count)} 行`,
  nothing: '没有可导入的行',
  waitForCheck: '核对完成后可导入',
  importing: (done, total) => `已处理 ${n(done)} / ${n(total)}`,
  importingNote: '导入期间请不要关闭或刷新页面。',
  stop: '停止导入',
  stopping: '正在停止，等待这一批完成…',
  failed: (done) => (done === 0 ? '导入没有完成' : `导入没有完成，已处理的 ${n(done)} 条不受影响`),
  failedNote: (left) => `还有 ${n(left)} 条未完成。继续时从中断处开始，不会重复导入。`,
  goOn: '继续导入',
  endHere: '到此为止',
  done: (count) => `已导入 ${n(count)} 条`,
  doneNone: '没有导入任何数据',
  notDone: (count) => `未导入 ${n(count)} 条`,
  unanswered: '没有收到服务的答复，可能已导入；继续导入不会重复',
  notSent: '尚未导入',
  unsaid: '网络或服务暂时不可用，请稍后重试',
  mend: '修改后再导入',
  finish: '完成',
  undo: '撤销本次导入',
  undoNote: (until) => `${until} 前可以撤销`,
  undoOver: '已过撤销时间',
  undone: '已撤销本次导入',
  kept: (count) => `其中 ${n(count)} 行不能撤销：`,
  undoFailed: '撤销没有完成',
  again: '再导入一个文件',
  leave: '放弃这次导入？',
  leaveNote: (count) => `文件中的 ${n(count)} 行还没有导入，在这里修改过的内容不会保留。`,
  leaveConfirm: '放弃导入',
  stay: '继续处理',
};
