import type { CompBaseInfo, RoleBaseInfo, StuInfo } from '../../src/domain/identityTypes.ts';
import { roleByName } from '../../src/domain/roles.ts';

export function role(name: string, more: Partial<RoleBaseInfo> = {}): RoleBaseInfo {
  const facts = roleByName(name);
  return { roleId: facts?.roleId ?? '101', name, label: facts?.label ?? name, choose: true, ...more };
}

export function child(id: string, name: string, more: Partial<StuInfo> = {}): StuInfo {
  return { id, name, type: 'normal', choose: true, ...more };
}

export function company(id: string, name: string, more: Partial<CompBaseInfo> = {}): CompBaseInfo {
  return { id, name, mainCompanyId: id, roleBaseInfos: [], stuInfos: [], children: [], ...more };
}

/** 高远: 校长 and 老师 at 晨光教育, 家长 without a child at company 1. */
export const gaoYuan: CompBaseInfo[] = [
  company('1', '万物总部', { roleBaseInfos: [role('parent')] }),
  company('12', '晨光教育', { roleBaseInfos: [role('tch'), role('headmaster')] }),
];
