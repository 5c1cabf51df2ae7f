import { describe, expect, it } from 'vitest';
import { minutesOf, overlap, weekdayOf } from '../../../src/domain/dates.ts';
import { onRoster } from '../../../src/testing/demo/lib/roll.ts';
import { buildDemo, type DemoData } from '../../../src/testing/demo/index.ts';

type Lesson = DemoData['lessons'][number];

/** Pairs of a resource's lessons that overlap on a date. */
function clashes(lessons: readonly Lesson[], keysOf: (row: Lesson) => readonly string[]): string[] {
  const byKey = new Map<string, Lesson[]>();
  for (const row of lessons) {
    for (const key of keysOf(row)) {
      const id = `${key} ${row.date}`;
      byKey.set(id, [...(byKey.get(id) ?? []), row]);
    }
  }
  return [...byKey].flatMap(([id, rows]) => {
    const sorted = rows.sort((a, b) => a.start.localeCompare(b.start));
    return sorted.flatMap((row, i) => {
      const next = sorted[i + 1];
      return next && overlap(row, next) ? [`${id}: ${row.id} and ${next.id}`] : [];
    });
  });
}

describe.each(['cast', 'full'] as const)('%s', (size) => {
  const data = buildDemo({ size });
  const live = data.lessons.filter((row) => row.cancelledAt === null);
  const members = Map.groupBy(data.classMembers, (row) => row.classId);
  const guests = Map.groupBy(
    data.lessonGuests.filter((row) => row.state !== 'cancelled'),
    (row) => row.lessonId,
  );
  const rosterOf = (row: Lesson) => (row.classId === null ? [] : onRoster(members.get(row.classId) ?? [], row.date));
  const leaves = new Set(
    data.leaveRequests.filter((row) => row.state === 'approved').map((row) => `${row.lessonId} ${row.stuId}`),
  );

  it('plans no teacher, room, class or student twice at a time', () => {
    expect(clashes(live, (row) => row.teachers.map(({ uid }) => uid))).toEqual([]);
    expect(clashes(live, (row) => (row.roomId === null ? [] : [row.roomId]))).toEqual([]);
    expect(clashes(live, (row) => (row.classId === null ? [] : [row.classId]))).toEqual([]);
    const students = (row: Lesson) => [
      ...rosterOf(row).map(({ stuId }) => stuId),
      ...(guests.get(row.id) ?? []).flatMap(({ stuId }) => stuId ?? []),
    ];
    expect(clashes(live, students)).toEqual([]);
  });

  it('keeps the travel time of teachers between campuses', () => {
    const campuses = new Map(data.campuses.map((row) => [row.id, row]));
    const byTeacher = Map.groupBy(
      live.flatMap((row) => row.teachers.map(({ uid }) => ({ uid, row }))),
      ({ uid, row }) => `${uid} ${row.date}`,
    );
    for (const items of byTeacher.values()) {
      const sorted = items.map(({ row }) => row).sort((a, b) => a.start.localeCompare(b.start));
      for (const [i, row] of sorted.entries()) {
        const next = sorted[i + 1];
        if (!next || next.campusId === row.campusId) continue;
        const needed = campuses.get(row.campusId)?.travelMinutes[next.campusId] ?? 0;
        expect(minutesOf(next.start) - minutesOf(row.end)).toBeGreaterThanOrEqual(needed);
      }
    }
  });

  it('stays inside rooms, opening hours, the working day and the calendar', () => {
    const rooms = new Map(data.classrooms.map((row) => [row.id, row]));
    const campuses = new Map(data.campuses.map((row) => [row.id, row]));
    const holidays = new Set(data.holidays.filter((row) => row.type === 'holiday').map((row) => row.date));
    const extra = new Map(data.classGroups.map((row) => [row.id, row.capacity + row.makeUpExtraSeats]));
    const wrong = live.flatMap((row) => {
      const open = campuses.get(row.campusId)?.openHours[String(weekdayOf(row.date))];
      const length = minutesOf(row.end) - minutesOf(row.start);
      const room = row.roomId === null ? undefined : rooms.get(row.roomId);
      const due = rosterOf(row);
      const onLeave = due.filter(({ stuId }) => leaves.has(`${row.id} ${stuId}`)).length;
      const seats = due.length + (guests.get(row.id)?.length ?? 0) - onLeave;
      const rules = {
        open: row.start >= (open?.from ?? '') && row.end <= (open?.to ?? ''),
        endOfDay: row.end <= (row.roomId === null ? '21:00' : '20:30'),
        holiday: !holidays.has(row.date),
        length: length >= 15 && length <= 480 && length % 5 === 0,
        campus: room === undefined || room.campusId === row.campusId,
        seats: row.classId === null || seats <= (extra.get(row.classId) ?? 0),
        room: room === undefined || seats <= room.capacity,
      };
      return Object.entries(rules).flatMap(([rule, kept]) => (kept ? [] : [`${row.id} ${rule}`]));
    });
    expect(wrong).toEqual([]);
  });

  it('numbers the lessons of a class that are not cancelled', () => {
    const byClass = Map.groupBy(
      live.filter((row) => row.classId !== null),
      (row) => row.classId ?? '',
    );
    for (const rows of byClass.values()) {
      const sorted = rows.sort((a, b) => `${a.date}${a.start}`.localeCompare(`${b.date}${b.start}`));
      expect(sorted.map((row) => row.seqNo)).toEqual(sorted.map((_, i) => i + 1));
    }
  });

  it('gives every row its own id', () => {
    const doubled = Object.entries(data).filter(([, rows]) => {
      const ids = (rows as { id?: string }[]).flatMap((row) => row.id ?? []);
      return new Set(ids).size !== ids.length;
    });
    expect(doubled.map(([table]) => table)).toEqual([]);
    const uids = data.users.map((row) => row.uid);
    expect(new Set(uids).size).toBe(uids.length);
  });

  it('resolves every reference', () => {
    const ids = {
      company: data.companies,
      role: data.roles,
      campus: data.campuses,
      room: data.classrooms,
      dictionary: data.dictionary,
      student: data.students,
      course: data.courses,
      version: data.courseVersions,
      stage: data.stages,
      section: data.sections,
      resource: data.resources,
      rev: data.resourceRevs,
      file: data.files,
      class: data.classGroups,
      series: data.series,
      lesson: data.lessons,
      right: data.makeUpRights,
      sheet: data.rollSheets,
      lot: data.hourLots,
      entry: data.hourEntries,
    };
    const known = Object.fromEntries(
      Object.entries(ids).map(([key, rows]) => [key, new Set(rows.map((row) => row.id))]),
    ) as Record<keyof typeof ids, Set<string>>;
    const users = new Set(data.users.map((row) => row.uid));
    const lost: string[] = [];
    const see = (kind: keyof typeof ids | 'user', values: readonly (string | null | undefined)[]) => {
      const set = kind === 'user' ? users : known[kind];
      for (const value of values) {
        if (value !== null && value !== undefined && !set.has(value)) lost.push(`${kind} ${value}`);
      }
    };
    see(
      'company',
      Object.values(data).flatMap((rows) => (rows as { companyId?: string | null }[]).map((row) => row.companyId)),
    );
    see(
      'user',
      data.staff.flatMap((row) => [row.uid, row.managerUid]),
    );
    see(
      'user',
      data.userRoles.flatMap((row) => [row.uid, row.upperUid]),
    );
    see(
      'user',
      [...data.guardians, ...data.stuAccounts].map((row) => row.uid),
    );
    see(
      'user',
      data.users.map((row) => row.sellerUid),
    );
    see(
      'user',
      data.students.map((row) => row.ownerUid),
    );
    see(
      'user',
      data.classGroups.flatMap((row) => [...row.teacherUids, ...row.assistantUids]),
    );
    see(
      'user',
      data.lessons.flatMap((row) => [
        row.createdBy,
        row.rolledBy,
        row.cancelledBy,
        row.substituteOf,
        ...row.teachers.map(({ uid }) => uid),
      ]),
    );
    see(
      'user',
      [...data.teacherBlocks, ...data.teacherWindows, ...data.operationLogs].map((row) => row.uid),
    );
    see(
      'user',
      [...data.lessonGuests, ...data.waiting].map((row) => row.ownerUid),
    );
    see(
      'user',
      data.courseGrants.flatMap((row) => [row.granteeId, row.by]),
    );
    see('user', [...data.hourEntries.map((row) => row.operatorUid), ...data.files.map((row) => row.by)]);
    see('role', [...data.staff.flatMap((row) => row.roleIds), ...data.userRoles.map((row) => row.roleId)]);
    see('campus', [...data.staff.flatMap((row) => row.campusIds), ...data.students.map((row) => row.campusId)]);
    see(
      'campus',
      [...data.classrooms, ...data.classGroups, ...data.lessons].map((row) => row.campusId),
    );
    see('campus', [
      ...data.campuses.flatMap((row) => Object.keys(row.travelMinutes)),
      ...data.rollLines.map((row) => row.homeCampusId),
    ]);
    see(
      'room',
      [...data.classGroups, ...data.lessons].map((row) => row.roomId),
    );
    see('dictionary', [
      ...data.staff.flatMap((row) => row.subjectIds),
      ...data.courses.flatMap((row) => [row.subjectId, row.lineCourseTypeId]),
    ]);
    see(
      'dictionary',
      data.classGroups.flatMap((row) => [row.subjectId, row.classTypeId, row.propertyId]),
    );
    see(
      'dictionary',
      data.lessons.flatMap((row) => [row.subjectId, row.hourTypeId]),
    );
    see(
      'student',
      [
        data.guardians,
        data.stuAccounts,
        data.classMembers,
        data.lessonGuests,
        data.leaveRequests,
        data.rollLines,
        data.makeUpRights,
        data.hourLots,
        data.hourEntries,
        data.hourDebts,
        data.waiting,
      ].flatMap((rows) => rows.map((row) => row.stuId)),
    );
    see(
      'course',
      [
        ...data.courseVersions,
        ...data.sections,
        ...data.courseGrants,
        ...data.classGroups,
        ...data.lessons,
        ...data.hourDebts,
      ].map((row) => row.courseId),
    );
    see(
      'course',
      data.hourLots.flatMap((row) => row.courseIds),
    );
    see('version', [
      ...data.courses.map((row) => row.liveVersionId),
      ...data.sections.map((row) => row.versionId),
      ...data.classGroups.map((row) => row.courseVersionId),
      ...data.stages.map((row) => row.versionId),
    ]);
    see(
      'stage',
      data.sections.map((row) => row.stageId),
    );
    see(
      'section',
      [...data.lessons, ...data.sectionResources].map((row) => row.sectionId),
    );
    see(
      'resource',
      [...data.resourceRevs, ...data.sectionResources].map((row) => row.resourceId),
    );
    see(
      'rev',
      data.sectionResources.map((row) => row.revId),
    );
    see(
      'file',
      data.resourceRevs.map((row) => row.fileId),
    );
    see(
      'class',
      [...data.classMembers, ...data.lessons, ...data.waiting, ...data.series].map((row) => row.classId),
    );
    see(
      'series',
      data.lessons.map((row) => row.seriesId),
    );
    see(
      'lesson',
      [
        ...data.lessonGuests,
        ...data.leaveRequests,
        ...data.rollSheets,
        ...data.rollLines,
        ...data.makeUpRights,
        ...data.hourDebts,
        ...data.hourEntries,
      ].map((row) => row.lessonId),
    );
    see(
      'lesson',
      data.makeUpRights.map((row) => row.makeUpLessonId),
    );
    see(
      'right',
      data.lessonGuests.map((row) => row.rightId),
    );
    see(
      'sheet',
      data.rollLines.map((row) => row.sheetId),
    );
    see(
      'lot',
      data.hourEntries.map((row) => row.lotId),
    );
    see(
      'entry',
      data.hourEntries.map((row) => row.reverses),
    );
    expect(lost).toEqual([]);
  });
});
