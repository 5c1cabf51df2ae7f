import { ChevronLeft, ChevronRight } from 'lucide-react';
import { CallFailure } from '../../components/CallFailure/CallFailure.tsx';
import { Button } from '../../components/ui/Button/Button.tsx';
import { ButtonLink } from '../../components/ui/Button/ButtonLink.tsx';
import { Result } from '../../components/ui/Result/Result.tsx';
import { Tabs } from '../../components/ui/Tabs/Tabs.tsx';
import { getLessonDetail } from '../../contract/timetable.ts';
import { skipToken, useCall } from '../../hooks/useCall.ts';
import { BrowserOnly } from '../../kit/BrowserOnly.tsx';
import { useNavigation } from '../../kit/context.ts';
import * as S from './ClassDetailScreen.styles.ts';
import { LessonChanges } from './LessonChanges.tsx';
import { LessonContent } from './LessonContent.tsx';
import { LessonHead } from './LessonHead.tsx';
import { LessonHeadSkeleton } from './LessonHeadSkeleton.tsx';
import { LessonRoster } from './LessonRoster.tsx';

const tabs = ['students', 'content', 'log'] as const;
type Tab = (typeof tabs)[number];

/** 课次详情: one lesson before and after — facts, who is due, what is taught, what changed. Tab and lesson stand in the URL. */
export function ClassDetailScreen() {
  return (
    <BrowserOnly>
      <ClassDetail />
    </BrowserOnly>
  );
}

function ClassDetail() {
  const { search, pathname, navigate, href } = useNavigation();
  const query = new URLSearchParams(search);
  const lessonId = query.get('lessonId');
  const tab: Tab = tabs.find((one) => one === query.get('tab')) ?? 'students';
  const detail = useCall(getLessonDetail, lessonId ? { lessonId } : skipToken, { quiet: true });
  const back = <ButtonLink href={href('/layoutV2/ClassSchedule')}>返回课表</ButtonLink>;

  const show = (next: { lessonId?: string; tab?: Tab }) => {
    const wanted = new URLSearchParams({ lessonId: next.lessonId ?? lessonId ?? '', tab: next.tab ?? tab });
    navigate(`${pathname}?${wanted}`, { replace: next.lessonId === undefined });
  };

  if (!lessonId)
    return <Result kind="404" size="l" title="没有指定课次" description="请从课表打开一节课。" actions={back} />;
  if (detail.state === 'error') {
    return <CallFailure error={detail.error} onRetry={detail.retry} what="课次" size="l" actions={back} />;
  }
  if (detail.state === 'pending') return <LessonHeadSkeleton />;

  const lesson = detail.data;
  const { prevLessonId, nextLessonId } = lesson;
  return (
    <S.Page>
      <S.TopRow>
        <ButtonLink
          href={href(`/layoutV2/ClassSchedule?date=${lesson.date}`)}
          variant="text"
          icon={<ChevronLeft size={16} />}
        >
          返回课表
        </ButtonLink>
        <S.Neighbours aria-label="同班课次">
          <Button
            icon={<ChevronLeft size={16} />}
            disabled={!prevLessonId}
            onClick={() => prevLessonId && show({ lessonId: prevLessonId })}
          >
            上一次
          </Button>
          <Button
            iconEnd={<ChevronRight size={16} />}
            disabled={!nextLessonId}
            onClick={() => nextLessonId && show({ lessonId: nextLessonId })}
          >
            下一次
          </Button>
        </S.Neighbours>
      </S.TopRow>
      <LessonHead lesson={lesson} />
      <Tabs<Tab>
        label="课次详情"
        value={tab}
        onValueChange={(next) => show({ tab: next })}
        items={[
          { value: 'students', label: '学员', count: lesson.roster.length, content: <LessonRoster lesson={lesson} /> },
          { value: 'content', label: '上课内容', content: <LessonContent lesson={lesson} /> },
          {
            value: 'log',
            label: '记录',
            count: lesson.changes.length,
            content: <LessonChanges changes={lesson.changes} />,
          },
        ]}
      />
    </S.Page>
  );
}
