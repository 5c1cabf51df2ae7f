import { useMemo, useState } from 'react';
import { useKit, useNotify } from '../../kit/context.ts';
import { fileName, saveBlob } from '../ui/shared/saveBlob.ts';
import { Confirm } from '../ui/Confirm/Confirm.tsx';
import { Dialog } from '../ui/Dialog/Dialog.tsx';
import { Steps } from '../ui/Steps/Steps.tsx';
import { CheckStep } from './CheckStep.tsx';
import { FileStep } from './FileStep.tsx';
import { Body, StepsPlace } from './Import.styles.ts';
import { ImportFoot } from './ImportFoot.tsx';
import { importTexts } from './importTexts.ts';
import type { ImportDialogProps } from './importProps.ts';
import { MapStep } from './MapStep.tsx';
import { Importing, ResultStep } from './ResultStep.tsx';
import { sentenceOf } from '../ui/shared/sentenceOf.ts';
import { type ImportStep, useImport } from './useImport.ts';
import { useUndoImport } from './useUndoImport.ts';

const order: readonly ImportStep[] = ['file', 'map', 'check', 'result'];

interface ImportFlowDialogProps extends ImportDialogProps {
  /** After the closing motion. */
  onClosed: () => void;
}

/** One import from its file to its result, in a dialog. */
export function ImportFlowDialog(props: ImportFlowDialogProps) {
  const { open, onOpenChange, onClosed, name, columns, maxBytes = 10 << 20, maxRows = 5000, onUndo } = props;
  const texts = useMemo(() => ({ ...importTexts, ...props.texts }), [props.texts]);
  const { clock } = useKit();
  const notify = useNotify();
  const flow = useImport(props);
  const [leaving, setLeaving] = useState(false);
  const { step, state, counts, source } = flow;
  const { work } = state;
  const running =
    step === 'result' && (work.kind === 'importing' || (work.kind === 'failed' && !flow.ended)) ? work : null;
  const left = counts.total - counts.imported;

  const download = async () => {
    try {
      const { createWrongRows } = await import('./templateFile.ts');
      const wrong = state.lines.filter(
        ({ imported, problems, refused }) => !imported && (step === 'result' || problems.length + refused.length > 0),
      );
      const day = clock.wall().slice(0, 10);
      saveBlob(createWrongRows(columns, wrong, name), fileName(`${name}导入有误_${day}`, 'xlsx'));
    } catch (error) {
      notify.error(sentenceOf(error, texts.unsaid));
    }
  };
  const ask = () => {
    // What is being written is not left alone, and what was mended is not lost by a slip.
    if (running?.kind === 'importing') return;
    if (left > 0 && (step === 'check' || running)) setLeaving(true);
    else onOpenChange(false);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) ask();
      }}
      onClosed={onClosed}
      title={texts.title(name)}
      size="xl"
      dismissible={false}
      hideClose={running?.kind === 'importing'}
      footer={
        <ImportFoot
          flow={flow}
          columns={columns}
          texts={texts}
          partial={props.partial ?? true}
          dryRun={props.dryRun ?? true}
          onDownload={() => void download()}
          onClose={ask}
        />
      }
    >
      <Body>
        <StepsPlace>
          <Steps
            items={texts.steps.map((title) => ({ key: title, title }))}
            current={step === 'result' && !running ? 4 : order.indexOf(step)}
            failed={running?.kind === 'failed'}
          />
          <p>{texts.stepOf(order.indexOf(step) + 1, texts.steps[order.indexOf(step)] ?? '')}</p>
        </StepsPlace>
        {step === 'file' ? (
          <FileStep
            name={name}
            columns={columns}
            maxBytes={maxBytes}
            maxRows={maxRows}
            texts={texts}
            onTake={flow.take}
          />
        ) : step === 'map' && source ? (
          <MapStep columns={columns} source={source} mapping={flow.mapping} texts={texts} onChange={flow.setMapping} />
        ) : step === 'check' ? (
          <CheckStep name={name} columns={columns} flow={flow} texts={texts} onDownload={() => void download()} />
        ) : running ? (
          <Importing name={name} work={running} waiting={state.waiting} texts={texts} />
        ) : (
          <Result key={flow.batchId} {...props} flow={flow} onUndo={onUndo} />
        )}
      </Body>
      <Confirm
        open={leaving}
        onOpenChange={setLeaving}
        title={texts.leave}
        description={texts.leaveNote(left)}
        confirmLabel={texts.leaveConfirm}
        cancelLabel={texts.stay}
        tone="danger"
        onConfirm={() => onOpenChange(false)}
      />
    </Dialog>
  );
}

interface ResultProps extends Pick<ImportDialogProps, 'onUndo' | 'undoHours' | 'onChanged' | 'texts'> {
  flow: ReturnType<typeof useImport>;
}

function Result({ flow, onUndo, undoHours = 24, onChanged, texts }: ResultProps) {
  const undo = useUndoImport(
    onUndo &&
      (async () => {
        const answer = await onUndo(flow.batchId);
        onChanged?.();
        return answer;
      }),
    flow.importedMs + undoHours * 3_600_000,
  );
  return <ResultStep flow={flow} texts={{ ...importTexts, ...texts }} undo={undo.current} onUndo={undo.start} />;
}
