import { useMemo, useState } from 'react';
import { CallFailure } from '../../components/CallFailure/CallFailure.tsx';
import { Drawer } from '../../components/ui/Drawer/Drawer.tsx';
import { useCampus } from '../../hooks/useCampus.ts';
import { BrowserOnly } from '../../kit/BrowserOnly.tsx';
import { useNavigation, useNow, useSession } from '../../kit/context.ts';
import * as S from './ClassSchedule.styles.ts';
import { ScheduleGrid } from './ScheduleGrid.tsx';
import { ScheduleRail, waitingFor } from './ScheduleRail.tsx';
import { ScheduleToolbar } from './ScheduleToolbar.tsx';
import { rangeOf, readView, type ScheduleView, writeView } from './scheduleView.ts';
import { StaleNotice } from './StaleNotice.tsx';
import { useMaySchedule } from './useMayForce.ts';
import { useScreenWidth } from './useScreenWidth.ts';
import { useTimetableData } from './useTimetableData.ts';
import { useToday } from './useToday.ts';

/** 课表: the week or day of the teacher, or of the campus for who plans it. Date, form and filters stand in the URL. */
export function ClassScheduleScreen() {
  return (
    <BrowserOnly>
      <Schedule />
    </BrowserOnly>
  );
}

function Schedule() {
  const { search, pathname, navigate } = useNavigation();
  const { date, time } = useNow();
  const now = useMemo(() => ({ date, time }), [date, time]);
  const width = useScreenWidth();
  const maySchedule = useMaySchedule();
  const teaches = useSession((state) => state.roleIds.includes('2'));
  const { campusId, campuses } = useCampus();
  const [overview, setOverview] = useState(false);

  const view = useMemo(() => readView(search, date), [search, date]);
  const mode = view.mode ?? (width === 'phone' ? 'agenda' : width === 'tablet' ? 'day' : 'week');
  const scope = view.scope ?? (teaches ? 'mine' : 'campus');
  const { from, to } = rangeOf(view.date, mode);
  const read = useTimetableData({ from, to, scope, campusId });
  // While another week is read the one before must not pass for it.
  const data = read.state === 'ready' && !read.isPrevious ? read.data : null;
  const today = useToday({ scope, campusId, from, to, data }, now);
  const beside = width === 'desktop';

  const change = (part: Partial<ScheduleView>, replace = false) =>
    navigate(`${pathname}${writeView({ ...view, ...part }, date)}`, { replace });
  const rail = { view, mode, scope, now, data, today };

  return (
    <S.Page data-rail={beside ? 'side' : 'none'}>
      <S.Main>
        <ScheduleToolbar
          view={view}
          mode={mode}
          scope={scope}
          today={date}
          lessons={data?.lessons ?? []}
          mayScope={teaches && maySchedule}
          maySchedule={maySchedule}
          compact={width === 'phone'}
          overview={beside ? undefined : { waiting: waitingFor(data), onOpen: () => setOverview(true) }}
          onChange={change}
        />
        <StaleNotice read={read} />
        <S.Grid>
          {read.state === 'error' ? (
            <CallFailure error={read.error} onRetry={read.retry} what="课表" size="l" />
          ) : (
            <ScheduleGrid
              view={view}
              mode={mode}
              scope={scope}
              now={now}
              data={data}
              campusId={campusId}
              campuses={campuses}
              onChange={change}
            />
          )}
        </S.Grid>
      </S.Main>
      {beside ? (
        <ScheduleRail {...rail} onChange={change} />
      ) : (
        <Drawer open={overview} onOpenChange={setOverview} title="今日概览" size="s">
          <ScheduleRail
            {...rail}
            sheet
            onChange={(part) => {
              setOverview(false);
              change(part);
            }}
          />
        </Drawer>
      )}
    </S.Page>
  );
}
