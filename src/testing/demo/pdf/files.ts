import { sectionPlaces } from '../cast/courseSpecs.ts';
import { planPdf } from './plan.ts';
import { sharedPlanPdf } from './shared.ts';
import { slidesPdf } from './slides.ts';

const AUTHOR = '李研';
const CREATED_AT = '2026-08-18 10:00:00';
/** `f` + section id + 1 教案 or 2 PPT + revision 01. */
const SECTION_FILE = /^f(\d+)([12])01$/;
const SHARED_FILE = 'f59901';

/**
 * The bytes of a file of `DemoData.files`, a real PDF, made anew each time and always the same.
 * @throws Error when there is no such file.
 */
export function demoFileBytes(fileId: string): Uint8Array {
  if (fileId === SHARED_FILE) return sharedPlanPdf(AUTHOR, CREATED_AT);
  const [, sectionId = '', kind] = SECTION_FILE.exec(fileId) ?? [];
  const place = sectionPlaces.get(sectionId);
  if (!place) throw new Error(`demoFileBytes(): no file "${fileId}" in the demo.`);
  return kind === '1' ? planPdf(place, AUTHOR, CREATED_AT) : slidesPdf(place, AUTHOR, CREATED_AT);
}
