import { openDaily, roomRow } from '../cast/campuses.ts';
import { company, demoCampusIds } from '../cast/ids.ts';
import type { DemoData } from '../types.ts';

const { DH, GG, NH, HY, DK } = demoCampusIds;

/** Campuses of the full institution besides the cast's two. */
export const fillerCampuses = [
  {
    id: NH,
    code: 'NH',
    name: '南湖校区',
    address: '武汉市洪山区南湖大道 9 号',
    phone: '027-87650003',
    openedOn: '2025-03-01',
    color: 6,
  },
  {
    id: HY,
    code: 'HY',
    name: '汉阳校区',
    address: '武汉市汉阳区墨水湖北路 88 号',
    phone: '027-87650004',
    openedOn: '2025-08-16',
    color: 9,
  },
  {
    id: DK,
    code: 'DK',
    name: '沌口校区',
    address: '武汉市经开区东风大道 126 号',
    phone: '027-87650005',
    openedOn: '2026-02-21',
    color: 11,
  },
] as const;

/** Minutes between two campuses. */
const travel: [string, string, number][] = [
  [DH, NH, 30],
  [DH, HY, 45],
  [DH, DK, 60],
  [GG, NH, 30],
  [GG, HY, 55],
  [GG, DK, 70],
  [NH, HY, 40],
  [NH, DK, 55],
  [HY, DK, 30],
];

const rooms = [
  { no: '101', capacity: 12, equipment: ['一体机', '机器人套件'], shared: false },
  { no: '102', capacity: 10, equipment: ['投影', '机器人套件'], shared: false },
  { no: '103', capacity: 8, equipment: ['电脑'], shared: false },
  { no: '201', capacity: 8, equipment: ['投影'], shared: false },
  { no: '202', capacity: 6, equipment: ['水池', '画架'], shared: true },
  { no: '203', capacity: 4, equipment: [], shared: true },
] as const;

export function addPlaces(data: DemoData, managers: readonly string[]): void {
  for (const [i, campus] of fillerCampuses.entries()) {
    data.campuses.push({
      ...campus,
      companyId: company,
      state: 'open',
      openHours: openDaily('08:30', '21:00'),
      travelMinutes: {},
      managerUid: managers[i] ?? null,
    });
    for (const [r, { no, capacity, equipment, shared }] of rooms.entries()) {
      data.classrooms.push(
        roomRow({
          id: `${campus.id}0${r + 1}`,
          campusId: campus.id,
          name: `${campus.code.slice(0, 1)}${no}`,
          capacity,
          equipment: [...equipment],
          shared,
          sort: r + 1,
        }),
      );
    }
  }
  const headmaster = data.staff.find((row) => row.companyId === company && row.roleIds.includes('5'));
  headmaster?.campusIds.push(...fillerCampuses.map((row) => row.id));
  const byId = new Map(data.campuses.map((row) => [row.id, row]));
  for (const [a, b, minutes] of travel) {
    const from = byId.get(a);
    const to = byId.get(b);
    if (from) from.travelMinutes[b] = minutes;
    if (to) to.travelMinutes[a] = minutes;
  }
}
