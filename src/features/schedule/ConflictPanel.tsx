import { CircleCheck, CircleX, LoaderCircle, TriangleAlert } from 'lucide-react';
import { Alert } from '../../components/ui/Alert/Alert.tsx';
import type { ConflictItem } from '../../contract/schedule.ts';
import { studentHeading, verdictHeading, verdictTone } from '../../domain/schedule/verdict.ts';
import * as S from './ConflictPanel.styles.ts';

export interface ConflictPanelProps {
  /** null: nothing checked yet. */
  items: readonly ConflictItem[] | null;
  checking: boolean;
  /** Nothing to check: says what is missing. */
  hint?: string | undefined;
  /** Why the check could not be made. */
  failure?: string | undefined;
  /** Opens the other lesson. */
  onOpenLesson?: (lessonId: string) => void;
}

/** 冲突面板: every line of the four-way check, 不可排 first; the list is never cut. Renders a live region. */
export function ConflictPanel({ items, checking, hint, failure, onOpenLesson }: ConflictPanelProps) {
  const tone = items ? verdictTone(items) : 'none';
  const students = items ? studentHeading(items) : null;
  return (
    <S.Panel aria-label="冲突检查" data-tone={tone} aria-busy={checking}>
      <div role="status">
        <S.Heading>
          {tone === 'hard' && <CircleX size={16} />}
          {tone === 'soft' && <TriangleAlert size={16} />}
          {tone === 'ok' && <CircleCheck size={16} />}
          <span>{items ? verdictHeading(items) : '冲突检查'}</span>
          {checking && <LoaderCircle size={14} aria-label="检查中" data-spin="" />}
        </S.Heading>
      </div>
      {!items && hint && <S.Hint>{hint}</S.Hint>}
      {failure && <Alert tone="warning">{failure}</Alert>}
      {students && <S.Count>{students}</S.Count>}
      {items && items.length > 0 && (
        <S.Lines>
          {items.map((item) => (
            <li key={`${item.face} ${item.resourceId} ${item.message}`} data-level={item.level}>
              {item.level === 'hard' ? (
                <CircleX size={14} aria-label="不可排" />
              ) : (
                <TriangleAlert size={14} aria-label="可强排" />
              )}
              <span>{item.message}</span>
              {item.otherLessonId && onOpenLesson && (
                <button type="button" onClick={() => item.otherLessonId && onOpenLesson(item.otherLessonId)}>
                  查看
                </button>
              )}
            </li>
          ))}
        </S.Lines>
      )}
    </S.Panel>
  );
}
