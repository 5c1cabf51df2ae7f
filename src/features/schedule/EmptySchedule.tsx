import { CalendarPlus } from 'lucide-react';
import { Button } from '../../components/ui/Button/Button.tsx';
import { ButtonLink } from '../../components/ui/Button/ButtonLink.tsx';
import { useNavigation } from '../../kit/context.ts';
import * as S from './ClassSchedule.styles.ts';
import { activeFilters, noFilters, type ScheduleMode, type ScheduleView } from './scheduleView.ts';
import { useMaySchedule } from './useMayForce.ts';

interface EmptyScheduleProps {
  view: ScheduleView;
  mode: ScheduleMode;
  /** There are lessons, but the filters hide them. */
  hidden: boolean;
  onChange: (change: Partial<ScheduleView>) => void;
}

/** Over an empty grid: why, and what to do next. */
export function EmptySchedule({ view, mode, hidden, onChange }: EmptyScheduleProps) {
  const { href } = useNavigation();
  const maySchedule = useMaySchedule();
  const span = mode === 'day' ? '这一天' : '这一周';
  const filters = activeFilters(view);
  if (filters > 0) {
    return (
      <S.Nothing role="status">
        <span>{span}没有符合筛选条件的课次</span>
        <Button onClick={() => onChange(noFilters)}>清除筛选</Button>
      </S.Nothing>
    );
  }
  if (hidden) {
    return (
      <S.Nothing role="status">
        <span>{span}的课次已全部取消</span>
        <Button onClick={() => onChange({ cancelled: true })}>显示已取消</Button>
      </S.Nothing>
    );
  }
  return (
    <S.Nothing role="status">
      <span>{span}没有课次</span>
      {maySchedule && (
        <ButtonLink icon={<CalendarPlus size={16} />} href={href(`/layoutV2/CreateSchedule?date=${view.date}`)}>
          去排课
        </ButtonLink>
      )}
    </S.Nothing>
  );
}
