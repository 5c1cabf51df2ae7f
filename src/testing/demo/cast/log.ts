import type { Draft } from '../lib/draft.ts';
import type { OperationLogRow } from '../rows/people.ts';
import { company, demoClassIds, uids, lessonIdOf } from './ids.ts';

type Entry = Omit<OperationLogRow, 'id' | 'companyId' | 'uid' | 'name' | 'reason' | 'diff'> &
  Partial<Pick<OperationLogRow, 'reason' | 'diff'>>;

const revoked = {
  objectType: 'lesson',
  objectId: lessonIdOf(demoClassIds.codingSpring, 3),
  objectName: '编程春季班 2026-03-21 18:30',
};

/** What 林娜 did, besides planning the lessons. */
const entries: Entry[] = [
  {
    ...revoked,
    at: '2026-03-22 10:15:00',
    action: '撤销点名',
    reason: '误点名',
    diff: [{ field: '状态', before: '已点名', after: '未点名' }],
  },
  {
    ...revoked,
    at: '2026-03-22 10:20:00',
    action: '取消课次',
    reason: '老师原因：老师临时生病，课次取消',
    diff: [{ field: '状态', before: '未点名', after: '已取消' }],
  },
  {
    at: '2026-09-12 17:40:00',
    action: '修改教务规则',
    objectType: 'setting',
    objectId: 'parentConfirm',
    objectName: '一课一消',
    reason: '2026-09-14 起开启家长确认',
    diff: [{ field: '一课一消', before: '关', after: '开' }],
  },
];

/** The operation log: planning of each class, then the deeds above, by time. */
export function addOperationLogs({ data, nextId }: Draft): void {
  const planned: Entry[] = data.classGroups
    .filter((row) => row.companyId === company && row.endOn !== null)
    .map((row) => ({
      at: row.createdAt,
      action: '排课',
      objectType: 'classGroup',
      objectId: row.id,
      objectName: row.name,
      diff: [{ field: '已排课次', before: '0', after: String(row.plannedLessons) }],
    }));
  for (const entry of [...planned, ...entries].sort((a, b) => a.at.localeCompare(b.at))) {
    data.operationLogs.push({
      id: nextId('operationLogs'),
      companyId: company,
      uid: uids.linNa,
      name: '林娜',
      reason: null,
      diff: [],
      ...entry,
    });
  }
}
