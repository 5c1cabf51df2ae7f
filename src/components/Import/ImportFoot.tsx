import { Download } from 'lucide-react';
import { Button } from '../ui/Button/Button.tsx';
import { Note, Push } from './Import.styles.ts';
import { isUnverified, isWrong } from './importLines.ts';
import type { ImportTexts } from './importTexts.ts';
import type { ImportColumn } from './importTypes.ts';
import { missingColumns } from './matchHeaders.ts';
import type { ImportFlow } from './useImport.ts';

interface ImportFootProps {
  flow: ImportFlow;
  columns: readonly ImportColumn[];
  texts: ImportTexts;
  partial: boolean;
  dryRun: boolean;
  onDownload: () => void;
  onClose: () => void;
}

/** The ways on from each step. */
export function ImportFoot(props: ImportFootProps) {
  const { flow, columns, texts, onClose } = props;
  if (flow.step === 'file') return <Button onClick={onClose}>{texts.cancel}</Button>;
  if (flow.step === 'check') return <CheckFoot {...props} />;
  if (flow.step === 'result') return <ResultFoot {...props} />;
  const missing = missingColumns(flow.mapping, columns).map(({ header }) => header);
  return (
    <>
      <Button onClick={flow.restart}>{texts.back}</Button>
      <Button
        variant="primary"
        disabledReason={missing.length > 0 ? texts.mapFirst(missing.join('、')) : undefined}
        onClick={flow.toCheck}
      >
        {texts.next}
      </Button>
    </>
  );
}

function CheckFoot({ flow, texts, partial, dryRun }: ImportFootProps) {
  const { counts, state } = flow;
  const unseen = dryRun && state.lines.some(isUnverified);
  const reason =
    counts.ready === 0
      ? texts.nothing
      : !partial && counts.wrong > 0
        ? texts.mendFirst(counts.wrong)
        : unseen
          ? texts.waitForCheck
          : undefined;
  return (
    <>
      {counts.imported > 0 ? (
        <Button onClick={flow.toResult}>{texts.back}</Button>
      ) : (
        <Button onClick={flow.toMap}>{texts.back}</Button>
      )}
      <Push />
      {reason === undefined && counts.wrong > 0 ? <Note>{texts.skipped(counts.wrong)}</Note> : null}
      <Button variant="primary" disabledReason={reason} onClick={flow.run}>
        {texts.start(counts.ready)}
      </Button>
    </>
  );
}

function ResultFoot({ flow, texts, onDownload, onClose }: ImportFootProps) {
  const { state, session, counts } = flow;
  const { work, lines } = state;
  if (work.kind === 'importing') {
    return (
      <Button disabled={work.stopping} onClick={session.stop}>
        {texts.stop}
      </Button>
    );
  }
  if (work.kind === 'failed' && !flow.ended) {
    return (
      <>
        <Button onClick={flow.end}>{texts.endHere}</Button>
        <Button variant="primary" onClick={flow.run}>
          {texts.goOn}
        </Button>
      </>
    );
  }
  const wrong = lines.some((line) => !line.imported && isWrong(line));
  // Rows of a call without an answer have to be settled as they are before anything is mended.
  const open = state.waiting > 0 || (!wrong && counts.ready > 0);
  return (
    <>
      {counts.total > counts.imported ? (
        <Button icon={<Download size={16} strokeWidth={1.75} aria-hidden />} onClick={onDownload}>
          {texts.downloadWrong}
        </Button>
      ) : null}
      <Push />
      {open ? (
        <Button onClick={flow.run}>{texts.goOn}</Button>
      ) : wrong ? (
        <Button onClick={flow.toCheck}>{texts.mend}</Button>
      ) : null}
      <Button variant="primary" onClick={onClose}>
        {texts.finish}
      </Button>
    </>
  );
}
