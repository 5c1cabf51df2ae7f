import { type Draft, must } from '../lib/draft.ts';
import type { Ledger } from '../lib/ledger.ts';
import { createRollCall, type Mark, type RollFacts } from '../lib/roll.ts';
import { company, demoClassIds, demoNow, demoStudents, demoToday, lessonIdOf } from './ids.ts';
import { refund, revoke, suspendAndRefund, takeBeforehand } from './ledgerEvents.ts';
import { confirmFrom } from './settings.ts';

const { wedA, fri, tue, codingSpring } = demoClassIds;
const { linXiaoman, liuSiyuan, chenYinuo, heJunxi } = demoStudents;

/** The lesson of 2026-03-21 in 编程春季班: rolled, revoked the next day, cancelled. */
const revokedLesson = lessonIdOf(codingSpring, 3);
/** 科学启蒙-周六班 and 美术B班 of 09-19. */
const unrolled = new Set([lessonIdOf(demoClassIds.science, 3), lessonIdOf(demoClassIds.artB, 3)]);

const marks = new Map<string, Mark>([
  [`${lessonIdOf(wedA, 3)}:${liuSiyuan}`, { mark: 'absent' }],
  [`${lessonIdOf(fri, 3)}:13`, { mark: 'late', minutesLate: 12 }],
  [`${lessonIdOf(fri, 3)}:16`, { mark: 'late', minutesLate: 15 }],
  // 请假 was granted on 08-31; the teacher marked 未到 all the same.
  [`${lessonIdOf(tue, 2)}:${linXiaoman}`, { mark: 'absent' }],
  [`${revokedLesson}:${chenYinuo}`, { mark: 'absent' }],
]);

const rolledAt = new Map([
  [lessonIdOf(tue, 2), '2026-09-01 20:03:00'],
  [lessonIdOf(tue, 4), '2026-09-15 20:05:00'],
]);

export const castRollFacts: RollFacts = { today: demoToday, confirmFrom, marks, rolledAt };

/** Plays the past in the order it happened. */
export function playCast(draft: Draft, ledger: Ledger): void {
  const { data } = draft;
  const rollCall = createRollCall(draft, ledger, castRollFacts);
  const past = data.lessons
    .filter((row) => row.companyId === company && `${row.date} ${row.end}:00` <= demoNow && !unrolled.has(row.id))
    .sort((a, b) => `${a.date}${a.start}${a.id}`.localeCompare(`${b.date}${b.start}${b.id}`));
  const events: { at: string; run: () => void }[] = [
    ...past.map((lesson) => ({ at: `${lesson.date} ${lesson.end}`, run: () => void rollCall.roll(lesson) })),
    {
      at: '2026-03-22 10:15',
      run: () =>
        revoke(
          draft,
          ledger,
          must(
            data.lessons.find((row) => row.id === revokedLesson),
            'lesson of 03-21',
          ),
        ),
    },
    { at: '2026-08-31 18:00', run: () => takeBeforehand(ledger) },
    { at: '2026-09-10 17:00', run: () => suspendAndRefund(draft, ledger) },
    {
      at: '2026-09-15 16:30',
      run: () =>
        refund(draft, ledger, {
          stuId: heJunxi,
          paid: 7000,
          amount: 840_000,
          at: '2026-09-15 16:30:00',
          bizId: 'refund-2',
        }),
    },
  ];
  for (const event of events.sort((a, b) => a.at.localeCompare(b.at))) event.run();
}
