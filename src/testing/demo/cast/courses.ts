import { planPages } from '../pdf/plan.ts';
import type { SectionPlace } from '../pdf/planBlocks.ts';
import { sharedPlanPages } from '../pdf/shared.ts';
import { slidesOf } from '../pdf/slides.ts';
import type { DemoData } from '../types.ts';
import { type CourseSpec, courseSpecs, sectionIdOf, versionIdOf } from './courseSpecs.ts';
import { company, demoCourseIds, uids } from './ids.ts';
import { dictionaryId } from './settings.ts';

const author = uids.liYan;
const SHARED = '599';

function addFile(
  data: DemoData,
  file: {
    resourceId: string;
    type: 'teachingPlan' | 'ppt';
    name: string;
    builder: string;
    pages: number;
    at: string;
    subjectId: string | null;
  },
): { resourceId: string; revId: string } {
  const revId = `${file.resourceId}01`;
  const common = { companyId: company, createdAt: file.at };
  data.files.push({
    id: `f${revId}`,
    ...common,
    name: `${file.name}.pdf`,
    mime: 'application/pdf',
    builder: file.builder,
    pages: file.pages,
    by: author,
  });
  data.resources.push({
    id: file.resourceId,
    ...common,
    type: file.type,
    name: file.name,
    subjectId: file.subjectId,
    ownerUid: author,
    licence: '自制',
    state: 'ready',
  });
  data.resourceRevs.push({
    id: revId,
    ...common,
    resourceId: file.resourceId,
    n: 1,
    fileId: `f${revId}`,
    pages: file.pages,
  });
  return { resourceId: file.resourceId, revId };
}

function addSections(data: DemoData, { id, content, subject, createdAt }: CourseSpec): void {
  const versionId = versionIdOf(id);
  const subjectId = dictionaryId('Subject', subject);
  let no = 0;
  for (const [s, stage] of content.stages.entries()) {
    const stageId = `${versionId}9${s + 1}`;
    data.stages.push({ id: stageId, companyId: company, versionId, name: stage.name, goal: stage.goal, sort: s + 1 });
    for (const section of stage.sections) {
      no += 1;
      const sectionId = sectionIdOf(id, no);
      const place: SectionPlace = { course: content, stage, section, no };
      data.sections.push({
        id: sectionId,
        companyId: company,
        courseId: id,
        versionId,
        sectionKey: `${id}-${no}`,
        stageId,
        no,
        name: section.name,
        goal: section.goal,
        minutes: content.minutes,
        hours: content.hours,
        form: 'standard',
      });
      const plan = addFile(data, {
        resourceId: `${sectionId}1`,
        type: 'teachingPlan',
        name: `${section.name}教案`,
        builder: `plan:${sectionId}`,
        pages: planPages(place).length,
        at: createdAt,
        subjectId,
      });
      const slides = addFile(data, {
        resourceId: `${sectionId}2`,
        type: 'ppt',
        name: `${section.name}PPT`,
        builder: `slides:${sectionId}`,
        pages: slidesOf(place).length,
        at: createdAt,
        subjectId,
      });
      data.sectionResources.push(
        { companyId: company, sectionId, listName: 'teachingPlanResourceList', ...plan, sort: 1, visibleTo: 'teacher' },
        { companyId: company, sectionId, listName: 'pptResourceList', ...slides, sort: 1, visibleTo: 'student' },
      );
    }
  }
}

/** One 教案 is used in 14 sections: the first seven of 机器人L1 and of 机器人L2. */
function addShared(data: DemoData): void {
  const shared = addFile(data, {
    resourceId: SHARED,
    type: 'teachingPlan',
    name: '课堂安全与器材整理教案',
    builder: 'shared:safety',
    pages: sharedPlanPages,
    at: '2024-06-20 10:30:00',
    subjectId: null,
  });
  for (const courseId of [demoCourseIds.robotL1, demoCourseIds.robotL2]) {
    for (let no = 1; no <= 7; no += 1) {
      data.sectionResources.push({
        companyId: company,
        sectionId: sectionIdOf(courseId, no),
        listName: 'teachingPlanResourceList',
        ...shared,
        sort: 2,
        visibleTo: 'teacher',
      });
    }
  }
}

export function addCourses(data: DemoData): void {
  for (const spec of courseSpecs) {
    const { id, code, content, createdAt } = spec;
    const versionId = versionIdOf(id);
    data.courses.push({
      id,
      companyId: company,
      code,
      kind: 'standard',
      name: content.name,
      subjectId: dictionaryId('Subject', spec.subject),
      lineCourseTypeId: dictionaryId('lineCourseType', spec.type),
      authorUid: author,
      publish: 'on',
      liveVersionId: versionId,
      createdAt,
    });
    data.courseVersions.push({
      id: versionId,
      companyId: company,
      courseId: id,
      no: 1,
      name: content.name,
      ageFrom: content.ageFrom,
      ageTo: content.ageTo,
      level: content.level,
      minutesPerSection: content.minutes,
      hoursPerSection: content.hours,
      suggestedSize: content.size,
      summary: content.summary,
      audit: 'approved',
      approvedAt: createdAt.replace(' 10:', ' 16:'),
    });
    addSections(data, spec);
  }
  addShared(data);
}
