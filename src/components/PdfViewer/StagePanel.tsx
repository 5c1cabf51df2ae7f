import { FileX, Lock, type LucideIcon, ShieldAlert, WifiOff } from 'lucide-react';
import type { PdfViewerLabels } from './labels.ts';
import type { PdfError, PdfErrorKind } from './pdfError.ts';
import { Button, Panel, Progress } from './PdfViewer.styles.ts';
import type { PdfViewerState } from './usePdfViewer.ts';

const icons: Record<PdfErrorKind, LucideIcon> = {
  damaged: FileX,
  missing: FileX,
  unsupported: FileX,
  forbidden: Lock,
  locked: Lock,
  offline: WifiOff,
  server: WifiOff,
};

interface FailureProps {
  Icon: LucideIcon;
  text: string;
  detail?: string | undefined;
  action: string;
  onAction: () => void;
}

function Failure({ Icon, text, detail, action, onAction }: FailureProps) {
  return (
    <Panel data-card="" role="alert">
      <Icon size={40} strokeWidth={1.25} aria-hidden />
      {detail && <p>{detail}</p>}
      <p>{text}</p>
      <Button type="button" data-look="plain" onClick={onAction}>
        {action}
      </Button>
    </Panel>
  );
}

const wordsFor = (labels: PdfViewerLabels, error: PdfError) => ({
  Icon: icons[error.kind],
  text: error.text ?? labels.errors[error.kind],
});

/** What stands on the stage when there is no page: loading, password, a reason. Renders nothing while a page is shown. */
export function StagePanel({ viewer }: { viewer: PdfViewerState }) {
  const { document: state, labels, failure, tampered, box, busy, reopen, redraw } = viewer;
  if (tampered) return <Failure Icon={ShieldAlert} text={labels.tampered} action={labels.reopen} onAction={reopen} />;
  if (state.status === 'locked') {
    const { PasswordPanel } = state.reader;
    return <PasswordPanel key={String(state.wrong)} labels={labels} {...state} />;
  }
  if (state.status === 'error') {
    const action = state.error.kind === 'locked' ? labels.reopen : labels.retry;
    return <Failure {...wordsFor(labels, state.error)} action={action} onAction={reopen} />;
  }
  if (failure) {
    const detail = labels.pageFailed(failure.page);
    return <Failure {...wordsFor(labels, failure.error)} detail={detail} action={labels.retry} onAction={redraw} />;
  }
  if (box && !busy) return null;
  const share = state.status === 'loading' ? state.progress : null;
  return (
    <Panel as="output" data-card={box ? '' : undefined} data-late={box ? '' : undefined}>
      <p>{labels.loading}</p>
      {share !== null && <Progress aria-label={labels.loading} value={share} />}
    </Panel>
  );
}
