/** The people of the demo (conventions, section 11): phone and identity each. */
export type Person = readonly [phone: string, identity: { companyId: string; roleId: string; stuId?: string }];

const staff = (nn: number) => `139000000${String(nn).padStart(2, '0')}`;
const at12 = (roleId: string) => ({ companyId: '12', roleId });

export const gaoYuan = [staff(1), at12('5')] as const;
export const linNa = [staff(2), at12('4')] as const;
export const wangMin = [staff(3), at12('2')] as const;
export const zhaoQiang = [staff(4), at12('3')] as const;
export const liQiang = [staff(5), at12('2')] as const;
/** 校长 of 启航教育, another institution. */
export const luoQi = [staff(15), { companyId: '15', roleId: '5' }] as const;
/** Mother of 林小满 (stuId 21). */
export const liTing = ['13800000121', { companyId: '12', roleId: '1', stuId: '21' }] as const;
/** Unknown to the system. */
export const zhouLi = '13800000001';
