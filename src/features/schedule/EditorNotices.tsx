import { Alert } from '../../components/ui/Alert/Alert.tsx';
import { Button } from '../../components/ui/Button/Button.tsx';
import * as S from './CreateScheduleScreen.styles.ts';
import type { ScheduleEditorModel } from './useScheduleEditor.ts';

interface EditorNoticesProps {
  editor: ScheduleEditorModel;
  /** 查看最新, after somebody else was faster. */
  onLatest: () => void;
}

function Failure({ editor: { failure }, onLatest }: EditorNoticesProps) {
  if (!failure) return null;
  const more = failure.refusals.filter(({ text }) => !failure.text.endsWith(text));
  return (
    <Alert
      tone="danger"
      title={more.length > 0 ? failure.text : undefined}
      action={
        failure.kind === 'raced' && (
          <Button size="s" onClick={onLatest}>
            查看最新
          </Button>
        )
      }
    >
      {more.length > 0 ? (
        <S.Refusals>
          {more.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </S.Refusals>
      ) : (
        failure.text
      )}
    </Alert>
  );
}

/** What has to be said above the fields: a restored draft, choices that could not be read, why it was not saved. */
export function EditorNotices({ editor, onLatest }: EditorNoticesProps) {
  const { options, draft, wrong, again } = editor;
  const { failed } = options;
  return (
    <>
      {failed?.state === 'error' && (
        <Alert
          tone="danger"
          action={
            <Button size="s" onClick={failed.retry}>
              重试
            </Button>
          }
        >
          选项加载失败：{failed.error.text}
        </Alert>
      )}
      {draft.restored && (
        <Alert
          tone="info"
          action={
            <>
              <Button size="s" onClick={draft.keep}>
                保留
              </Button>
              <Button size="s" onClick={draft.discard}>
                放弃
              </Button>
            </>
          }
        >
          已恢复未保存的内容
        </Alert>
      )}
      {again && <Alert tone="success">已保存，班级和老师已保留，请选择下一节课的日期。</Alert>}
      {wrong > 0 && <Alert tone="danger">请检查填写内容，还有 {wrong} 处需要修改</Alert>}
      <Failure editor={editor} onLatest={onLatest} />
    </>
  );
}
