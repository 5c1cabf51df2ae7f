import type { FirstGuide } from './useGuide.ts';

/** First visit of the admin console. */
export const adminGuide: FirstGuide = {
  name: 'layout',
  steps: [
    {
      target: 'menu',
      title: '菜单',
      text: '所有页面按业务分组，顶部可查找菜单。电脑上可收起为图标，下次打开仍保持您的选择。',
    },
    {
      target: ['campus', 'person'],
      title: '校区',
      text: '选择校区后，列表与报表都只看这个校区；选「全部校区」看全部。',
    },
    { target: 'search', title: '全局搜索', text: '按 / 键随时搜索学员、班级、订单和页面，支持手机号后四位。' },
    { target: 'todos', title: '待办', text: '需要您处理的事项都在这里，点开即到处理的位置。' },
  ],
};

/** First visit of the teacher's console. */
export const teacherGuide: FirstGuide = {
  name: 'layoutV2',
  steps: [
    { target: 'nav', title: '课表与课程', text: '本周的课在「课表」，教的课程与资料在「我的课程」。' },
    { target: 'campus', title: '校区', text: '在多个校区上课时，可只看其中一个校区。' },
    { target: 'todos', title: '待办', text: '未点名、未点评和待批改的事项会出现在这里。' },
    { target: 'person', title: '我的', text: '切换身份或退出登录。用公共电脑上课后请记得退出。' },
  ],
};

/** First visit of the family pages. */
export const familyGuide: FirstGuide = {
  name: 'family',
  steps: [
    { target: 'child', title: '孩子', text: '有多个孩子时，在这里切换，不用重新登录。' },
    { target: 'nav', title: '导航', text: '首页看下一节课，课程看可报的课，学习看作业与点评，我的看课时与订单。' },
    { target: 'todos', title: '消息', text: '待确认的课时、新的点评和通知都在这里。' },
    { target: 'person', title: '账号', text: '切换身份、查看个人中心或退出登录。' },
  ],
};
