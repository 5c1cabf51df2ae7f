import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { DateText, FlagText, Id, Nothing, Phone, shortText } from './wire.ts';

/** Company record as created and edited (product.md section 3). */
export const CompBaseInfoVO = z.object({
  id: z.optional(Id),
  name: z.pipe(shortText(50), z.string().check(z.minLength(2, '机构名称应为 2–50 个字'))),
  bossName: z.pipe(shortText(20), z.string().check(z.minLength(2, '请填写负责人姓名'))),
  mobile: Phone,
  avatar: z.optional(shortText(300)),
  mainDict: z.optional(z.object({ id: Id })),
  region: z.optional(shortText(60)),
  address: z.optional(shortText(120)),
});

/** Creates an institution; the creator becomes its headmaster. A name in use: 409. */
export const createCompany = endpoint({
  method: 'post',
  path: 'as/company/createnewcomp',
  input: z.object({ compBaseInfoVO: CompBaseInfoVO }),
  output: z.object({ id: z.string(), mainCompanyId: z.string(), roleId: z.string() }),
  allow: 'user',
});

export const updateCompany = endpoint({
  method: 'post',
  path: 'as/company/updatecomp',
  input: z.object({ compBaseInfoVO: z.extend(CompBaseInfoVO, { id: Id }) }),
  output: z.object({ id: z.string() }),
  allow: { permission: ['org.edit', 'campus.edit'] },
});

/** Hours of a weekday, 1 = 周一 … 7 = 周日. */
const OpenHours = z.record(z.string(), z.object({ from: z.string(), to: z.string() }));

export const Campus = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  state: z.enum(['open', 'preparing', 'disabled']),
  openHours: OpenHours,
  /** Minutes from this campus to another one. */
  travelMinutes: z.record(z.string(), z.int()),
});
export type Campus = z.infer<typeof Campus>;

export const getCampusList = endpoint({
  method: 'get',
  path: 'campusMeg/getCampusList',
  input: Nothing,
  output: z.object({ campusVOS: z.array(Campus) }),
  allow: 'identity',
});

export const Classroom = z.object({
  id: z.string(),
  campusId: z.string(),
  name: z.string(),
  capacity: z.int().check(z.minimum(1), z.maximum(200)),
  equipment: z.array(z.string()),
  online: z.boolean(),
  shared: z.boolean(),
  disabled: z.boolean(),
  closures: z.array(z.object({ from: z.string(), to: z.string(), reason: z.string() })),
  sort: z.int(),
});
export type Classroom = z.infer<typeof Classroom>;

export const getClassroom = endpoint({
  method: 'get',
  path: 'timetable1/getClassroom',
  input: z.object({ campusId: Id }),
  output: z.object({ list: z.array(Classroom) }),
  allow: { permission: ['schedule.view', 'campus.view'] },
});

/** A member of staff as pickers show it; the phone is masked. */
export const StaffEntry = z.object({
  uid: z.string(),
  name: z.string(),
  phone: z.string(),
  roleIds: z.array(z.string()),
  roleLabels: z.array(z.string()),
  campusIds: z.array(z.string()),
  state: z.enum(['active', 'disabled', 'left']),
});
export type StaffEntry = z.infer<typeof StaffEntry>;

export const getStaffList = endpoint({
  method: 'get',
  path: 'userV1/getStaffList',
  input: z.object({
    q: z.optional(shortText(40)),
    /** Staff who hold this role. Not `roleId`: on the wire that name says as whom the call is made. */
    staffRoleId: z.optional(Id),
    campusId: z.optional(Id),
    state: z.optional(z.enum(['active', 'disabled', 'left'])),
    pageIndex: z._default(
      z.union([z.int().check(z.minimum(1)), z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.transform(Number))]),
      1,
    ),
    pageSize: z._default(z.union([z.int(), z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number))]), 20),
  }),
  output: z.object({ list: z.array(StaffEntry), total: z.int() }),
  allow: { permission: ['staff.view', 'schedule.view'] },
});

/** A menu entry; the tree a server sends may hold /marketCenter, no menu shows it (product.md section 2). */
export const MenuNode = z.object({
  id: z.string(),
  name: z.string(),
  url: z.nullable(z.string()),
  get children(): z.ZodMiniArray<typeof MenuNode> {
    return z.array(MenuNode);
  },
});
export type MenuNode = z.infer<typeof MenuNode>;

export const getMenuTree = endpoint({
  method: 'get',
  path: 'sysAuthorizationMeg/getMenuTree',
  input: z.object({ initSuccess: z.optional(FlagText) }),
  output: z.array(MenuNode),
  allow: 'identity',
});

export const Holiday = z.object({
  date: DateText,
  type: z.enum(['holiday', 'makeupWorkday']),
  name: z.string(),
});
export type Holiday = z.infer<typeof Holiday>;
