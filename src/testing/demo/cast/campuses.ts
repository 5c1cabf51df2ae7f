import type { CampusRow, ClassroomRow } from '../rows/institution.ts';
import { companies, demoCampusIds, uids, demoRoomIds } from './ids.ts';

/** The same hours every day of the week. */
export function openDaily(from: string, to: string): CampusRow['openHours'] {
  return Object.fromEntries(['1', '2', '3', '4', '5', '6', '7'].map((day) => [day, { from, to }]));
}

const { DH, GG } = demoCampusIds;

export const castCampuses: CampusRow[] = [
  {
    id: DH,
    companyId: companies.chenguang,
    code: 'DH',
    name: '东湖校区',
    address: '武汉市武昌区东湖路 168 号楚天中心 2 层',
    phone: '027-87650001',
    state: 'open',
    openHours: openDaily('08:00', '21:00'),
    travelMinutes: { [GG]: 40 },
    openedOn: '2024-06-01',
    managerUid: uids.linNa,
    color: 1,
  },
  {
    id: GG,
    companyId: companies.chenguang,
    code: 'GG',
    name: '光谷校区',
    address: '武汉市洪山区关山大道 355 号光谷新发展 3 层',
    phone: '027-87650002',
    state: 'open',
    openHours: openDaily('08:00', '21:00'),
    travelMinutes: { [DH]: 40 },
    openedOn: '2026-03-01',
    managerUid: uids.linNa,
    color: 4,
  },
  {
    id: '31',
    companyId: companies.qihang,
    code: 'QH',
    name: '启航中心校区',
    address: '武汉市江岸区中山大道 1166 号',
    phone: '027-82340001',
    state: 'open',
    openHours: openDaily('09:00', '21:00'),
    travelMinutes: {},
    openedOn: '2025-04-01',
    managerUid: uids.luoQi,
    color: 7,
  },
];

type RoomSpec = Pick<ClassroomRow, 'id' | 'campusId' | 'name' | 'capacity'> &
  Partial<Pick<ClassroomRow, 'companyId' | 'shared' | 'equipment' | 'sort'>>;

export function roomRow({ companyId, shared = false, equipment = [], sort = 0, ...room }: RoomSpec): ClassroomRow {
  return {
    companyId: companyId ?? companies.chenguang,
    ...room,
    equipment,
    online: false,
    shared,
    disabled: false,
    closures: [],
    sort,
  };
}

export const castClassrooms: ClassroomRow[] = [
  roomRow({
    id: demoRoomIds.A101,
    campusId: DH,
    name: 'A101',
    capacity: 10,
    equipment: ['投影', '机器人套件'],
    sort: 1,
  }),
  roomRow({ id: demoRoomIds.A102, campusId: DH, name: 'A102', capacity: 8, equipment: ['投影', '巡线场地'], sort: 2 }),
  roomRow({
    id: demoRoomIds.A201,
    campusId: DH,
    name: 'A201',
    capacity: 12,
    equipment: ['一体机', '机器人套件'],
    sort: 3,
  }),
  roomRow({
    id: demoRoomIds.B201,
    campusId: DH,
    name: 'B201',
    capacity: 6,
    equipment: ['水池', '画架'],
    shared: true,
    sort: 4,
  }),
  roomRow({
    id: demoRoomIds.G101,
    campusId: GG,
    name: 'G101',
    capacity: 12,
    equipment: ['一体机', '竞赛场地'],
    sort: 1,
  }),
  roomRow({ id: demoRoomIds.G102, campusId: GG, name: 'G102', capacity: 8, equipment: ['电脑'], sort: 2 }),
  roomRow({ id: '3101', campusId: '31', companyId: companies.qihang, name: '101', capacity: 10, sort: 1 }),
];
