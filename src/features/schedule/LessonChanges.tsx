import { ArrowRight } from 'lucide-react';
import { Empty } from '../../components/ui/Empty/Empty.tsx';
import type { LessonDetail } from '../../contract/lesson.ts';
import * as S from './LessonParts.styles.ts';

/** 记录: every change of the lesson, newest first, before → after. */
export function LessonChanges({ changes }: { changes: LessonDetail['changes'] }) {
  if (changes.length === 0) {
    return <Empty title="还没有变更" description="调课、换老师、换教室都会记在这里。" />;
  }
  return (
    <S.Log>
      {changes.map((change) => (
        <li key={`${change.at} ${change.action}`}>
          <time>{change.at.slice(0, 16)}</time>
          <div>
            <strong>{change.by}</strong> {change.action}
            {change.diff.map(({ field, before, after }) => (
              <p key={field}>
                <span>{field}</span> {before || '无'} <ArrowRight size={12} aria-label="改为" /> {after || '无'}
              </p>
            ))}
            {change.reason && (
              <p>
                <span>原因</span> {change.reason}
              </p>
            )}
          </div>
        </li>
      ))}
    </S.Log>
  );
}
