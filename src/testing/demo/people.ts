import { companies, company, uids } from './cast/ids.ts';
import { castSellerUsers, castStaff, castStaffUsers } from './cast/staff.ts';
import { castGuardians, castGuardianUsers } from './cast/students.ts';

/** A person of the cast who can sign in. */
export interface DemoPerson {
  uid: string;
  name: string;
  phone: string;
  companyId: string;
  /** Main role there. */
  roleId: string;
}

const phones = new Map(
  [...castStaffUsers, ...castSellerUsers, ...castGuardianUsers].map((user) => [user.uid, user.mobile ?? '']),
);

function person(uid: string): DemoPerson {
  const phone = phones.get(uid) ?? '';
  const post = castStaff.find((row) => row.uid === uid);
  if (post) return { uid, name: post.name, phone, companyId: post.companyId, roleId: post.roleIds[0] ?? '0' };
  const guardian = castGuardians.find((row) => row.uid === uid);
  if (guardian) return { uid, name: guardian.name, phone, companyId: company, roleId: '1' };
  const seller = castSellerUsers.find((row) => row.uid === uid);
  return { uid, name: seller?.nickname ?? '', phone, companyId: company, roleId: '6' };
}

/** People of the cast by name: `demoPeople.linNa.uid`, `.name`, `.phone`. */
export const demoPeople = Object.fromEntries(Object.entries(uids).map(([key, uid]) => [key, person(uid)])) as {
  readonly [K in keyof typeof uids]: DemoPerson;
};

/** 万物总部, 晨光教育, 启航教育. */
export const demoCompanies = companies;
