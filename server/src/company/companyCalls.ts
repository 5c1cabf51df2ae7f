import { and, eq, ne } from 'drizzle-orm';
import { createCompany, updateCompany, type ParsedInputOf } from 'jiaowu/contract';
import { addSeconds } from '../clock.ts';
import { company, dictionary, staff } from '../db/schema/index.ts';
import { enter, lockFor } from '../db/scope.ts';
import type { Tx } from '../db/open.ts';
import { missing, raced } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { newId } from '../ids.ts';
import { logAct } from '../oplog.ts';

type Vo = ParsedInputOf<typeof createCompany>['compBaseInfoVO'];
const trialDays = 30;

/** @throws Refusal 409 when another institution has the name */
async function checkName(tx: Tx, name: string, now: string, except = ''): Promise<void> {
  await lockFor(tx, [`companyName:${name}`]);
  const [other] = await tx
    .select({ bossName: company.bossName })
    .from(company)
    .where(and(eq(company.name, name), ne(company.id, except)));
  if (other) throw raced('', now, null, `机构名称「${name}」已被使用，请换一个名称`);
}

/** The subject as text, from its dictionary id. */
async function subjectName(tx: Tx, vo: Vo): Promise<string> {
  if (!vo.mainDict) return '';
  const [entry] = await tx.select({ name: dictionary.name }).from(dictionary).where(eq(dictionary.id, vo.mainDict.id));
  return entry?.name ?? '';
}

export const companyCalls = [
  serve(createCompany, async ({ compBaseInfoVO: vo }, call) => {
    const { tx, now, person } = call;
    await checkName(tx, vo.name, now);
    const id = newId();
    const today = now.slice(0, 10);
    await tx.insert(company).values({
      id,
      mainCompanyId: id,
      name: vo.name,
      avatar: vo.avatar ?? '',
      bossName: vo.bossName,
      mobile: vo.mobile,
      mainDict: '',
      region: vo.region ?? '',
      address: vo.address ?? '',
      state: 'trial',
      initSuccess: false,
      createdAt: now,
      serviceExpireOn: addSeconds(now, trialDays * 86_400).slice(0, 10),
      sharing: false,
    });
    await enter(tx, { at: 'company', uid: person.uid, companyId: id, mainCompanyId: id });
    await tx.insert(staff).values({
      companyId: id,
      uid: person.uid,
      name: vo.bossName,
      jobNo: '0001',
      roleIds: ['5'],
      duties: [],
      extraPermissions: [],
      campusIds: [],
      subjectIds: [],
      state: 'active',
      entryOn: today,
    });
    return { id, mainCompanyId: id, roleId: '5' };
  }),

  serve(updateCompany, async ({ compBaseInfoVO: vo }, call) => {
    const { tx, now, post } = call;
    if (vo.id !== post.companyId) throw missing();
    const [before] = await tx.select().from(company).where(eq(company.id, vo.id));
    if (!before) throw missing();
    // Names of other institutions are seen only at the door.
    if (vo.name !== before.name) {
      await enter(tx, { at: 'door', uid: call.person.uid });
      await checkName(tx, vo.name, now, vo.id);
      await enter(tx, { at: 'company', uid: call.person.uid, companyId: vo.id, mainCompanyId: post.mainCompanyId });
    }
    const after = {
      name: vo.name,
      bossName: vo.bossName,
      mobile: vo.mobile,
      avatar: vo.avatar ?? before.avatar,
      region: vo.region ?? before.region,
      address: vo.address ?? before.address,
      mainDict: vo.mainDict ? await subjectName(tx, vo) : before.mainDict,
    };
    await tx.update(company).set(after).where(eq(company.id, vo.id));
    const labels = {
      name: '机构名称',
      bossName: '负责人',
      mobile: '手机号',
      region: '地区',
      address: '地址',
      mainDict: '主营科目',
    };
    const diff = Object.entries(labels).flatMap(([key, field]) => {
      const k = key as keyof typeof labels;
      return before[k] === after[k] ? [] : [{ field, before: before[k], after: after[k] }];
    });
    await logAct(call, { action: '编辑机构', objectType: 'company', objectId: vo.id, objectName: after.name, diff });
    return { id: vo.id };
  }),
];
