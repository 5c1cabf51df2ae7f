import { CalendarPlus, ChevronLeft, ChevronRight, ListTodo } from 'lucide-react';
import { Badge } from '../../components/ui/Badge/Badge.tsx';
import { ButtonLink } from '../../components/ui/Button/ButtonLink.tsx';
import { Button } from '../../components/ui/Button/Button.tsx';
import { IconButton } from '../../components/ui/IconButton/IconButton.tsx';
import { Segmented } from '../../components/ui/Segmented/Segmented.tsx';
import { Select } from '../../components/ui/Select/Select.tsx';
import type { Lesson } from '../../contract/lesson.ts';
import { useNavigation } from '../../kit/context.ts';
import * as S from './ClassSchedule.styles.ts';
import { classOptions, scopeOptions } from './FilterFields.tsx';
import { MoreFilters } from './MoreFilters.tsx';
import { rangeTitle, shortRangeTitle } from './rangeTitle.ts';
import { rangeOf, type ScheduleMode, type ScheduleScope, type ScheduleView, stepped } from './scheduleView.ts';

export interface ScheduleToolbarProps {
  view: ScheduleView;
  mode: ScheduleMode;
  scope: ScheduleScope;
  today: string;
  lessons: readonly Lesson[];
  /** May the viewer switch between own lessons and the campus. */
  mayScope: boolean;
  maySchedule: boolean;
  /** Two tight rows: filters in a sheet, 新建排课 as an icon. */
  compact: boolean;
  /** Opens 今日概览 where it does not stand beside the grid, with what waits in it. */
  overview?: { waiting: number; onOpen: () => void } | undefined;
  onChange: (change: Partial<ScheduleView>) => void;
}

const modeOptions = [
  { value: 'day', label: '日' },
  { value: 'week', label: '周' },
  { value: 'agenda', label: '列表' },
] as const;

/** Which days, whose lessons, in which form; everything it sets stands in the URL. */
export function ScheduleToolbar(props: ScheduleToolbarProps) {
  const { view, mode, scope, today, lessons, mayScope, maySchedule, compact, overview, onChange } = props;
  const { href } = useNavigation();
  const { from, to } = rangeOf(view.date, mode);
  const create = href(`/layoutV2/CreateSchedule?date=${view.date < today ? today : view.date}`);
  return (
    <S.Toolbar>
      <S.When>
        <h1 tabIndex={-1}>{compact ? shortRangeTitle(from, to, today) : rangeTitle(from, to)}</h1>
        <S.Steps role="group" aria-label="日期">
          <IconButton
            label={mode === 'day' ? '前一天' : '上一周'}
            variant="default"
            icon={<ChevronLeft size={16} />}
            onClick={() => onChange({ date: stepped(view.date, mode, -1) })}
          />
          <Button onClick={() => onChange({ date: today })}>今天</Button>
          <IconButton
            label={mode === 'day' ? '后一天' : '下一周'}
            variant="default"
            icon={<ChevronRight size={16} />}
            onClick={() => onChange({ date: stepped(view.date, mode, 1) })}
          />
        </S.Steps>
      </S.When>
      <S.Tools>
        {!compact && mayScope && (
          <Segmented<ScheduleScope>
            label="范围"
            options={scopeOptions}
            value={scope}
            onValueChange={(next) => onChange({ scope: next, teacherId: null, classId: null })}
          />
        )}
        {!compact && (
          <Select
            clearable
            filterLabel="班级"
            placeholder="全部"
            aria-label="班级"
            emptyText="这段时间没有班级课"
            options={classOptions(lessons)}
            value={view.classId}
            onValueChange={(classId) => onChange({ classId })}
          />
        )}
        <MoreFilters
          sheet={compact}
          view={view}
          scope={scope}
          lessons={lessons}
          mayScope={mayScope}
          onChange={onChange}
        />
        <Segmented<ScheduleMode>
          label="视图"
          options={modeOptions}
          value={mode}
          onValueChange={(next) => onChange({ mode: next })}
        />
        <S.Gap />
        {overview && (
          <S.Counted>
            <IconButton
              label={overview.waiting > 0 ? `今日概览，${overview.waiting} 项待处理` : '今日概览'}
              variant="default"
              icon={<ListTodo size={16} />}
              onClick={overview.onOpen}
            />
            <Badge count={overview.waiting} tone="danger" aria-hidden />
          </S.Counted>
        )}
        {maySchedule && (
          <ButtonLink
            variant="primary"
            icon={<CalendarPlus size={16} />}
            href={create}
            {...(compact ? { 'aria-label': '新建排课', 'data-icon-only': '' } : {})}
          >
            {compact ? null : '新建排课'}
          </ButtonLink>
        )}
      </S.Tools>
    </S.Toolbar>
  );
}
