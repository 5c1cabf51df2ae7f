import { addDays } from '../../../domain/dates.ts';
import { company, demoToday } from '../cast/ids.ts';
import { userRow } from '../cast/staff.ts';
import { fullRights, gradeOf } from '../cast/students.ts';
import type { DemoData } from '../types.ts';
import type { Random } from '../lib/random.ts';
import { adultName, childNames } from './names.ts';
import { fillerConsultantUid } from './staff.ts';

/** 600 with the 87 of the cast. */
export const FILLER_STUDENTS = 513;
const FIRST_ID = 100_001;

const schools = [
  '南湖第一小学',
  '狮子山小学',
  '钟家村小学',
  '墨水湖小学',
  '沌口小学',
  '三角湖小学',
  '西大街小学',
  '光谷第二小学',
];
const relatives = ['奶奶', '爷爷'] as const;

/** Gives out the next student, enrolled where asked. */
export type Enrol = (campusId: string, status: 'prospect' | 'active' | 'left') => string;

export function createEnrol(data: DemoData, random: Random): Enrol {
  const taken = new Set(data.students.map((row) => row.name));
  const names = childNames(random, taken, FILLER_STUDENTS);
  let n = 0;
  return (campusId, status) => {
    const named = names[n];
    if (!named) throw new Error('createEnrol(): all students are enrolled.');
    const id = String(FIRST_ID + n);
    const guardianUid = String(300_001 + n);
    const mobile = `1380002${String(n + 1).padStart(4, '0')}`;
    n += 1;
    const birthday = addDays(demoToday, -random.int(7 * 365, 11 * 365));
    const createdAt = `${addDays('2025-09-01', random.int(0, status === 'prospect' ? 380 : 300))} 1${random.int(0, 9)}:20:00`;
    data.students.push({
      id,
      companyId: company,
      campusId,
      name: named.name,
      sex: named.sex,
      birthday,
      school: random.pick(schools),
      grade: gradeOf(birthday),
      avatar: '',
      tag: random.chance(0.2) ? 'longTerm' : 'normal',
      type: random.chance(0.06) ? 'vip' : 'normal',
      status,
      choose: true,
      childConsent: true,
      ownerUid: fillerConsultantUid(n),
      createdAt,
    });
    const mother = random.chance(0.72);
    const name = adultName(random, mother ? undefined : named.name.slice(0, 1));
    data.guardians.push({
      stuId: id,
      uid: guardianUid,
      name,
      relation: mother ? '妈妈' : '爸爸',
      isMain: true,
      rights: { ...fullRights },
      state: 'verified',
    });
    data.users.push(userRow({ uid: guardianUid, mobile, nickname: name, sex: mother ? 2 : 1, createdAt }));
    if (random.chance(0.12)) {
      const elder = random.pick(relatives);
      const uid = String(310_001 + n);
      const elderName = adultName(random);
      data.guardians.push({
        stuId: id,
        uid,
        name: elderName,
        relation: elder,
        isMain: false,
        rights: { view: true, act: false, pay: false, pickUp: true },
        state: 'verified',
      });
      data.users.push(
        userRow({
          uid,
          mobile: `1380003${String(n).padStart(4, '0')}`,
          nickname: elderName,
          sex: elder === '奶奶' ? 2 : 1,
          createdAt,
        }),
      );
    }
    return id;
  };
}
