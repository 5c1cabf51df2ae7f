import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { DateText, FlagText, Id, Nothing, Phone, shortText } from './wire.ts';

/** Company record as created and edited (product.md section 3). */
export const CompBaseInfoVO = z.object({
  id: Id.optional(),
  name: shortText(50).pipe(z.string().min(2, '机构名称应为 2–50 个字')),
  bossName: shortText(20).pipe(z.string().min(2, '请填写负责人姓名')),
  mobile: Phone,
  avatar: shortText(300).optional(),
  mainDict: z.object({ id: Id }).optional(),
  region: shortText(60).optional(),
  address: shortText(120).optional(),
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
  input: z.object({ compBaseInfoVO: CompBaseInfoVO.extend({ id: Id }) }),
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
  travelMinutes: z.record(z.string(), z.number().int()),
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
  capacity: z.number().int().min(1).max(200),
  equipment: z.array(z.string()),
  online: z.boolean(),
  shared: z.boolean(),
  disabled: z.boolean(),
  closures: z.array(z.object({ from: z.string(), to: z.string(), reason: z.string() })),
  sort: z.number().int(),
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
    q: shortText(40).optional(),
    /** Staff who hold this role. Not `roleId`: on the wire that name says as whom the call is made. */
    staffRoleId: Id.optional(),
    campusId: Id.optional(),
    state: z.enum(['active', 'disabled', 'left']).optional(),
    pageIndex: z
      .union([
        z.number().int().min(1),
        z
          .string()
          .regex(/^\d{1,6}$/)
          .transform(Number),
      ])
      .default(1),
    pageSize: z
      .union([
        z.number().int(),
        z
          .string()
          .regex(/^\d{1,3}$/)
          .transform(Number),
      ])
      .default(20),
  }),
  output: z.object({ list: z.array(StaffEntry), total: z.number().int() }),
  allow: { permission: ['staff.view', 'schedule.view'] },
});

/** A menu entry; the tree a server sends may hold /marketCenter, no menu shows it (product.md section 2). */
export const MenuNode = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string().nullable(),
  get children(): z.ZodArray<typeof MenuNode> {
    return z.array(MenuNode);
  },
});
export type MenuNode = z.infer<typeof MenuNode>;

export const getMenuTree = endpoint({
  method: 'get',
  path: 'sysAuthorizationMeg/getMenuTree',
  input: z.object({ initSuccess: FlagText.optional() }),
  output: z.array(MenuNode),
  allow: 'identity',
});

export const Holiday = z.object({
  date: DateText,
  type: z.enum(['holiday', 'makeupWorkday']),
  name: z.string(),
});
export type Holiday = z.infer<typeof Holiday>;
