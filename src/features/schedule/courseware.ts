import type { LessonDetail, SectionResource } from '../../contract/lesson.ts';

type File = Pick<SectionResource, 'resourceId' | 'revId'>;

/** Address of the document viewer for a file of a lesson; the class lets an ended grant go on (rule 2.14). */
export function readerHref({ resourceId, revId }: File, classId: string | null): string {
  const query = new URLSearchParams({ resourceId, revId });
  if (classId) query.set('classId', classId);
  return `/docViewer?${query}`;
}

/** Only PDF opens in the viewer; other formats are opened from the library. */
export const isReadable = ({ mime }: Pick<SectionResource, 'mime'>) => mime === 'application/pdf';

/** What 打开课件 opens: the slides, else the first file of the section that can be read. */
export function coursewareOf(detail: Pick<LessonDetail, 'section'> | null): SectionResource | undefined {
  const readable = detail?.section?.resources.filter(isReadable) ?? [];
  return readable.find(({ listName }) => listName === 'pptResourceList') ?? readable[0];
}
