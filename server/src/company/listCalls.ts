import { and, arrayContains, asc, eq, inArray } from 'drizzle-orm';
import { getCampusList, getClassroom, getStaffList, listDictionary } from 'jiaowu/contract';
import { campus, classroom, dictionary, role, staff, userAccount } from '../db/schema/index.ts';
import { missing } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { contains } from '../like.ts';
import { effectiveEntries, maskPhone } from 'jiaowu/domain';

/** Families and visitors see the open campuses, staff those they may look into. */
const campusList = serve(getCampusList, async (_, { tx, post }) => {
  const rows = await tx.select().from(campus).orderBy(asc(campus.id));
  const shown = rows.filter(({ id, state }) => (post.employee ? post.campusIds.includes(id) : state === 'open'));
  return {
    campusVOS: shown.map(({ id, name, address, phone, state, openHours, travelMinutes }) => ({
      id,
      name,
      address,
      phone,
      state,
      openHours,
      travelMinutes,
    })),
  };
});

const classroomList = serve(getClassroom, async ({ campusId }, { tx, post }) => {
  if (!post.campusIds.includes(campusId)) throw missing();
  const list = await tx
    .select()
    .from(classroom)
    .where(eq(classroom.campusId, campusId))
    .orderBy(asc(classroom.sort), asc(classroom.id));
  return { list };
});

const staffState = { active: ['active', 'pending'], disabled: ['disabled'], left: ['left'] } as const;

const staffList = serve(getStaffList, async ({ q, staffRoleId, campusId, state, pageIndex, pageSize }, { tx }) => {
  const where = and(
    q ? contains(staff.name, q) : undefined,
    staffRoleId === undefined ? undefined : arrayContains(staff.roleIds, [staffRoleId]),
    campusId === undefined ? undefined : arrayContains(staff.campusIds, [campusId]),
    state === undefined ? undefined : inArray(staff.state, [...staffState[state]]),
  );
  const size = Math.min(Math.max(pageSize, 1), 200);
  const total = await tx.$count(staff, where);
  const rows = await tx
    .select({ staff, mobile: userAccount.mobile })
    .from(staff)
    .leftJoin(userAccount, eq(userAccount.uid, staff.uid))
    .where(where)
    .orderBy(asc(staff.jobNo), asc(staff.uid))
    .limit(size)
    .offset((pageIndex - 1) * size);
  const roles = await tx.select().from(role);
  const labelOf = new Map(roles.map(({ id, label }) => [id, label]));
  return {
    total,
    list: rows.map(({ staff: post, mobile }) => ({
      uid: post.uid,
      name: post.name,
      phone: maskPhone(mobile ?? ''),
      roleIds: post.roleIds,
      roleLabels: post.roleIds.map((id) => labelOf.get(id) ?? id),
      campusIds: post.campusIds,
      state: post.state === 'pending' ? ('active' as const) : post.state,
    })),
  };
});

const dictionaryList = serve(listDictionary, async ({ type, disabled }, { tx, post }) => {
  const rows = await tx.select().from(dictionary).where(eq(dictionary.type, type));
  const entries = effectiveEntries(
    rows.filter(({ companyId }) => companyId === post.companyId),
    rows.filter(({ companyId }) => companyId !== post.companyId),
  );
  return entries
    .filter((entry) => disabled === true || !entry.disabled)
    .map(({ id, name, color, sort, ...entry }) => ({ id, type, name, color, sort, disabled: entry.disabled }));
});

export const listCalls = [campusList, classroomList, staffList, dictionaryList];
