import type { ExportKind } from './exportTypes.ts';

/** Places in `cellXfs` below. */
export const styleOf: Readonly<Record<ExportKind | 'head' | 'literal' | 'required' | 'wrong', number>> = {
  number: 0,
  head: 1,
  text: 2,
  money: 3,
  hours: 3,
  date: 4,
  dateTime: 5,
  /** Text that begins like a formula: stays text when somebody edits the cell. */
  literal: 6,
  required: 7,
  wrong: 8,
};

const xf = (format: number, more = '', inside = '') =>
  `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0"${format === 0 ? '' : ' applyNumberFormat="1"'}${more}${
    inside === '' ? '/>' : `>${inside}</xf>`
  }`;

const heading = (font: number) =>
  `<xf numFmtId="49" fontId="${font}" fillId="2" borderId="1" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment vertical="center"/></xf>`;

const red = '<color rgb="FFB42318"/>';
const font = (bold: boolean, color = '') =>
  `<font>${bold ? '<b/>' : ''}<sz val="11"/>${color}<name val="等线"/><family val="2"/></font>`;

export const stylesXml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="4">${font(false)}${font(true)}${font(true, red)}${font(false, red)}</fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFF2F4F7"/><bgColor indexed="64"/></patternFill></fill></fills><borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border><border><left/><right/><top/><bottom style="thin"><color rgb="FFD0D5DD"/></bottom><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="9">${xf(0)}${heading(1)}${xf(49)}${xf(4)}${xf(164)}${xf(165)}${xf(49, ' quotePrefix="1"')}${heading(2)}<xf numFmtId="49" fontId="3" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
