import { type Block, drawBlocks } from './blocks.ts';
import { A4, pdfOf, sheet } from './document.ts';

const title = '课堂安全与器材整理 教案';

const pages: Block[][] = [
  [
    { kind: 'heading', text: '一、教学目标' },
    {
      kind: 'list',
      numbered: true,
      items: ['能说出教室里的三条安全约定。', '能在五分钟内把零件按编号归位。', '养成开机前检查、下课前清点的习惯。'],
    },
    { kind: 'heading', text: '二、安全约定' },
    {
      kind: 'list',
      numbered: true,
      items: [
        '小零件不入口、不乱扔，掉到地上立即捡起。',
        '电机转动时不碰齿轮与皮带；需要调整先断电。',
        '电池只由老师更换；发热、鼓包立即报告。',
        '离开座位时椅子归位，作品放到桌子中间。',
      ],
    },
    { kind: 'heading', text: '三、开课前三分钟' },
    {
      kind: 'table',
      head: ['步骤', '做什么', '谁来做'],
      rows: [
        ['1', '核对零件盒编号与清单', '组长'],
        ['2', '检查主控电量与连接线', '调试员'],
        ['3', '桌面清空，只留本节器材', '全组'],
      ],
      widths: [60, 283, 140],
    },
  ],
  [
    { kind: 'heading', text: '四、下课前五分钟' },
    {
      kind: 'list',
      numbered: true,
      items: [
        '保存程序，文件名写清日期与组号。',
        '按图归位：梁、轴、销、齿轮、电子件五格。',
        '清点数量，缺件写在补件单上。',
        '擦桌子、推椅子、关电源。',
      ],
    },
    { kind: 'heading', text: '五、清点表' },
    {
      kind: 'table',
      head: ['类别', '应有', '实有', '缺件登记'],
      rows: ['梁', '轴', '销', '齿轮', '电机', '传感器'].map((part, i) => [
        part,
        String([24, 12, 60, 14, 2, 3][i]),
        ' ',
        ' ',
      ]),
      widths: [140, 90, 90, 163],
    },
    { kind: 'space', height: 14 },
    { kind: 'heading', text: '六、作业' },
    { kind: 'para', text: '回家把自己的书桌按“分类、定位、标识”整理一次，拍一张整理前后的对比照片。' },
  ],
];

export const sharedPlanPages = pages.length;

/** The 教案 on safety that fourteen sections use. */
export function sharedPlanPdf(author: string, createdAt: string): Uint8Array {
  const canvases = pages.map((blocks, i) => {
    const page = sheet(A4);
    page.text(56, 78, i === 0 ? title : '课堂安全与器材整理', { size: i === 0 ? 22 : 12, bold: true });
    page.line(56, 96, 539, 96);
    drawBlocks(page, blocks, { x: 56, y: 130, width: 483, bottom: 780 });
    page.text(539, 808, `第 ${i + 1} 页 / 共 ${pages.length} 页`, { size: 9, color: '#7b8794', align: 'right' });
    return page;
  });
  return pdfOf({ title, author, subject: '通用', createdAt }, canvases);
}
