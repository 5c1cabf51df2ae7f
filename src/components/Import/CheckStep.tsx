import { Download } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { Alert } from '../ui/Alert/Alert.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { Switch } from '../ui/Switch/Switch.tsx';
import { CheckGrid } from './CheckGrid.tsx';
import { CheckBar, Counts } from './Import.styles.ts';
import { isWrong } from './importLines.ts';
import type { ImportTexts } from './importTexts.ts';
import type { ImportColumn } from './importTypes.ts';
import { sentenceOf } from '../ui/shared/sentenceOf.ts';
import type { ImportFlow } from './useImport.ts';

interface CheckStepProps {
  name: string;
  columns: readonly ImportColumn[];
  flow: ImportFlow;
  texts: ImportTexts;
  onDownload: () => void;
}

/** What can be imported and what is wrong, mended in place. */
export function CheckStep({ name, columns, flow, texts, onDownload }: CheckStepProps) {
  const { session, state, counts } = flow;
  const { work, lines } = state;
  const [only, setOnly] = useState(false);
  // A row that is being mended stays in view until the switch is turned again.
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set());
  const shown = useMemo(
    () => lines.filter((line) => !line.imported && (!only || held.has(line.key) || isWrong(line))),
    [lines, only, held],
  );
  const edit = useCallback(
    (key: string, column: string, text: string) => {
      setHeld((before) => new Set(before).add(key));
      session.edit(key, column, text);
      void session.verify();
    },
    [session],
  );
  return (
    <>
      <CheckBar>
        <Counts role="status">
          <span data-tone="success">{texts.ready(counts.ready)}</span>
          <span data-tone={counts.wrong > 0 ? 'danger' : 'quiet'}>{texts.wrong(counts.wrong)}</span>
          {work.kind === 'verifying' ? <span data-tone="quiet">{texts.verifying(work.done, work.total)}</span> : null}
        </Counts>
        <Switch
          checked={only}
          onCheckedChange={(next: boolean) => {
            setOnly(next);
            setHeld(new Set());
          }}
        >
          {texts.onlyWrong}
        </Switch>
        <Button
          size="s"
          icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
          disabled={counts.wrong === 0}
          onClick={onDownload}
        >
          {texts.downloadWrong}
        </Button>
      </CheckBar>
      {work.kind === 'failed' ? (
        <Alert
          tone="danger"
          title={texts.verifyFailed}
          action={
            <Button size="s" onClick={() => void session.verify()}>
              {texts.retry}
            </Button>
          }
        >
          {sentenceOf(work.error, texts.unsaid)}
        </Alert>
      ) : null}
      <CheckGrid
        name={name}
        columns={columns}
        lines={shown}
        texts={texts}
        onEdit={edit}
        onRemove={(key) => session.remove(key)}
      />
    </>
  );
}
