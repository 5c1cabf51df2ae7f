import { addDays, datesBetween, daysBetween, isDate } from 'jiaowu/domain';
import { malformed } from '../http/refusal.ts';

/** Days a timetable may span. */
const maxDays = 42;

/** @throws Refusal 400 for dates that do not exist, are the wrong way round or lie more than 42 days apart */
export function checkRange(from: string, to: string): void {
  if (!isDate(from)) throw malformed({ from: '日期不存在' });
  if (!isDate(to)) throw malformed({ to: '日期不存在' });
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw malformed({ to: '结束日期不能早于开始日期' });
  if (days > maxDays) throw malformed({ to: `日期范围最多 ${maxDays} 天` });
}

/** A span of moments cut into days within from … to: each with its start and end of day, `24:00` as 23:59. */
export function daysOf(
  span: { from: string; to: string },
  from: string,
  to: string,
): { date: string; start: string; end: string }[] {
  const [firstDay, firstTime] = [span.from.slice(0, 10), span.from.slice(11, 16)];
  let [lastDay, lastTime] = [span.to.slice(0, 10), span.to.slice(11, 16)];
  if (lastTime === '00:00') [lastDay, lastTime] = [addDays(lastDay, -1), '23:59'];
  const first = firstDay < from ? from : firstDay;
  const last = lastDay > to ? to : lastDay;
  if (first > last) return [];
  return datesBetween(first, last).map((date) => ({
    date,
    start: date === firstDay ? firstTime : '00:00',
    end: date === lastDay ? lastTime : '23:59',
  }));
}
