import { describe, expect, it } from 'vitest';
import { weekdayOf } from '../../../src/domain/dates.ts';
import { buildDemo, demoClassIds, demoCourseIds, demoRoomIds } from '../../../src/testing/demo/index.ts';

const data = buildDemo({ size: 'cast' });
const staffName = (uid: string) => data.staff.find((row) => row.uid === uid)?.name;
const groupOf = (id: string) => data.classGroups.find((row) => row.id === id);
const lessonsOf = (id: string) => data.lessons.filter((row) => row.classId === id);
const membersOf = (id: string) =>
  data.classMembers
    .filter((row) => row.classId === id)
    .sort((a, b) => a.sort - b.sort)
    .map((row) => Number(row.stuId));
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

const { A101, A102, A201, B201, G101, G102 } = demoRoomIds;

interface Row {
  id: string;
  name: string;
  k: number;
  day: number;
  time: string;
  first: string;
  last: string;
  count: number;
  teacher: string;
  assistant?: string;
  room: string | null;
  capacity?: number;
  members: number[];
}

const table: Row[] = [
  {
    id: demoClassIds.wedA,
    name: '机器人L2-周三A班',
    k: 200,
    day: 3,
    time: '18:30–20:00',
    first: '2026-09-02',
    last: '2026-11-25',
    count: 12,
    teacher: '王敏',
    assistant: '陈晨',
    room: A101,
    capacity: 8,
    members: range(1, 8),
  },
  {
    id: demoClassIds.fri,
    name: '机器人L2-周五班',
    k: 200,
    day: 5,
    time: '18:30–20:00',
    first: '2026-09-04',
    last: '2026-11-27',
    count: 12,
    teacher: '王敏',
    assistant: '陈晨',
    room: A201,
    capacity: 12,
    members: range(9, 20),
  },
  {
    id: demoClassIds.tue,
    name: '机器人L2-周二班',
    k: 200,
    day: 2,
    time: '18:30–20:00',
    first: '2026-08-25',
    last: '2026-11-17',
    count: 12,
    teacher: '李强',
    room: A102,
    capacity: 8,
    members: range(21, 26),
  },
  {
    id: demoClassIds.thu,
    name: '机器人L2-周四班',
    k: 200,
    day: 4,
    time: '18:30–20:00',
    first: '2026-09-03',
    last: '2026-11-26',
    count: 12,
    teacher: '李强',
    room: A102,
    capacity: 8,
    members: range(27, 34),
  },
  {
    id: demoClassIds.lineA,
    name: '巡线A班',
    k: 200,
    day: 5,
    time: '18:30–20:00',
    first: '2026-09-11',
    last: '2026-10-23',
    count: 6,
    teacher: '李强',
    room: A102,
    members: range(27, 34),
  },
  {
    id: demoClassIds.satB,
    name: '机器人L2-周六B班',
    k: 200,
    day: 6,
    time: '16:00–17:30',
    first: '2026-09-05',
    last: '2026-11-28',
    count: 12,
    teacher: '陈晨',
    room: A102,
    capacity: 8,
    members: range(35, 42),
  },
  {
    id: demoClassIds.online,
    name: '线上编程班',
    k: 100,
    day: 3,
    time: '19:00–20:30',
    first: '2026-09-02',
    last: '2026-11-25',
    count: 12,
    teacher: '陈岚',
    room: null,
    members: range(48, 53),
  },
  {
    id: demoClassIds.science,
    name: '科学启蒙-周六班',
    k: 100,
    day: 6,
    time: '09:00–10:00',
    first: '2026-09-05',
    last: '2026-12-05',
    count: 13,
    teacher: '李强',
    room: B201,
    members: [24, 25, 26],
  },
  {
    id: demoClassIds.artB,
    name: '美术B班',
    k: 100,
    day: 6,
    time: '11:00–12:00',
    first: '2026-09-05',
    last: '2026-12-05',
    count: 13,
    teacher: '陈岚',
    room: B201,
    members: [3, 35, 36],
  },
  {
    id: demoClassIds.contestCamp,
    name: '竞赛集训营',
    k: 300,
    day: 6,
    time: '14:00–17:00',
    first: '2026-09-26',
    last: '2026-12-19',
    count: 12,
    teacher: '李研',
    room: G101,
    members: [60],
  },
  {
    id: demoClassIds.codingStarter,
    name: '编程启蒙-周六班',
    k: 200,
    day: 6,
    time: '10:00–11:30',
    first: '2026-09-12',
    last: '2026-12-12',
    count: 12,
    teacher: '李研',
    room: G102,
    members: [63],
  },
  {
    id: demoClassIds.codingSunday,
    name: '编程入门-周日班',
    k: 100,
    day: 7,
    time: '10:00–11:00',
    first: '2026-09-27',
    last: '2026-12-20',
    count: 12,
    teacher: '李研',
    room: G102,
    members: [],
  },
];

describe('the classes of the autumn', () => {
  it.each(table)('$name', (row) => {
    const group = groupOf(row.id);
    expect(group).toMatchObject({ name: row.name, k: row.k, roomId: row.room, plannedLessons: row.count });
    expect(group?.teacherUids.map(staffName)).toEqual([row.teacher]);
    expect(group?.assistantUids.map(staffName)).toEqual(row.assistant ? [row.assistant] : []);
    expect(group?.capacity).toBe(row.capacity ?? group?.capacity);
    expect(membersOf(row.id)).toEqual(row.members);

    const lessons = lessonsOf(row.id);
    expect(lessons).toHaveLength(row.count);
    expect([lessons[0]?.date, lessons.at(-1)?.date]).toEqual([row.first, row.last]);
    expect(lessons.map((lesson) => lesson.seqNo)).toEqual(range(1, row.count));
    for (const lesson of lessons) {
      expect(weekdayOf(lesson.date)).toBe(row.day);
      expect(`${lesson.start}–${lesson.end}`).toBe(row.time);
      expect(lesson.roomId).toBe(row.room);
      expect(lesson.date >= '2026-10-01' && lesson.date <= '2026-10-07').toBe(false);
      expect(staffName(lesson.teachers.find((teacher) => teacher.duty === 'main')?.uid ?? '')).toBe(row.teacher);
    }
  });

  it('of 编程启蒙 leave out 09-19', () => {
    expect(
      lessonsOf(demoClassIds.codingStarter)
        .slice(0, 3)
        .map((row) => row.date),
    ).toEqual(['2026-09-12', '2026-09-26', '2026-10-10']);
  });

  it('let 苏晓 join 周二班 on 09-29, and work in pairs in 巡线A班', () => {
    expect(data.classMembers.find((row) => row.stuId === '22')?.joinOn).toBe('2026-09-29');
    expect(groupOf(demoClassIds.lineA)?.groupSize).toBe(2);
  });

  it('without lessons yet are 编程入门C班, 机器人L1班, 科学S1班 and 机器人L2-周一A班', () => {
    const empty = data.classGroups.filter((row) => lessonsOf(row.id).length === 0);
    expect(empty.map((row) => [row.name, membersOf(row.id), row.state])).toEqual([
      ['编程入门C班', range(43, 47), 'planned'],
      ['机器人L1班', range(54, 57), 'planned'],
      ['科学S1班', [3, 4, 6], 'planned'],
      ['机器人L2-周一A班', [], 'planned'],
    ]);
  });

  it('that closed are 编程春季班 and 暑期集训营', () => {
    const closed = data.classGroups.filter((row) => row.state === 'closed');
    expect(closed.map((row) => [row.name, membersOf(row.id)])).toEqual([
      ['编程春季班', [58, 59]],
      ['暑期集训营', range(70, 87)],
    ]);
    expect(lessonsOf(demoClassIds.codingSpring)[0]).toMatchObject({ date: '2026-03-07', start: '18:30' });
  });

  it('make eight lessons in the week of 11-16 at 东湖', () => {
    const week = data.lessons.filter(
      (row) => row.campusId === '21' && row.date >= '2026-11-16' && row.date <= '2026-11-22',
    );
    expect(week).toHaveLength(8);
  });
});

describe('courses', () => {
  it('are seven, on the shelf, by 李研', () => {
    expect(data.courses.map((row) => row.name)).toEqual([
      '巡线机器人',
      '机器人L1',
      '机器人L2',
      '编程入门',
      '科学S1',
      '美术启蒙',
      '竞赛',
    ]);
    expect(data.courses.every((row) => row.publish === 'on' && row.authorUid === '1007')).toBe(true);
  });

  it('name the six sections of 巡线机器人 in two stages', () => {
    const names = data.sections.filter((row) => row.courseId === demoCourseIds.lineRobot).map((row) => row.name);
    expect(names).toEqual(['灰度传感器', '巡线原理', '转弯策略', '比例控制', '闭环控制', '综合赛道']);
    expect(data.stages.filter((row) => row.versionId === '50101').map((row) => row.name)).toEqual([
      '认识传感器',
      '控制算法',
    ]);
  });

  it('have a 教案 and a PPT in each section; the PPT of 巡线原理 has 24 pages', () => {
    for (const { id, name } of data.sections) {
      const lists = data.sectionResources.filter((row) => row.sectionId === id).map((row) => row.listName);
      expect([name, ...lists]).toEqual(expect.arrayContaining(['teachingPlanResourceList', 'pptResourceList']));
    }
    const ppt = data.resources.find((row) => row.name === '巡线原理PPT');
    expect(data.resourceRevs.find((row) => row.resourceId === ppt?.id)?.pages).toBe(24);
  });

  it('use one 教案 in 14 sections', () => {
    const uses = new Map<string, number>();
    for (const { resourceId } of data.sectionResources) uses.set(resourceId, (uses.get(resourceId) ?? 0) + 1);
    expect([...uses.values()].filter((count) => count > 1)).toEqual([14]);
  });

  it('are granted: 巡线机器人 to 李强 for the autumn, 科学S1 to 李强 and 王敏', () => {
    const grants = (courseId: string) =>
      data.courseGrants
        .filter((row) => row.courseId === courseId && row.right === 'teach')
        .map((row) => [staffName(row.granteeId), row.validFrom, row.validTo]);
    expect(grants(demoCourseIds.lineRobot)).toEqual([['李强', '2026-09-01', '2026-12-31']]);
    expect(grants(demoCourseIds.science).map(([name]) => name)).toEqual(['李强', '王敏']);
  });

  it('meet the tasks: the classes of 周三 and 周五 have done 齿轮传动, that of 周二 传动比', () => {
    const section = (classId: string, date: string) => {
      const lesson = lessonsOf(classId).find((row) => row.date === date);
      return data.sections.find((row) => row.id === lesson?.sectionId)?.name;
    };
    expect(section(demoClassIds.wedA, '2026-09-16')).toBe('齿轮传动');
    expect(section(demoClassIds.fri, '2026-09-18')).toBe('齿轮传动');
    expect(section(demoClassIds.tue, '2026-09-15')).toBe('传动比');
  });
});
