/** A record of the table: an id and thirty texts. */
export interface Row {
  id: string;
  cells: readonly string[];
}

export const columnCount = 30;
const given = ['小满', '子涵', '一诺', '浩然', '雨桐', '梓萱', '宇轩', '欣怡'];
const family = ['林', '王', '李', '张', '刘', '陈', '杨', '赵'];

/** The same rows in every run. */
export function makeRows(count: number): Row[] {
  return Array.from({ length: count }, (_, i) => ({
    id: String(i),
    cells: Array.from({ length: columnCount }, (_unused, c) =>
      c === 0 ? `${family[i % 8] ?? ''}${given[(i * 3) % 8] ?? ''}${i}` : `${(i * 31 + c * 7) % 997}.${c}`,
    ),
  }));
}

export const headers = Array.from({ length: columnCount }, (_, c) => (c === 0 ? '姓名' : `第${c}列`));
