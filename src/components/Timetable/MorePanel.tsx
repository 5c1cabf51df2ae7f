import { Seen, Sentence } from './Card.styles.ts';
import { StateMark } from './CardBody.tsx';
import { FloatingPanel } from './FloatingPanel.tsx';
import { MoreList, MoreRow } from './Panel.styles.ts';
import { lessonSentence } from './sentences.ts';
import type { TimetableTexts } from './texts.ts';
import type { TimetableLesson } from './types.ts';

interface MorePanelProps {
  anchor: HTMLElement;
  label: string;
  lessons: readonly TimetableLesson[];
  texts: TimetableTexts;
  onPick: (id: string) => void;
  onClose: (reason: 'escape' | 'outside') => void;
}

/** The lessons behind a "+3". */
export function MorePanel({ anchor, label, lessons, texts, onPick, onClose }: MorePanelProps) {
  return (
    <FloatingPanel anchor={anchor} label={label} onClose={onClose}>
      <MoreList>
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <MoreRow type="button" data-subject={lesson.subjectColor} onClick={() => onPick(lesson.id)}>
              <Sentence>{lessonSentence(lesson, texts)}</Sentence>
              <Seen aria-hidden>
                <time>
                  {lesson.start}–{lesson.end}
                </time>
                <b>{lesson.title}</b>
                <StateMark lesson={lesson} texts={texts} />
              </Seen>
            </MoreRow>
          </li>
        ))}
      </MoreList>
    </FloatingPanel>
  );
}
