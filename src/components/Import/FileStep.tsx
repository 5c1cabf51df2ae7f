import { Download, FileUp } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from '../../kit/context.ts';
import { fileName, saveBlob } from '../ui/shared/saveBlob.ts';
import { Alert } from '../ui/Alert/Alert.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { Drop, Note, Strong, TemplateRow } from './Import.styles.ts';
import type { ImportTexts } from './importTexts.ts';
import type { ImportColumn } from './importTypes.ts';
import { matchHeaders } from './matchHeaders.ts';
import { sentenceOf } from '../ui/shared/sentenceOf.ts';
import type { ImportSource } from './useImport.ts';

interface FileStepProps {
  name: string;
  columns: readonly ImportColumn[];
  maxBytes: number;
  maxRows: number;
  texts: ImportTexts;
  onTake: (source: ImportSource) => void;
}

/** The template to fill in, and the file that came of it. */
export function FileStep({ name, columns, maxBytes, maxRows, texts, onTake }: FileStepProps) {
  const notify = useNotify();
  const [reading, setReading] = useState(false);
  const [making, setMaking] = useState(false);
  const [over, setOver] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const take = async (file: File | undefined) => {
    if (!file || reading) return;
    setError(null);
    setReading(true);
    try {
      const { readImportFile } = await import('./readImportFile.ts');
      const table = await readImportFile(file, { maxBytes, maxRows });
      const found = matchHeaders(table.headers, columns);
      if (columns.every(({ id }) => found[id] === null)) {
        setError(texts.wrongTemplate(columns.map(({ header }) => header).join('、')));
      } else onTake({ fileName: file.name, table });
    } catch (reason) {
      setError(sentenceOf(reason, texts.unsaid));
    } finally {
      setReading(false);
    }
  };
  const template = async () => {
    setMaking(true);
    try {
      const { createTemplate } = await import('./templateFile.ts');
      saveBlob(createTemplate(columns, name, maxRows), fileName(`${name}导入模板`, 'xlsx'));
    } catch (reason) {
      notify.error(sentenceOf(reason, texts.unsaid));
    } finally {
      setMaking(false);
    }
  };

  return (
    <>
      <TemplateRow>
        <div>
          <Strong>{texts.templateTitle}</Strong>
          <Note>{texts.templateNote}</Note>
        </div>
        <Button
          icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
          loading={making}
          onClick={() => void template()}
        >
          {texts.template}
        </Button>
      </TemplateRow>
      <Drop
        data-over={over ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void take(event.dataTransfer.files[0]);
        }}
      >
        <FileUp size={32} strokeWidth={1.5} aria-hidden />
        <Strong>{reading ? texts.reading : texts.drop}</Strong>
        <Note>{texts.dropNote(Math.round(maxBytes / (1 << 20)), maxRows)}</Note>
        <input
          type="file"
          accept=".xlsx,.csv"
          disabled={reading}
          onChange={(event) => {
            const { target } = event;
            void take(target.files?.[0]);
            // The same file, mended, may be chosen again.
            target.value = '';
          }}
        />
      </Drop>
      {error === null ? null : (
        <Alert tone="danger" title={texts.cannotImport}>
          {error}
        </Alert>
      )}
    </>
  );
}
