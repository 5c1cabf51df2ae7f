import type { HttpHandler } from 'msw/http';
import { getReadUrl, reportReading } from '../../../src/contract/reading.ts';
import { mock } from '../../../src/testing/mock.ts';
import { chinesePdf } from '../../components/PdfViewer/chinesePdf.ts';

export const watermarkText = '李强 0005 2026-09-21 10:02';
export const title = '巡线原理 PPT';
export const search = '?resourceId=601&revId=701&classId=205';

let address: string | undefined;

/** Address of a drawn PDF of 24 pages that lives in this page. */
export function pdfAddress(): string {
  address ??= URL.createObjectURL(new Blob([Uint8Array.from(chinesePdf({ pages: 24 }))], { type: 'application/pdf' }));
  return address;
}

export const damagedAddress = () => URL.createObjectURL(new Blob(['no pdf at all'], { type: 'application/pdf' }));

/** What the server says of the document. */
export function reading(url = pdfAddress()) {
  return { readId: 'r1', url, title, pages: 24, watermarkText, maySaveImage: false, lastPage: 1 };
}

export const documentHandlers = (): HttpHandler[] => [
  mock(getReadUrl, () => reading()),
  mock(reportReading, { mayContinue: true, whyNot: null }),
];
