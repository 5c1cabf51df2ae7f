import { CircleAlert, CircleCheck, FileSpreadsheet } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../ui/Button/Button.tsx';
import { Progress } from '../ui/Progress/Progress.tsx';
import { RadioGroup } from '../ui/RadioGroup/RadioGroup.tsx';
import { Segmented } from '../ui/Segmented/Segmented.tsx';
import { Acts, FileName, Label, Outcome, Panel, Part, Words } from './Export.styles.ts';
import type { ExportTexts } from './exportTexts.ts';
import type { ExportFormat } from './exportTypes.ts';
import type { ExportState } from './useExport.ts';
import { sentenceOf } from '../ui/shared/sentenceOf.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What may be exported: 当前页, 全部. */
export interface ScopeChoice {
  key: string;
  label: string;
  count: number;
}

interface ExportPanelProps {
  name: string;
  texts: ExportTexts;
  current: ExportState;
  scopes: readonly ScopeChoice[];
  /** What a format has more to ask: full phones and why. */
  options: ReactNode;
  /** Why it may not start: a reason is still missing. */
  blocked: string | undefined;
  onStart: (scope: string, format: ExportFormat) => void;
  onRetry: () => void;
  onCancel: () => void;
}

/** What to export, how far it has come, what became of it. Renders a `<div>`. */
export function ExportPanel(props: ExportPanelProps) {
  const { current } = props;
  if (current.state === 'running') return <Running {...props} current={current} />;
  if (current.state === 'failed') return <Failed {...props} current={current} />;
  if (current.state === 'done') return <Done {...props} current={current} />;
  return <Choose {...props} />;
}

type Shown<State> = ExportPanelProps & { current: Extract<ExportState, { state: State }> };

function Choose({ texts, scopes, options, blocked, onStart }: ExportPanelProps) {
  const [scope, setScope] = useState<string>();
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const id = useId();
  const chosen = scopes.find(({ key }) => key === scope) ?? scopes[0];
  return (
    <Panel>
      <Part>
        <Label id={id}>{texts.scope}</Label>
        <RadioGroup
          aria-labelledby={id}
          direction="column"
          options={scopes.map(({ key, label }) => ({ value: key, label }))}
          value={chosen?.key ?? null}
          onValueChange={setScope}
        />
      </Part>
      <Part>
        <Label aria-hidden>{texts.format}</Label>
        <Segmented
          block
          label={texts.format}
          options={[
            { value: 'xlsx', label: texts.formats.xlsx },
            { value: 'csv', label: texts.formats.csv },
          ]}
          value={format}
          onValueChange={setFormat}
        />
      </Part>
      {options}
      <Acts>
        <Button
          variant="primary"
          disabledReason={(chosen?.count ?? 0) === 0 ? texts.empty : blocked}
          onClick={() => chosen && onStart(chosen.key, format)}
        >
          {texts.start}
        </Button>
      </Acts>
    </Panel>
  );
}

const part = (done: number, total: number | null) => (total === null || total === 0 ? null : (done / total) * 100);

function Running({ name, texts, current: { done, total }, onCancel }: Shown<'running'>) {
  return (
    <Panel>
      <Progress value={part(done, total)} label={`${texts.title}${name}`} />
      <Words role="status">{total === null ? texts.preparing : texts.progress(done, total)}</Words>
      <Words>{texts.background}</Words>
      <Acts>
        <Button onClick={onCancel}>{texts.cancel}</Button>
      </Acts>
    </Panel>
  );
}

function Failed({ name, texts, current: { done, total, error }, onRetry, onCancel }: Shown<'failed'>) {
  return (
    <Panel>
      <div role="alert">
        <Outcome data-tone="danger">
          <CircleAlert {...icon} />
          {texts.failed(done)}
        </Outcome>
        <Words>{sentenceOf(error, texts.unsaid)}</Words>
      </div>
      {total === null ? null : <Progress value={part(done, total)} tone="danger" label={`${texts.title}${name}`} />}
      <Acts>
        <Button onClick={onCancel}>{texts.giveUp}</Button>
        <Button variant="primary" onClick={onRetry}>
          {texts.retry}
        </Button>
      </Acts>
    </Panel>
  );
}

function Done({ texts, current, onCancel }: Shown<'done'>) {
  const { done, total, cut, fileName, save } = current;
  return (
    <Panel>
      <Outcome role="status">
        <CircleCheck {...icon} />
        {texts.done(done)}
      </Outcome>
      <FileName>
        <FileSpreadsheet {...icon} />
        {fileName}
      </FileName>
      {done < total ? <Words>{texts.fewer(done, total)}</Words> : null}
      {cut > 0 ? <Words>{texts.cut(cut)}</Words> : null}
      <Acts>
        <Button onClick={onCancel}>{texts.again}</Button>
        <Button onClick={save}>{texts.saveAgain}</Button>
      </Acts>
    </Panel>
  );
}
