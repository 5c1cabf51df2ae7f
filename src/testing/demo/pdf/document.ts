import { type Canvas, createCanvas } from './canvas.ts';
import { hexOf } from './text.ts';

export interface PdfInfo {
  title: string;
  author: string;
  subject: string;
  /** `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai. */
  createdAt: string;
}

/**
 * Chinese is set in STSong-Light with the predefined encoding UniGB-UCS2-H, not embedded: every reader brings
 * a font for Adobe-GB1. Latin letters and digits are set in Helvetica, likewise a font no file has to carry.
 */
const fonts = [
  '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [4 0 R] >>',
  '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor 5 0 R /DW 1000 >>',
  '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
];

/** Text of the document information: UTF-16BE with byte order mark. */
const infoText = (text: string): string => `<FEFF${hexOf(text).slice(1)}`;

/** A PDF file of the pages drawn. The same drawing gives the same bytes. */
export function pdfOf(info: PdfInfo, pages: readonly Canvas[]): Uint8Array {
  const firstPage = 3 + fonts.length + 1;
  const pageIds = pages.map((_, i) => firstPage + i * 2);
  const bodies = [
    '<< /Type /Catalog /Pages 2 0 R /PageLayout /SinglePage /Lang (zh-CN) >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] >>`,
    ...fonts,
    `<< /Title ${infoText(info.title)} /Author ${infoText(info.author)} /Subject ${infoText(info.subject)} /Creator ${infoText('教务')} /CreationDate (D:${info.createdAt.replace(/\D/g, '')}+08'00') >>`,
    ...pages.flatMap((page, i) => {
      const content = page.content();
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F1 3 0 R /F2 6 0 R >> >> /Contents ${firstPage + i * 2 + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n';
  const offsets = bodies.map((body, i) => {
    const offset = file.length;
    file += `${i + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const xref = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<< /Size ${bodies.length + 1} /Root 1 0 R /Info ${2 + fonts.length + 1} 0 R >>\nstartxref\n${xref}\n%%EOF\n`;
  // Everything is Latin-1: Chinese travels in hex strings.
  return Uint8Array.from(file, (char) => char.charCodeAt(0));
}

export const A4 = { width: 595, height: 842 } as const;
export const SLIDE = { width: 960, height: 540 } as const;

export function sheet({ width, height }: { width: number; height: number }): Canvas {
  return createCanvas(width, height);
}
