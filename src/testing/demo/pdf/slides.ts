import { lineSlides } from '../content/lineSlides.ts';
import type { Canvas } from './canvas.ts';
import { wrap } from './text.ts';
import { pdfOf, SLIDE, sheet } from './document.ts';
import { type Drawing, drawingFor, flow, oval, sensor } from './drawings.ts';
import { minutesOfPhases, type SectionPlace } from './planBlocks.ts';

export interface Slide {
  title: string;
  lines: readonly string[];
  /** On the right half. */
  drawing?: Drawing;
  /** Along the bottom. */
  strip?: readonly string[];
}

function generated({ course, stage, section, no }: SectionPlace): Slide[] {
  const [open, learn, task, show, tidy] = minutesOfPhases(course.minutes);
  const subject = drawingFor(section.name);
  // Where nothing special can be shown, the steps run along the bottom.
  const shown = subject ? { drawing: subject } : { strip: section.steps };
  return [
    { title: section.name, lines: [`${course.name} · ${stage.name} · 第 ${no} 节`, section.goal] },
    { title: '今天的目标', lines: [section.goal, `时间：${course.minutes} 分钟`], ...shown },
    { title: '先猜一猜', lines: ['把你的猜想写在便签上', '说一个理由', '没有错的猜想，只有没试过的猜想'] },
    ...section.points.map((point, i) => ({ title: `知识点 ${i + 1}`, lines: [point, '你怎样证明它？'] })),
    { title: '看图想一想', lines: [section.difficulty], ...shown },
    { title: '需要的器材', lines: section.aids },
    { title: '任务步骤', lines: section.steps, strip: section.steps },
    ...section.steps.map((step, i) => ({ title: `第 ${i + 1} 步`, lines: [step, '完成后举手，让同伴照着做一遍'] })),
    {
      title: '时间安排',
      lines: [`导入 ${open} 分钟`, `新知 ${learn} 分钟`, `任务 ${task} 分钟`, `展示 ${show} 分钟`, `整理 ${tidy} 分钟`],
    },
    { title: '展示与提问', lines: ['先演示，再讲解', '说出一次失败和一处改进', '每组提一个问题'] },
    { title: '小结', lines: section.points },
    { title: '作业', lines: [section.homework] },
  ];
}

/** Drawings of 巡线原理 by page. */
function lineDrawings({ section }: SectionPlace): Record<number, Pick<Slide, 'drawing' | 'strip'>> {
  const drawing = drawingFor(section.name) ?? sensor;
  return {
    3: { drawing: sensor },
    7: { drawing },
    8: { drawing },
    9: { drawing },
    11: { strip: ['读灰度值', '小于阈值？', '向右或向左', '回到第 1 步'] },
    15: { drawing },
    16: { drawing: oval },
    17: { drawing: oval },
  };
}

/** Slides of a section. 巡线原理 has 24 of its own. */
export function slidesOf(place: SectionPlace): Slide[] {
  if (place.section.name !== '巡线原理') return generated(place);
  const drawings = lineDrawings(place);
  return lineSlides.map((slide, i) => ({ ...slide, ...drawings[i + 1] }));
}

function drawCover(page: Canvas, slide: Slide): void {
  page.rect(0, 0, SLIDE.width, SLIDE.height, '#1d5fd0');
  page.circle(840, 120, 190, '#2b6fe3');
  page.circle(900, 470, 110, '#174fb0');
  page.text(80, 250, slide.title, { size: 56, bold: true, color: '#ffffff' });
  page.text(82, 306, slide.lines[0] ?? '', { size: 20, color: '#dbe8ff' });
  page.text(82, 342, slide.lines[1] ?? '', { size: 20, color: '#dbe8ff' });
}

function drawSlide(page: Canvas, slide: Slide, { course }: SectionPlace): void {
  page.rect(0, 0, SLIDE.width, SLIDE.height, '#ffffff');
  page.rect(0, 0, 14, SLIDE.height, '#1d5fd0');
  page.text(60, 84, slide.title, { size: 36, bold: true });
  page.line(60, 104, 900, 104, '#cbd2d9', 1.5);
  const width = slide.drawing ? 400 : 840;
  const dense = slide.lines.length > (slide.strip ? 3 : 4);
  const gap = dense ? 8 : 16;
  const padding = dense ? 8 : 18;
  let top = 132;
  for (const line of slide.lines) {
    const parts = wrap(line, 25, width - 60);
    const height = parts.length * 36 + padding * 2;
    page.rect(60, top, width, height, '#f2f6fc');
    page.rect(60, top, 6, height, '#e8702a');
    for (const [i, part] of parts.entries()) page.text(90, top + padding + 27 + i * 36, part, { size: 25 });
    top += height + gap;
  }
  if (slide.drawing) {
    page.rect(490, 132, 410, 330, '#ffffff', '#cbd2d9');
    slide.drawing(page, { x: 506, y: 152, w: 378, h: 290, font: 15 });
  }
  if (slide.strip) flow(slide.strip)(page, { x: 60, y: Math.max(top + 6, 380), w: 840, h: 80, font: 14 });
  page.text(60, 516, `晨光教育 · ${course.name}`, { size: 12, color: '#7b8794' });
}

/** The bytes of a section's PPT as landscape pages. */
export function slidesPdf(place: SectionPlace, author: string, createdAt: string): Uint8Array {
  const slides = slidesOf(place);
  const pages = slides.map((slide, i) => {
    const page = sheet(SLIDE);
    if (i === 0) drawCover(page, slide);
    else drawSlide(page, slide, place);
    page.text(900, 516, `${i + 1} / ${slides.length}`, {
      size: 12,
      color: i === 0 ? '#dbe8ff' : '#7b8794',
      align: 'right',
    });
    return page;
  });
  return pdfOf({ title: `${place.section.name} PPT`, author, subject: place.course.name, createdAt }, pages);
}
