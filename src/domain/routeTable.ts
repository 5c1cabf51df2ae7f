/** Where a page stands: teacher's console, admin console, public and family pages, or alone without a layout. */
export type RouteGroup = '/layoutV2' | '/layout' | '/' | 'standalone';

/** What is known of a page before anything of it is loaded. Paths and names are those of product.md section 2. */
export interface RouteFacts {
  /** The page's name in product.md, spelling kept. */
  readonly name: string;
  readonly path: string;
  /** Chinese title, also the menu entry. */
  readonly title: string;
  readonly group: RouteGroup;
  /** Kept alive between visits. */
  readonly cached: boolean;
  /** Opens for anybody, signed in or not. */
  readonly isPublic: boolean;
}

function group(at: RouteGroup, rows: string, flags: { cached?: string; isPublic?: string } = {}): RouteFacts[] {
  const has = (list: string | undefined, name: string) => list?.split(' ').includes(name) ?? false;
  return rows
    .trim()
    .split(/\s+/)
    .map((row) => {
      const [name = '', title = ''] = row.split(':');
      const path = at === '/' || at === 'standalone' ? `/${name}` : `${at}/${name}`;
      return { name, path, title, group: at, cached: has(flags.cached, name), isPublic: has(flags.isPublic, name) };
    });
}

const teacherPages = group(
  '/layoutV2',
  `Account:账号管理 AccountDetail:账号详情 Course:我的课程 ClassSchedule:课表 CreateSchedule:新建排课 ClassDetail:课次详情
   HomeWork:作业布置 StudentWork:学生作品`,
);

const adminPages = group(
  '/layout',
  `SeriesClass:系列课管理 createClass:新建系列课 afterClass:课后任务 createTask:新建任务 userCenter:用户中心
   seriesDetail:系列课详情 createVideo:新建视频课 activity:活动管理 createActivity:新建活动 addMember:新增学员
   createRecord:新增签约记录 LineClassAdd:新建班级 lineClassClint:班级学员 lineSectionAdd:新增课节 lineAutoCourse:自动排课
   lineClassList:班级列表 lineClassDetail:班级详情 lineMemberList:学员列表 lineMemberDetail:学员详情 welcomeIndex:欢迎页
   studentFormList:学员报表 teacherFormList:教师报表 commentFormList:点评报表 rollFormList:点名报表 resource:资源库
   resourceAdd:新增资源 resourceCourseAdd:新增资源课程 editCourse:编辑课程 courseDetails:课程详情 sectionCourseList:课节列表
   teacherPlan:教案 studentPlan:学案 RpstudentPlan:项目式学案 Syllabus:教学大纲 coursePPT:课程PPT buildSteps:搭建步骤
   uploadBuildSteps:上传搭建步骤 programCase:项目案例 uploadProgramCase:上传项目案例 homeworkConsult:作业参考
   uploadHomework:上传作业参考 userPage:员工管理 addUser:新增员工 organizationPage:机构管理 rolePage:角色管理
   authorizationPage:权限管理 addOrganization:新增机构 siPdf:步骤图PDF阅读 siImage:步骤图查看 campus:校区管理
   guideVideo:指导视频 guideAudio:指导音频 materials:教具材料 previewStudent:学案预览 previewRpStudent:项目式学案预览
   simpleLearnCase:简版学案 previewTeacher:教案预览 previewSyllabus:大纲预览 maidSeller:分销员管理
   sellerCourseDetail:分销课程详情 courseRegistration:课程报名管理 createNewCourse:新建课程 teacherClockCount:教师打卡统计
   onlineTradeFormList:线上交易报表 offlineTradeFormList:线下交易报表 evaluateFormList:测评报表 timetable:排课课表
   evaluation:测评预约 formWrapper:表单填写 stuReport:学生报告 mytimetable:我的课表 meritsManagement:积分管理
   meritsDetailPage:积分明细 evaluateSourceData:测评来源数据 previewCourse:课程预览 conversionRateInfo:转化率分析
   levelUpEvaluation:升级测评 teachersMonthlyHours:教师月课时 teacherMonthlyHoursDetail:教师月课时明细 allUserList:全部用户
   previewCourseDetail:课程详情预览 eduSetting:教务设置 dashboard:工作台 evaSetting:测评设置 initConfig:初始化配置
   miniProgramBanner:小程序轮播图 sellerEvaAuth:分销员测评授权 userLifeDetail:用户生命周期 channel:渠道管理 channelData:渠道数据
   hourMeal:课时套餐 price:价格设置 sellerEvaluation:分销员测评 sellerEvaluationForm:分销员测评表单 sellerInfo:分销员信息
   sponsorList:主办方列表 memberData:会员数据 doubleEleven:双十一活动数据 PackageManagement:课程包管理 addNewPackge:新增课程包
   curriculumDetail:课研课程详情 editCurriculumBaseInfo:编辑课程基本信息 curriculumOutline:课程大纲编辑
   examineCurriculum:课程审核列表 curriculumDetailCheck:课程审核详情 curriculumList:课程库 resourceList:课程资源列表
   curriculumListSponsor:主办方课程 curriculumEditingList:编辑中的课程 sectionProjectDetail:课节项目详情
   sectionProjectEdit:课节项目编辑 cmSetting:课程素材配置 addCmSetting:新增课程素材配置 cmMaterial:素材库管理
   activityListTable:营销活动列表 activityPlan:活动方案 templateList:活动模板列表 addTemplate:新增模板 cannelSet:渠道设置
   workPrivateSetting:工作台个人设置 addTemplateTwo:新增模板第二步`,
);

const publicPages = group(
  '/',
  `completeInfo:完善信息 ke:课程 courseAll:全部课程 formpage:报名表单 home:首页 studentHome:学生首页 agency:机构中心
   courseDetail:课程详情 checkHomework:查看作业 courseApply:课程报名 personal:个人中心 personalV2:个人中心
   changePWD:修改密码 disclaimer:免责声明 projectCourseDetail:项目课程详情 courseSystem:课程体系 futureModule:未来模块
   joinUs:加盟合作 aboutUs:关于我们`,
  {
    cached: 'ke courseAll home studentHome agency personal personalV2 courseSystem futureModule joinUs aboutUs',
    isPublic: 'ke courseAll formpage home courseDetail disclaimer projectCourseDetail courseSystem joinUs aboutUs',
  },
);

const standalonePages: RouteFacts[] = [
  { name: 'Index', path: '/', title: '登录', group: 'standalone', cached: false, isPublic: true },
  ...group('standalone', 'studentLive:学生直播间 openCourse:公开课 docViewer:文档阅读', { isPublic: 'openCourse' }),
  { name: '404', path: '/404', title: '页面不存在', group: 'standalone', cached: false, isPublic: true },
];

/** Every page of product.md section 2, the login page, the document viewer and /404. */
export const routeTable: readonly RouteFacts[] = [...teacherPages, ...adminPages, ...publicPages, ...standalonePages];

const byPath = new Map(routeTable.map((facts) => [facts.path, facts]));
const byName = new Map(routeTable.map((facts) => [facts.name, facts]));

export function routeByPath(path: string): RouteFacts | undefined {
  return byPath.get(path);
}

/** @throws Error naming the page when product.md has none of that name. */
export function routeByName(name: string): RouteFacts {
  const facts = byName.get(name);
  if (!facts) throw new Error(`routeByName(): there is no page "${name}" in the route table of product.md section 2.`);
  return facts;
}
