import type { ConflictFace, ConflictItem } from './types.ts';

export const faceLabels: Readonly<Record<ConflictFace, string>> = {
  class: '班级',
  teacher: '老师',
  student: '学员',
  room: '教室',
  seats: '座位',
  travel: '路程',
  gap: '间隔',
  window: '可排时间',
  holiday: '节假日',
  endTime: '结束时间',
};

export type VerdictTone = 'ok' | 'soft' | 'hard';

type Items = readonly ConflictItem[];

/** ok 无冲突, soft 可强排, hard 不可排. */
export function verdictTone(items: Items): VerdictTone {
  if (items.some(({ level }) => level === 'hard')) return 'hard';
  return items.length > 0 ? 'soft' : 'ok';
}

/** 「无冲突」, 「不可排 2 · 可强排 1」. */
export function verdictHeading(items: Items): string {
  const hard = items.filter(({ level }) => level === 'hard').length;
  const soft = items.length - hard;
  const parts = [hard > 0 ? `不可排 ${hard}` : '', soft > 0 ? `可强排 ${soft}` : ''].filter(Boolean);
  return parts.join(' · ') || '无冲突';
}

/** Heading over the students' lines where several clash: 「3 名学员冲突」; null for one or none. */
export function studentHeading(items: Items): string | null {
  const students = new Set(items.filter(({ face }) => face === 'student').map(({ resourceId }) => resourceId));
  return students.size > 1 ? `${students.size} 名学员冲突` : null;
}

/** In one line, while a lesson is dragged: 「可强排：A101 已被占用」, 「不可排：王敏老师 10:00–11:00 已有课」; '' without a clash. */
export function dragVerdict(items: Items): string {
  const [first] = items;
  if (!first) return '';
  const taken = first.face === 'room' && first.otherLessonId !== undefined;
  const [short = ''] = taken ? [`${first.resourceName} 已被占用`] : first.message.split('：');
  return `${first.level === 'hard' ? '不可排' : '可强排'}：${short}`;
}

/** What a refused save says: 「排课冲突：A101 10:00–11:00 已被 编程入门C班 占用」; '' without a clash. */
export function refusalText(items: Items): string {
  const [first] = items;
  return first ? `排课冲突：${first.message}` : '';
}

export const forcedReasonMin = 5;
export const forcedReasonMax = 100;

/** Says what is wrong with a 强排原因; null: it will do. */
export function forcedReasonFault(reason: string | null | undefined): string | null {
  const length = Array.from((reason ?? '').trim()).length;
  if (length < forcedReasonMin) return `请填写强排原因（至少 ${forcedReasonMin} 个字）`;
  return length > forcedReasonMax ? `强排原因最多 ${forcedReasonMax} 个字` : null;
}

/** Does saving need the right schedule.softOverride and a reason? Only where everything that clashes is soft. */
export function needsReason(items: Items): boolean {
  return verdictTone(items) === 'soft';
}

/** 「存在教室冲突，您没有“强制排课”权限」 */
export function noOverrideText(items: Items): string {
  const faces = new Set(items.filter(({ level }) => level === 'soft').map(({ face }) => faceLabels[face]));
  return `存在${[...faces].join('、')}冲突，您没有“强制排课”权限`;
}

export type SaveDecision =
  | { readonly kind: 'ok' }
  | { readonly kind: 'forced'; readonly reason: string }
  | { readonly kind: 'refused'; readonly why: 'hard' | 'noRight' | 'reason'; readonly text: string };

/** May it be saved, given the clashes, the right schedule.softOverride and the reason typed? */
export function decideSave(
  items: Items,
  { mayOverride, reason }: { mayOverride: boolean; reason?: string | null | undefined },
): SaveDecision {
  const tone = verdictTone(items);
  if (tone === 'ok') return { kind: 'ok' };
  if (tone === 'hard') return { kind: 'refused', why: 'hard', text: refusalText(items) };
  if (!mayOverride) return { kind: 'refused', why: 'noRight', text: noOverrideText(items) };
  const fault = forcedReasonFault(reason);
  if (fault !== null) return { kind: 'refused', why: 'reason', text: fault };
  return { kind: 'forced', reason: (reason ?? '').trim() };
}
