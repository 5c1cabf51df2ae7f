import { Ban, CircleAlert, CircleCheck } from 'lucide-react';
import { StatusDot } from '../../components/ui/StatusDot/StatusDot.tsx';
import { Tag } from '../../components/ui/Tag/Tag.tsx';
import type { Lesson } from '../../contract/lesson.ts';
import { lessonStateLabels } from '../../domain/lessonState.ts';
import { useNow } from '../../kit/context.ts';
import { isRunning } from './lessonClock.ts';

/** State of a lesson as a dot or icon and a word; 上课中 while it runs. */
export function LessonStateMark({ lesson }: { lesson: Pick<Lesson, 'state' | 'date' | 'start' | 'end'> }) {
  const now = useNow();
  if (isRunning(lesson, now)) {
    return <StatusDot tone="brand">上课中</StatusDot>;
  }
  const label = lessonStateLabels[lesson.state];
  if (lesson.state === 'planned') return <StatusDot tone="brand">{label}</StatusDot>;
  if (lesson.state === 'overdue') {
    return (
      <Tag tone="danger" icon={<CircleAlert size={14} />}>
        {label}
      </Tag>
    );
  }
  if (lesson.state === 'rolled') {
    return (
      <Tag tone="success" icon={<CircleCheck size={14} />}>
        {label}
      </Tag>
    );
  }
  return <Tag icon={<Ban size={14} />}>{label}</Tag>;
}
