import { describe, expect, it } from 'vitest';
import { daysBetween, weekdayOf } from '../../../src/domain/dates.ts';
import { lessonStateOf } from '../../../src/domain/lessonState.ts';
import { buildDemo, demoNow } from '../../../src/testing/demo/index.ts';

const cast = buildDemo({ size: 'cast' });
const full = buildDemo({ size: 'full' });
const ours = <T extends { companyId: string }>(rows: T[]) => rows.filter((row) => row.companyId === '12');
const filler = full.lessons.slice(cast.lessons.length);

describe('the full institution', () => {
  it('has five campuses, 24 classrooms, 40 staff, 600 students, 60 classes', () => {
    expect(ours(full.campuses)).toHaveLength(5);
    expect(ours(full.classrooms)).toHaveLength(24);
    expect(ours(full.staff)).toHaveLength(40);
    expect(full.students).toHaveLength(600);
    expect(full.classGroups).toHaveLength(60);
    expect(new Set(full.staff.flatMap((row) => row.roleIds))).toEqual(new Set(['2', '3', '4', '5', '8', '100']));
  });

  it('has about 2,500 lessons, those of the filler in twelve weeks around the demo Monday', () => {
    expect(full.lessons.length).toBeGreaterThan(2300);
    expect(full.lessons.length).toBeLessThan(2700);
    for (const { date } of filler) {
      const days = daysBetween('2026-09-21', date);
      expect(days >= -42 && days < 42).toBe(true);
      expect(weekdayOf(date)).not.toBe(1);
    }
  });

  it('shows what happens in a school: cancelled, moved, substituted, forced, trials, leaves, absences', () => {
    expect(filler.filter((row) => row.cancelledAt !== null).length).toBeGreaterThan(10);
    expect(filler.filter((row) => row.moved).length).toBeGreaterThan(5);
    expect(filler.filter((row) => row.substituteOf !== null).length).toBeGreaterThan(10);
    expect(filler.filter((row) => row.forcedReason !== null).length).toBeGreaterThan(3);
    expect(full.lessonGuests.filter((row) => row.kind === 'trial').length).toBeGreaterThan(20);
    expect(full.lessonGuests.filter((row) => row.kind === 'makeUp').length).toBeGreaterThan(10);
    const marks = new Set(full.rollLines.map((row) => row.mark));
    expect(marks).toEqual(new Set(['present', 'late', 'early', 'leave', 'absent']));
  });

  it('leaves 5 to 8 lessons of yesterday without roll-call, besides the two of the cast', () => {
    const overdue = full.lessons.filter((row) => lessonStateOf(row, demoNow) === 'overdue');
    const yesterday = overdue.filter((row) => row.date === '2026-09-20');
    expect(yesterday.length).toBeGreaterThanOrEqual(5);
    expect(yesterday.length).toBeLessThanOrEqual(8);
    expect(overdue.length - yesterday.length).toBe(2);
  });

  it('lets the headmaster see all five campuses, 林娜 her two', () => {
    expect(full.staff.find((row) => row.uid === '1001')?.campusIds).toEqual(['21', '22', '23', '24', '25']);
    expect(full.staff.find((row) => row.uid === '1002')?.campusIds).toEqual(['21', '22']);
  });

  it('leaves the cast as it is', () => {
    expect(full.students.slice(0, 87)).toEqual(cast.students);
    expect(full.lessons.slice(0, cast.lessons.length)).toEqual(cast.lessons);
    expect(full.rollLines.slice(0, cast.rollLines.length)).toEqual(cast.rollLines);
    expect(full.hourEntries.slice(0, cast.hourEntries.length)).toEqual(cast.hourEntries);
    expect(filler.some((row) => row.campusId === '21' || row.campusId === '22')).toBe(false);
  });

  it('begins its own ids at 100001 and 2001, so the next student is 88', () => {
    const ids = full.students.slice(87).map((row) => Number(row.id));
    expect([Math.min(...ids), Math.max(...ids)]).toEqual([100_001, 100_513]);
    expect(full.staff.slice(16).every((row) => Number(row.uid) >= 2001)).toBe(true);
  });

  it('gives every user a phone of his or her own and every student another name', () => {
    const phones = full.users.flatMap((row) => row.mobile ?? []);
    expect(new Set(phones).size).toBe(phones.length);
    expect(phones.every((phone) => /^1[3-9]\d{9}$/.test(phone))).toBe(true);
    expect(new Set(full.students.map((row) => row.name)).size).toBe(599);
  });

  it('keeps the absences believable', () => {
    const lines = full.rollLines.filter((row) => row.kind === 'member');
    const came = lines.filter((row) => ['present', 'late', 'early'].includes(row.mark)).length;
    expect(came / lines.length).toBeGreaterThan(0.9);
    expect(came / lines.length).toBeLessThan(0.98);
  });
});
