import { type Block, drawBlocks } from './blocks.ts';
import { A4, pdfOf, sheet } from './document.ts';
import { closing, guidance, layers, lessonFlow, overview, preparation, type SectionPlace } from './planBlocks.ts';

const WIDTH = 483;

/** Pages of a 教案: 4 for short lessons of small groups, 5 for an hour, 6 for longer lessons. */
export function planPages(place: SectionPlace): Block[][] {
  const { minutes, size } = place.course;
  const body = [overview(place), preparation(place), lessonFlow(place)];
  if (minutes > 60) return [...body, guidance(place), closing(place), layers(place)];
  return size > 6 ? [...body, guidance(place), closing(place)] : [...body, closing(place)];
}

/** The bytes of a 教案. */
export function planPdf(place: SectionPlace, author: string, createdAt: string): Uint8Array {
  const title = `${place.section.name} 教案`;
  const pages = planPages(place);
  const canvases = pages.map((blocks, i) => {
    const page = sheet(A4);
    if (i === 0) {
      page.text(56, 78, title, { size: 22, bold: true });
      page.text(56, 102, `${place.course.name} · ${place.stage.name} · 第 ${place.no} 节`, {
        size: 11,
        color: '#52606d',
      });
    } else page.text(56, 48, title, { size: 9, color: '#7b8794' });
    page.line(56, i === 0 ? 114 : 56, 539, i === 0 ? 114 : 56);
    drawBlocks(page, blocks, { x: 56, y: i === 0 ? 144 : 86, width: WIDTH, bottom: 780 });
    page.text(56, 808, `晨光教育 · ${author}`, { size: 9, color: '#7b8794' });
    page.text(539, 808, `第 ${i + 1} 页 / 共 ${pages.length} 页`, { size: 9, color: '#7b8794', align: 'right' });
    return page;
  });
  return pdfOf({ title, author, subject: `${place.course.name} 第 ${place.no} 节`, createdAt }, canvases);
}
