import { CalendarSearch } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/Button/Button.tsx';
import { Card } from '../../components/ui/Card/Card.tsx';
import { Empty } from '../../components/ui/Empty/Empty.tsx';
import type { InputOf } from '../../contract/endpoint.ts';
import { type checkConflict, getFreeSlots } from '../../contract/schedule.ts';
import { addDays, formatDay, formatTimeRange, minutesOf } from '../../domain/dates.ts';
import { skipToken, useCall } from '../../hooks/useCall.ts';
import * as S from './CreateScheduleScreen.styles.ts';

interface FreeSlotsProps {
  place: InputOf<typeof checkConflict>['drafts'][number];
  excludeLessonId?: string | undefined;
  onPick: (slot: { date: string; start: string; end: string }) => void;
}

/** 查找空闲时段: up to 10 nearest slots in which class, teachers, students and room are all free. */
export function FreeSlots({ place, excludeLessonId, onPick }: FreeSlotsProps) {
  const [asked, setAsked] = useState(false);
  const minutes = minutesOf(place.end) - minutesOf(place.start);
  const found = useCall(
    getFreeSlots,
    asked
      ? {
          ...(place.classId ? { classId: place.classId } : {}),
          ...(place.stuIds?.length ? { stuIds: place.stuIds.map(String) } : {}),
          teacherIds: place.teacherIds.map(String),
          ...(place.assistantIds?.length ? { assistantIds: place.assistantIds.map(String) } : {}),
          campusId: place.campusId,
          ...(place.roomId ? { roomId: place.roomId } : {}),
          minutes,
          from: place.date,
          to: addDays(place.date, 13),
          ...(excludeLessonId ? { excludeLessonId } : {}),
        }
      : skipToken,
    { quiet: true },
  );
  if (!asked) {
    return (
      <Button icon={<CalendarSearch size={16} />} onClick={() => setAsked(true)}>
        查找空闲时段
      </Button>
    );
  }
  return (
    <Card title="空闲时段" flush>
      {found.state === 'pending' && <S.Slots aria-busy="true">加载中...</S.Slots>}
      {found.state === 'error' && (
        <Empty size="s" title={found.error.text} actions={<Button onClick={found.retry}>重试</Button>} />
      )}
      {found.state === 'ready' && found.data.slots.length === 0 && (
        <Empty size="s" title="两周内没有空闲时段" description="换一位老师或教室再试。" />
      )}
      {found.state === 'ready' && found.data.slots.length > 0 && (
        <S.Slots>
          {found.data.slots.map((slot) => (
            <li key={`${slot.date} ${slot.start}`}>
              <Button variant="text" onClick={() => onPick(slot)}>
                {formatDay(slot.date)} {formatTimeRange(slot.start, slot.end)}
              </Button>
            </li>
          ))}
        </S.Slots>
      )}
    </Card>
  );
}
