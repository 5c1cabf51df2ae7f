import { FileText, Presentation } from 'lucide-react';
import { ButtonLink } from '../../components/ui/Button/ButtonLink.tsx';
import { Empty } from '../../components/ui/Empty/Empty.tsx';
import type { LessonDetail } from '../../contract/lesson.ts';
import { useNavigation } from '../../kit/context.ts';
import * as P from './ClassDetailScreen.styles.ts';
import { isReadable, readerHref } from './courseware.ts';
import { resourceKinds } from './lessonText.ts';
import * as S from './LessonParts.styles.ts';

/** 上课内容: the section with its goal and the files to teach it with, by kind. */
export function LessonContent({ lesson }: { lesson: LessonDetail }) {
  const { href } = useNavigation();
  const { section } = lesson;
  if (!section) return <Empty title="本课次还没有绑定课节" description="排课时选择课节后，教案和课件会出现在这里。" />;
  const kinds = resourceKinds
    .map(({ listName, label }) => ({ label, files: section.resources.filter((file) => file.listName === listName) }))
    .filter(({ files }) => files.length > 0);
  return (
    <P.Panel>
      <P.PanelHead>
        <strong>
          第 {section.no} 节 · {section.name}
        </strong>
        {section.goal && <span>{section.goal}</span>}
      </P.PanelHead>
      {kinds.length === 0 && <Empty size="s" title="本课节还没有资源" description="课程作者上传后即可在此打开。" />}
      {kinds.map(({ label, files }) => (
        <S.Files key={label} aria-label={label}>
          {files.map((file) => (
            <li key={file.resourceId}>
              {file.listName === 'pptResourceList' ? <Presentation size={20} /> : <FileText size={20} />}
              <div>
                <span>{file.name}</span>
                <small>
                  {label}
                  {file.pages ? ` · ${file.pages} 页` : ''}
                </small>
              </div>
              {isReadable(file) ? (
                <ButtonLink href={href(readerHref(file, lesson.classId))} aria-label={`打开${file.name}`}>
                  打开
                </ButtonLink>
              ) : (
                <small>此格式请在资源库查看</small>
              )}
            </li>
          ))}
        </S.Files>
      ))}
    </P.Panel>
  );
}
