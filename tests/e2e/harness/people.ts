/** Phones of the demo people (staff 139000000nn, main guardian of student n 13800000100 + n). */
export const phones = {
  gaoYuan: '13900000001',
  linNa: '13900000002',
  wangMin: '13900000003',
  zhaoQiang: '13900000004',
  sunTing: '13900000012',
  /** Guardian of 林小满 (21). */
  liTing: '13800000121',
  /** Unknown to the system. */
  zhouLi: '13800000001',
} as const;
