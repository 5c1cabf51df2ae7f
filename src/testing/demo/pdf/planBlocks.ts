import type { CourseContent, SectionContent, StageContent } from '../content/types.ts';
import type { Block } from './blocks.ts';
import { board, drawingFor, flow } from './drawings.ts';

/** A section with the course and stage it stands in. */
export interface SectionPlace {
  course: CourseContent;
  stage: StageContent;
  section: SectionContent;
  no: number;
}

/** Minutes of 导入, 新知, 任务, 展示, 整理; their sum is the lesson's length. */
const timing: Record<number, [number, number, number, number, number]> = {
  60: [6, 14, 25, 9, 6],
  90: [8, 18, 42, 14, 8],
  180: [12, 36, 90, 28, 14],
};

export function minutesOfPhases(minutes: number): [number, number, number, number, number] {
  return timing[minutes] ?? [5, 10, minutes - 30, 10, 5];
}

export function overview({ course, stage, section, no }: SectionPlace): Block[] {
  return [
    {
      kind: 'table',
      head: ['课程', '阶段', '课节', '时长', '人数', '年龄'],
      rows: [
        [
          course.name,
          stage.name,
          `第 ${no} 节`,
          `${course.minutes} 分钟`,
          `${course.size} 人以内`,
          `${course.ageFrom}–${course.ageTo} 岁`,
        ],
      ],
      widths: [95, 105, 70, 75, 78, 60],
    },
    { kind: 'space', height: 14 },
    { kind: 'heading', text: '一、教学目标' },
    {
      kind: 'list',
      items: [
        `知识与技能：${section.goal}。`,
        `过程与方法：通过“${section.steps.join('—')}”的过程，先猜想、再动手、后解释，并留下记录。`,
        `情感与态度：愿意把失败的一次也记下来，能听完同伴的意见再修改。`,
      ],
      numbered: true,
    },
    { kind: 'space', height: 8 },
    { kind: 'heading', text: '二、教学重点' },
    { kind: 'list', items: section.points },
    { kind: 'space', height: 8 },
    { kind: 'heading', text: '三、教学难点' },
    {
      kind: 'para',
      text: `${section.difficulty}。突破办法：先让学生说出自己的预测，再用对比实验呈现两种结果，最后由学生归纳。`,
    },
    { kind: 'space', height: 8 },
    { kind: 'heading', text: '四、在本课程中的位置' },
    {
      kind: 'para',
      text: `本阶段“${stage.name}”的目标是：${stage.goal}本节为第 ${no} 节，完成后学生应能独立完成课后作业，并为下一节做好准备。`,
    },
  ];
}

export function preparation({ course, section }: SectionPlace): Block[] {
  return [
    { kind: 'heading', text: '五、教具准备' },
    {
      kind: 'table',
      head: ['名称', '数量', '课前检查'],
      rows: section.aids.map((aid, i) => [
        aid,
        i === 0 ? '每组 1 套' : i === 1 ? '每组 1 份' : '每班 2 份',
        i === 0 ? '逐套清点，缺件当天登记补齐' : i === 1 ? '试用一次，确认完好' : '放在讲台右侧，用后归还',
      ]),
      widths: [160, 100, 223],
    },
    { kind: 'space', height: 14 },
    { kind: 'heading', text: '六、课前检查' },
    {
      kind: 'list',
      items: [
        '提前 15 分钟到教室，打开投影并翻到本节 PPT 的第 1 页。',
        '桌面只留本节教具，多余零件收进编号盒；电源线贴地固定。',
        '核对点名单：请假、补课、试听的学员各是谁，安排好座位与同伴。',
        `复习上节课的作业，准备好 2 份优秀作业在导入时展示。`,
      ],
    },
    { kind: 'space', height: 8 },
    { kind: 'heading', text: '七、安全提示' },
    {
      kind: 'list',
      items: [
        '小零件不入口，尖锐工具由老师分发与回收。',
        '发现电池发热、导线破损立即断电并更换。',
        '离开座位前把作品放到桌子中间。',
      ],
    },
    { kind: 'space', height: 8 },
    { kind: 'heading', text: '八、课堂约定' },
    { kind: 'para', text: course.opening },
  ];
}

export function lessonFlow({ course, section }: SectionPlace): Block[] {
  const [open, learn, task, show, tidy] = minutesOfPhases(course.minutes);
  return [
    { kind: 'heading', text: `九、教学过程（共 ${course.minutes} 分钟）` },
    {
      kind: 'table',
      head: ['环节', '分钟', '老师做什么', '学生做什么'],
      rows: [
        [
          '导入',
          String(open),
          `展示上节课的优秀作业，提出本节问题：怎样做到“${section.goal}”？`,
          '说出自己的猜想，写在便签上贴到黑板。',
        ],
        [
          '新知',
          String(learn),
          `边演示边提问，讲清：${section.points.join('；')}。`,
          '跟做一次，用自己的话复述要点，完成学案第一栏。',
        ],
        [
          '任务',
          String(task),
          `发布任务，巡视并记录每组进度；对“${section.difficulty}”给予分层提示。`,
          `${section.steps.map((step, i) => `${i + 1}）${step}`).join('；')}。`,
        ],
        [
          '展示',
          String(show),
          '请两组讲解，追问“哪一步失败过，怎样改的”。',
          '先演示再讲解，其他组每人提一个问题或建议。',
        ],
        ['整理', String(tidy), '回到黑板上的猜想逐条核对，布置作业。', '零件归位清点，填写自评表。'],
      ],
      widths: [50, 45, 194, 194],
    },
    { kind: 'space', height: 8 },
    { kind: 'heading', text: '板书设计' },
    {
      kind: 'drawing',
      height: 180,
      draw: (canvas, x, y, width) => board(section.name, section.points)(canvas, { x, y, w: width, h: 165 }),
    },
  ];
}

export function guidance({ section }: SectionPlace): Block[] {
  return [
    { kind: 'heading', text: '十、关键提问' },
    {
      kind: 'list',
      numbered: true,
      items: section.points.map((point) => `“${point}”——你怎样证明它？预设回答：先说现象，再说数据，最后说原因。`),
    },
    { kind: 'space', height: 8 },
    { kind: 'heading', text: '十一、图示' },
    {
      kind: 'drawing',
      height: 190,
      draw: (canvas, x, y, width) => {
        canvas.rect(x, y, width, 170, null, '#cbd2d9');
        (drawingFor(section.name) ?? flow(section.steps))(canvas, { x: x + 14, y: y + 10, w: width - 28, h: 150 });
      },
    },
    { kind: 'heading', text: '十二、任务分步指导' },
    {
      kind: 'list',
      numbered: true,
      items: section.steps.map((step) => `${step}。完成标准：同伴不看说明也能照着做一遍。`),
    },
  ];
}

export function closing({ section }: SectionPlace): Block[] {
  return [
    { kind: 'heading', text: '小结' },
    { kind: 'list', items: section.points.map((point) => `今天知道了：${point}。`) },
    { kind: 'space', height: 8 },
    { kind: 'heading', text: '作业' },
    { kind: 'para', text: `${section.homework}。下节课前在学习页面提交，可以用照片、录音或文字。` },
    { kind: 'space', height: 8 },
    { kind: 'heading', text: '评价量表' },
    {
      kind: 'table',
      head: ['维度', '★', '★★', '★★★'],
      rows: [
        ['理解', '能在提示下说出要点', '能用自己的话说出要点', '能举出课本以外的例子'],
        ['动手', '在帮助下完成任务', '独立完成任务', '完成任务并有一处改进'],
        ['记录', '记录不完整', '记录完整', '记录完整并能据此解释'],
        ['合作', '能听从分工', '能主动分工', '能帮助同伴解决问题'],
      ],
      widths: [63, 140, 140, 140],
    },
    { kind: 'space', height: 14 },
    { kind: 'heading', text: '课后反思' },
    { kind: 'para', text: '本节课有几组在规定时间内完成任务？哪一个提问最有效？下次准备怎样改？' },
  ];
}

export function layers({ section }: SectionPlace): Block[] {
  return [
    { kind: 'heading', text: '分层任务' },
    {
      kind: 'table',
      head: ['层次', '要求', '提示'],
      rows: [
        ['基础', section.steps.slice(0, 2).join('；'), '提供半成品与步骤卡'],
        ['提高', section.steps.slice(2).join('；'), '只给目标与限制条件'],
        ['挑战', `把“${section.name}”用到自己的作品里，并用数据说明效果`, '由学生自己提出评价标准'],
      ],
      widths: [60, 263, 160],
    },
    { kind: 'space', height: 14 },
    { kind: 'heading', text: '常见问题' },
    {
      kind: 'table',
      head: ['现象', '可能的原因', '处理'],
      rows: [
        ['结果每次都不一样', '条件没有固定', '一次只改一个条件，测三次取平均'],
        ['做到一半停住', section.difficulty, '回到图示，指出卡在哪一步'],
        ['组内只有一人在做', '分工不清', '到时间互换角色'],
        ['提前完成', '任务偏易', '直接进入挑战层'],
      ],
      widths: [130, 193, 160],
    },
    { kind: 'space', height: 14 },
    { kind: 'heading', text: '数据记录表' },
    {
      kind: 'table',
      head: ['次数', '条件', '结果', '和猜想一样吗', '改进'],
      rows: ['1', '2', '3', '4', '5'].map((n) => [n, ' ', ' ', ' ', ' ']),
      widths: [50, 120, 110, 93, 110],
    },
  ];
}
