export { demoFileBytes } from 'jiaowu/testing/demo';
import { buildDemo } from 'jiaowu/testing/demo';

/** File of the first PPT whose section has that name. */
export function demoFileOf(section: string): string {
  const { sections, sectionResources, resourceRevs } = buildDemo({ size: 'cast' });
  const ids = new Set(sections.filter(({ name }) => name === section).map(({ id }) => id));
  const ppt = sectionResources.find((one) => ids.has(one.sectionId) && one.listName === 'pptResourceList');
  const file = resourceRevs.find(({ id }) => id === ppt?.revId)?.fileId;
  if (!file) throw new Error(`The demo has no slides for the section ${section}.`);
  return file;
}
