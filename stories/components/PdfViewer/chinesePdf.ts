// A lesson sheet written byte by byte: Chinese text in a font that is not embedded (STSong-Light, UniGB-UCS2-H), as
// office programs here export it. It needs pdf.js' character maps, so a missing asset folder shows at once.

export interface ChinesePdfOptions {
  /** @default 1 */
  pages?: number;
  /** Points. @default [842, 595], A4 across */
  size?: readonly [number, number];
  /** Degrees a page is turned by; a multiple of 90. @default 0 */
  rotate?: number;
  /** Bytes of comment put into each page's content, to make a large file. @default 0 */
  padding?: number;
  /** Heading of a page. */
  titleOf?: (page: number) => string;
}

const hex = (text: string): string =>
  `<${Array.from(text, (letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('')}>`;

const write = (x: number, y: number, size: number, text: string): string =>
  `BT /F1 ${size} Tf ${x} ${y} Td ${hex(text)} Tj ET`;

const steps = [
  '把传感器卡在车头，距地面约六厘米。',
  '四芯线接到主控器，线从车身下方穿过。',
  '检查两侧电机转向，再拧紧固定螺丝。',
];

function drawing(page: number, pages: number, width: number, height: number, title: string): string {
  const right = width / 2 + 40;
  return [
    `0.973 0.976 0.984 rg 48 84 ${width / 2 - 40} ${height - 236} re f`,
    '0.92 0.79 0.70 rg 110 190 190 74 re f 0.74 0.85 1 rg 160 264 96 62 re f',
    '0.17 0.21 0.26 rg 120 158 52 52 re f 238 158 52 52 re f',
    '0.75 0.44 0.01 RG 2 w 208 330 m 208 380 l S',
    '0.09 0.12 0.16 rg',
    write(48, height - 96, 28, title),
    write(48, height - 58, 13, '机器人课程'),
    write(width - 130, height - 58, 13, `步骤 ${page} / ${pages}`),
    write(180, 388, 13, '超声波传感器'),
    ...steps.map((step, index) => write(right, height - 160 - index * 34, 13, `${index + 1} ${step}`)),
    `1 0.96 0.92 rg ${right} 84 ${width / 2 - 88} 62 re f 0.36 0.19 0 rg`,
    write(right + 14, 120, 13, '想一想'),
    write(right + 14, 98, 13, '传感器装高一点，小车会先看到什么？'),
    `0.37 0.41 0.47 rg ${write(48, 40, 11, '课堂用时约 12 分钟')}`,
  ].join('\n');
}

/** The bytes of a small Chinese PDF. */
export function chinesePdf(options: ChinesePdfOptions = {}): Uint8Array<ArrayBuffer> {
  const {
    pages = 1,
    size: [width, height] = [842, 595],
    rotate = 0,
    padding = 0,
    titleOf = (page) => `第 ${page} 步 安装超声波传感器`,
  } = options;
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${numbers.map((page) => `${5 + page} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [4 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /DW 1000 /W [1 95 500] /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor 5 0 R >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    ...numbers.map(
      (page) =>
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${rotate} /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + pages + page} 0 R >>`,
    ),
    ...numbers.map((page) => {
      const filler = padding === 0 ? '' : `\n%${'x'.repeat(padding)}\n`;
      const content = drawing(page, pages, width, height, titleOf(page)) + filler;
      return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
    }),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const entries = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const tail = `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Uint8Array.from(file + tail, (letter) => letter.charCodeAt(0));
}
