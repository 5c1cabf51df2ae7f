import { CircleX, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { Alert } from '../../components/ui/Alert/Alert.tsx';
import { Button } from '../../components/ui/Button/Button.tsx';
import { Checkbox } from '../../components/ui/Checkbox/Checkbox.tsx';
import { Dialog } from '../../components/ui/Dialog/Dialog.tsx';
import { Field } from '../../components/ui/Field/Field.tsx';
import { TextInput } from '../../components/ui/TextInput/TextInput.tsx';
import { formatTimeRange, weekdayName } from '../../domain/dates.ts';
import { forcedReasonFault, forcedReasonMax, forcedReasonMin } from '../../domain/schedule/verdict.ts';
import * as S from './ClassSchedule.styles.ts';
import * as P from './ConflictPanel.styles.ts';
import type { AskedMove, MoveAnswer } from './useMoveLesson.ts';

interface MoveDialogProps {
  asked: AskedMove;
  mayForce: boolean;
  busy: boolean;
  confirm: (answer: MoveAnswer) => Promise<void>;
  cancel: () => void;
  showLatest: () => void;
}

const when = ({ date, start, end }: { date: string; start: string; end: string }) =>
  `${date.slice(5)} ${weekdayName(date)} ${formatTimeRange(start, end)}`;

function Problem({ asked, showLatest }: Pick<MoveDialogProps, 'asked' | 'showLatest'>) {
  const { problem } = asked;
  if (!problem) return null;
  return (
    <Alert
      tone="danger"
      action={
        problem.kind === 'raced' && (
          <Button size="s" onClick={showLatest}>
            查看最新
          </Button>
        )
      }
    >
      {problem.text}
    </Alert>
  );
}

/** Why it can't be confirmed as it stands, or null. */
function obstacle({ verdict, problem }: AskedMove, mayForce: boolean): string | null {
  if (problem?.kind === 'raced') return '请先查看最新';
  if (verdict.level === 'hard') return '该时段不可排，请换一个时段';
  return verdict.level === 'soft' && !mayForce ? verdict.noOverride : null;
}

/** 周三 18:30 → 周四 18:30: says what will change before it is saved; a soft clash asks for 强排原因. */
export function MoveDialog({ asked, mayForce, busy, confirm, cancel, showLatest }: MoveDialogProps) {
  const { lesson, target, verdict, problem } = asked;
  const [reason, setReason] = useState('');
  const [forcedReason, setForcedReason] = useState('');
  const [notify, setNotify] = useState(true);
  const [tried, setTried] = useState(false);
  const forcedField = useRef<HTMLInputElement>(null);
  const soft = verdict.level === 'soft' && mayForce;
  const fault = soft ? forcedReasonFault(forcedReason) : null;
  const why = obstacle(asked, mayForce);
  const submit = () => {
    setTried(true);
    if (fault) return forcedField.current?.focus();
    void confirm({ reason, notify, ...(soft ? { forcedReason: forcedReason.trim() } : {}) });
  };
  return (
    <Dialog
      open
      dismissible={false}
      onOpenChange={(open) => {
        if (!open && !busy) cancel();
      }}
      title="确认调课"
      description={`${lesson.title}：${when(lesson)} → ${when(target)}`}
      footer={
        <>
          <Button disabled={busy} onClick={cancel}>
            不调课
          </Button>
          <Button variant="primary" loading={busy} loadingText="保存中..." disabled={why !== null} onClick={submit}>
            {problem?.kind === 'lost' ? '重试' : soft ? '强制调课' : '确认调课'}
          </Button>
        </>
      }
    >
      <S.MoveForm>
        <Problem asked={asked} showLatest={showLatest} />
        {why !== null && problem === null && <Alert tone="danger">{why}</Alert>}
        {verdict.lines.length > 0 && (
          <P.Lines aria-label="冲突" data-flush="">
            {verdict.lines.map(({ level, text }) => (
              <li key={text} data-level={level}>
                {level === 'hard' ? (
                  <CircleX size={14} aria-label="不可排" />
                ) : (
                  <TriangleAlert size={14} aria-label="可强排" />
                )}
                <span>{text}</span>
              </li>
            ))}
          </P.Lines>
        )}
        {soft && (
          <Field label="强排原因" required help="会写入操作日志，课次保留“强”标记" error={tried ? fault : undefined}>
            <TextInput
              ref={forcedField}
              value={forcedReason}
              onValueChange={setForcedReason}
              maxLength={forcedReasonMax}
              placeholder={`至少 ${forcedReasonMin} 个字`}
            />
          </Field>
        )}
        <Field label="调课原因">
          <TextInput value={reason} onValueChange={setReason} maxLength={100} placeholder="可不填，家长通知中会说明" />
        </Field>
        <Checkbox checked={notify} onCheckedChange={setNotify}>
          通知家长
        </Checkbox>
      </S.MoveForm>
    </Dialog>
  );
}
