import { art } from '../content/art.ts';
import { coding } from '../content/coding.ts';
import { contest } from '../content/contest.ts';
import { lineRobot } from '../content/lineRobot.ts';
import { robotL1 } from '../content/robotL1.ts';
import { robotL2 } from '../content/robotL2.ts';
import { science } from '../content/science.ts';
import type { CourseContent } from '../content/types.ts';
import type { SectionPlace } from '../pdf/planBlocks.ts';
import { demoCourseIds } from './ids.ts';

/** A course of the cast: its facts and what it teaches. */
export interface CourseSpec {
  id: string;
  code: string;
  content: CourseContent;
  subject: string;
  type: string;
  createdAt: string;
}

export const courseSpecs: CourseSpec[] = [
  {
    id: demoCourseIds.lineRobot,
    code: 'XX01',
    content: lineRobot,
    subject: '机器人',
    type: '体系课',
    createdAt: '2026-06-02 10:00:00',
  },
  {
    id: demoCourseIds.robotL1,
    code: 'JQ01',
    content: robotL1,
    subject: '机器人',
    type: '体系课',
    createdAt: '2024-06-20 10:00:00',
  },
  {
    id: demoCourseIds.robotL2,
    code: 'JQ02',
    content: robotL2,
    subject: '机器人',
    type: '体系课',
    createdAt: '2024-07-08 10:00:00',
  },
  {
    id: demoCourseIds.coding,
    code: 'BC01',
    content: coding,
    subject: '编程',
    type: '体系课',
    createdAt: '2024-08-15 10:00:00',
  },
  {
    id: demoCourseIds.science,
    code: 'KX01',
    content: science,
    subject: '科学',
    type: '体系课',
    createdAt: '2025-04-09 10:00:00',
  },
  {
    id: demoCourseIds.art,
    code: 'MS01',
    content: art,
    subject: '美术',
    type: '体系课',
    createdAt: '2025-05-12 10:00:00',
  },
  {
    id: demoCourseIds.contest,
    code: 'JS01',
    content: contest,
    subject: '机器人',
    type: '赛事课',
    createdAt: '2025-09-22 10:00:00',
  },
];

export const versionIdOf = (courseId: string): string => `${courseId}01`;
export const sectionIdOf = (courseId: string, no: number): string =>
  `${versionIdOf(courseId)}${String(no).padStart(2, '0')}`;

/** Every section with its place, by section id. */
export const sectionPlaces: ReadonlyMap<string, SectionPlace> = new Map(
  courseSpecs.flatMap(({ id, content }) => {
    let no = 0;
    return content.stages.flatMap((stage) =>
      stage.sections.map((section): [string, SectionPlace] => {
        no += 1;
        return [sectionIdOf(id, no), { course: content, stage, section, no }];
      }),
    );
  }),
);
