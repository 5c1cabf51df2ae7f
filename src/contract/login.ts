import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { DateTimeText, FlagText, Id, Nothing, Phone, shortText } from './wire.ts';

/** User info (product.md section 3); userId, phone, nickName and image are legacy aliases and always equal. */
export const UserInfo = z.object({
  uid: z.string(),
  userId: z.string(),
  mobile: z.string(),
  phone: z.string(),
  nickname: z.string(),
  nickName: z.string(),
  avatar: z.string(),
  image: z.string(),
  sellerId: z.optional(z.string()),
  sellerName: z.optional(z.string()),
  isStudent: z.boolean(),
  canSaveImage: z.boolean(),
});
export type UserInfo = z.infer<typeof UserInfo>;

/** One role a person holds in an institution. */
export const RoleBaseInfo = z.object({
  roleId: z.string(),
  /** headmaster, operator, tch, saler, parent, student, seller, manager, unknown, or a custom role's own name. */
  name: z.string(),
  label: z.string(),
  level: z.int(),
  kind: z.enum(['manager', 'employee', 'none']),
  choose: z.boolean(),
  /** Why it can't be chosen: 已停用, 已离职, 机构已停用. */
  reason: z.optional(z.string()),
});

/** A student of an institution, as the login answer carries it. */
export const StuInfo = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(['normal', 'vip']),
  tag: z.enum(['normal', 'shortTerm', 'longTerm']),
  choose: z.boolean(),
  avatar: z.string(),
  inviteCode: z.optional(z.string()),
});

/** Institution as returned at login (product.md section 3, compBaseInfo). */
export const CompBaseInfo = z.object({
  id: z.string(),
  name: z.string(),
  mainCompanyId: z.string(),
  avatar: z.string(),
  bossName: z.string(),
  roleId: z.optional(z.string()),
  roleName: z.optional(z.string()),
  state: z.enum(['trial', 'normal', 'expired', 'disabled']),
  lastUsedAt: z.nullable(DateTimeText),
  roleBaseInfos: z.array(RoleBaseInfo),
  stuInfos: z.array(StuInfo),
  get children(): z.ZodMiniArray<typeof CompBaseInfo> {
    return z.array(CompBaseInfo);
  },
});
export type CompBaseInfo = z.infer<typeof CompBaseInfo>;

/** Login info: institutions with roles and students, and who the user is. */
export const LoginInfo = z.object({
  compBaseInfos: z.array(CompBaseInfo),
  userLogin: z.object({ mobile: z.string() }),
  userInfo: UserInfo,
  /** Role used last, as the server remembers it: companyId-roleId[-stuId]. */
  lastIdentityIds: z.nullable(z.string()),
});
export type LoginInfo = z.infer<typeof LoginInfo>;

/** What a successful sign-in answers: login info and the fresh token. */
export const LoginResult = z.extend(LoginInfo, { userToken: z.object({ token: z.string(), uid: z.string() }) });
export type LoginResult = z.infer<typeof LoginResult>;

/** Sends a 6-digit code. Limits: 1 in 60 s, 5 an hour, 10 a day for a phone (code 429). */
export const sendAuthCode = endpoint({
  method: 'post',
  path: 'as/sms/authcode',
  input: z.object({ phone: Phone, type: z.literal('login') }),
  output: z.object({ resendAfterS: z.int(), expireInS: z.int() }),
  allow: 'public',
});

/** Signs in by the code sent. Wrong code: 422 with the tries left; spent or older than 5 minutes: 422. */
export const loginBySms = endpoint({
  method: 'post',
  path: 'as/login/smsauthcode',
  input: z.object({
    phone: Phone,
    authCode: z.string().check(z.regex(/^\d{6}$/, '请输入 6 位验证码')),
    type: z.literal('login'),
    companyId: Id,
    channel: z.literal('pc'),
    keep7d: z._default(FlagText, false),
    /** Version of the terms the user ticked. */
    consentVersion: z.optional(shortText(20)),
  }),
  output: LoginResult,
  allow: 'public',
});

export const getLoginInfo = endpoint({
  method: 'get',
  path: 'login/getUserInfoV1',
  input: Nothing,
  output: LoginInfo,
  allow: 'user',
});

/** Makes a company role for the signed-in user: parent (addParentRole 1) or visitor (0). */
export const addCompanyRole = endpoint({
  method: 'post',
  path: 'as/login/authnewcomp',
  input: z.object({
    companyId: Id,
    recommendUid: z.optional(Id),
    addParentRole: z.union([z.literal(0), z.literal(1)]),
  }),
  output: z.object({ companyId: z.string(), roleId: z.string() }),
  allow: 'user',
});

/** Ends the session. Answering it twice does no harm. */
export const logout = endpoint({
  method: 'post',
  path: 'as/login/logout',
  input: Nothing,
  output: Nothing,
  allow: 'public',
});

export const phoneIsExist = endpoint({
  method: 'get',
  path: 'login/phoneIsExist',
  input: z.object({ phone: Phone }),
  output: z.object({ exist: z.boolean() }),
  allow: 'public',
});

/** Codes the local SMS stand-in "sent", newest first. Only answers where that stand-in is in use (else 404). */
export const getDevMailbox = endpoint({
  method: 'get',
  path: 'as/sms/getdevmailbox',
  input: Nothing,
  output: z.object({
    list: z.array(z.object({ phone: z.string(), code: z.string(), text: z.string(), at: DateTimeText })),
  }),
  allow: 'public',
  quiet: true,
});

/** Rights of the chosen identity: the map for element gates, where it may look, which roles it has. */
export const Business = z.object({
  companyId: z.string(),
  campusIds: z.array(z.string()),
  /** Permission key → held. */
  auth: z.record(z.string(), z.boolean()),
  dataScopes: z.record(z.string(), z.enum(['own', 'class', 'campus', 'company'])),
});
export type Business = z.infer<typeof Business>;

/** The "check user" call: chooses an identity; answers what it may do. */
export const checkUser = endpoint({
  method: 'post',
  path: 'meg/user/checkUser',
  input: z.object({ companyId: Id, roleId: Id, stuId: z.optional(Id) }),
  output: z.object({
    userVO: z.extend(UserInfo, { name: z.string(), companyName: z.string() }),
    roleIds: z.array(z.string()),
    business: Business,
    initSuccess: z.boolean(),
  }),
  allow: 'user',
});
