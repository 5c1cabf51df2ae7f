import { FormNotices } from '../../components/form/FormNotices.tsx';
import { Alert } from '../../components/ui/Alert/Alert.tsx';
import { Button } from '../../components/ui/Button/Button.tsx';
import type { ScheduleEditorModel } from './useScheduleEditor.ts';

interface EditorNoticesProps {
  editor: ScheduleEditorModel;
  /** 查看最新, after somebody else was faster. */
  onLatest: () => void;
}

/** What has to be said above the fields: besides a form's own, choices that could not be read, and what was saved. */
export function EditorNotices({ editor: { model, options, again }, onLatest }: EditorNoticesProps) {
  const { failed } = options;
  return (
    <FormNotices form={model} onLatest={onLatest}>
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
      {again && <Alert tone="success">已保存，班级和老师已保留，请选择下一节课的日期。</Alert>}
    </FormNotices>
  );
}
