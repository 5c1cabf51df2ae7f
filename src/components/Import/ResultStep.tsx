import { CircleAlert, CircleCheck, Undo2 } from 'lucide-react';
import { Alert } from '../ui/Alert/Alert.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { Progress } from '../ui/Progress/Progress.tsx';
import { Big, Failures, Note, Outcome, Push, Working } from './Import.styles.ts';
import { allProblems } from './importLines.ts';
import type { ImportSessionState } from './importSession.ts';
import type { ImportTexts } from './importTexts.ts';
import { sentenceOf } from '../ui/shared/sentenceOf.ts';
import type { ImportFlow } from './useImport.ts';
import type { UndoState } from './useUndoImport.ts';

interface ImportingProps {
  name: string;
  work: Extract<ImportSessionState['work'], { kind: 'importing' | 'failed' }>;
  waiting: number;
  texts: ImportTexts;
}

/** How far the import has come, or where it broke off. */
export function Importing({ name, work, waiting, texts }: ImportingProps) {
  const { done, total } = work;
  const failed = work.kind === 'failed';
  return (
    <Working>
      {failed ? (
        <Alert tone="danger" title={texts.failed(done)}>
          {sentenceOf(work.error, texts.unsaid)}。{texts.failedNote(waiting)}
        </Alert>
      ) : null}
      <Progress
        value={total === 0 ? null : (done / total) * 100}
        label={texts.title(name)}
        tone={failed ? 'danger' : 'brand'}
      />
      <Note role="status">{texts.importing(done, total)}</Note>
      {failed ? null : <Note>{work.stopping ? texts.stopping : texts.importingNote}</Note>}
    </Working>
  );
}

interface ResultStepProps {
  flow: ImportFlow;
  texts: ImportTexts;
  undo: UndoState | null;
  onUndo: () => void;
}

/** What was imported, what was not and why, and for a while the way back. */
export function ResultStep({ flow: { state, counts }, texts, undo, onUndo }: ResultStepProps) {
  const left = state.lines.filter(({ imported }) => !imported);
  const tone = counts.imported === 0 ? 'quiet' : left.length > 0 ? 'warning' : 'success';
  const Icon = tone === 'success' ? CircleCheck : CircleAlert;
  if (undo?.state === 'done') return <Undone kept={undo.kept} texts={texts} />;
  return (
    <>
      <Outcome role="status" data-tone={tone}>
        <Icon size={24} strokeWidth={1.75} aria-hidden />
        <div>
          <Big>{counts.imported === 0 ? texts.doneNone : texts.done(counts.imported)}</Big>
          {left.length > 0 ? <Note>{texts.notDone(left.length)}</Note> : null}
        </div>
        <Push />
        {undo && counts.imported > 0 ? <Undo undo={undo} texts={texts} onUndo={onUndo} /> : null}
      </Outcome>
      {undo?.state === 'failed' ? (
        <Alert tone="danger" title={texts.undoFailed}>
          {sentenceOf(undo.error, texts.unsaid)}
        </Alert>
      ) : null}
      {left.length === 0 ? null : (
        <Failures tabIndex={0} aria-label={texts.notDone(left.length)}>
          {left.map((line) => (
            <li key={line.key}>
              <span>第 {line.line} 行</span>
              <span>
                {state.unanswered.has(line.key)
                  ? texts.unanswered
                  : allProblems(line)
                      .map(({ message }) => message)
                      .join('；') || texts.notSent}
              </span>
            </li>
          ))}
        </Failures>
      )}
    </>
  );
}

function Undo({ undo, texts, onUndo }: { undo: UndoState; texts: ImportTexts; onUndo: () => void }) {
  if (undo.state === 'over') return <Note>{texts.undoOver}</Note>;
  return (
    <>
      {undo.state === 'open' || undo.state === 'failed' ? <Note>{texts.undoNote(undo.until)}</Note> : null}
      <Button
        icon={<Undo2 size={16} strokeWidth={1.75} aria-hidden />}
        loading={undo.state === 'working'}
        onClick={onUndo}
      >
        {texts.undo}
      </Button>
    </>
  );
}

interface UndoneProps {
  kept: Extract<UndoState, { state: 'done' }>['kept'];
  texts: ImportTexts;
}

function Undone({ kept, texts }: UndoneProps) {
  return (
    <>
      <Outcome role="status">
        <CircleCheck size={24} strokeWidth={1.75} aria-hidden />
        <div>
          <Big>{texts.undone}</Big>
          {kept.length > 0 ? <Note>{texts.kept(kept.length)}</Note> : null}
        </div>
      </Outcome>
      {kept.length === 0 ? null : (
        <Failures tabIndex={0} aria-label={texts.kept(kept.length)}>
          {kept.map(({ line, message }) => (
            <li key={line}>
              <span>第 {line} 行</span>
              <span>{message}</span>
            </li>
          ))}
        </Failures>
      )}
    </>
  );
}
