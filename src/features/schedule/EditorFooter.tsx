import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { Button } from '../../components/ui/Button/Button.tsx';
import { ButtonLink } from '../../components/ui/Button/ButtonLink.tsx';
import { noOverrideText, verdictHeading, verdictTone } from '../../domain/schedule/verdict.ts';
import { useNavigation } from '../../kit/context.ts';
import * as S from './CreateScheduleScreen.styles.ts';
import { useScreenWidth } from './useScreenWidth.ts';
import type { ScheduleEditorModel } from './useScheduleEditor.ts';

interface EditorFooterProps {
  editor: ScheduleEditorModel;
  isNew: boolean;
  onKeepOn: () => void;
}

export const panelId = 'schedule-conflicts';

const icons = { ok: CircleCheck, soft: TriangleAlert, hard: CircleX } as const;

/** Where the panel does not stand beside the form: its heading, which leads to it. */
function VerdictKey({ editor: { conflicts } }: Pick<EditorFooterProps, 'editor'>) {
  const { items } = conflicts;
  const beside = useScreenWidth() === 'desktop';
  if (!items || beside) return null;
  const tone = verdictTone(items);
  const Icon = icons[tone];
  return (
    <S.VerdictKey
      type="button"
      data-tone={tone}
      onClick={() => document.getElementById(panelId)?.scrollIntoView({ block: 'center' })}
    >
      <Icon size={16} aria-hidden />
      {verdictHeading(items)}
    </S.VerdictKey>
  );
}

function Standing({ editor }: Pick<EditorFooterProps, 'editor'>) {
  const { conflicts, model } = editor;
  const { savedAt } = model.draft;
  if (conflicts.hard) return <span role="status">存在不可排的冲突，调整后才能保存</span>;
  if (conflicts.blocked) return <span role="status">{noOverrideText(conflicts.items ?? [])}</span>;
  return <span>{savedAt ? `草稿已存 ${savedAt}` : ''}</span>;
}

/** Stays at the foot of the page: why it can't be saved yet, and the ways on. */
export function EditorFooter({ editor, isNew, onKeepOn }: EditorFooterProps) {
  const { href } = useNavigation();
  const { form, conflicts, today } = editor;
  const { id, busy, lost } = editor.model;
  const date = form.formState.defaultValues?.date || today;
  return (
    <S.Footer>
      <S.FooterState>
        <VerdictKey editor={editor} />
        <Standing editor={editor} />
      </S.FooterState>
      <ButtonLink href={href(`/layoutV2/ClassSchedule?date=${date}`)}>取消</ButtonLink>
      {isNew && (
        <Button loading={busy} disabled={conflicts.blocked} onClick={onKeepOn}>
          保存并继续
        </Button>
      )}
      <Button
        type="submit"
        form={id}
        variant="primary"
        loading={busy}
        loadingText="保存中..."
        disabled={conflicts.blocked}
      >
        {lost ? '重试' : '保存'}
      </Button>
    </S.Footer>
  );
}
