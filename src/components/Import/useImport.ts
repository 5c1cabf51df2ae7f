import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { newKey } from '../../api/newKey.ts';
import { countLines, type LineCounts, newLine } from './importLines.ts';
import type { ImportDialogProps } from './importProps.ts';
import { createImportSession, type ImportSession, type ImportSessionState } from './importSession.ts';
import { type HeaderMapping, matchHeaders, missingColumns } from './matchHeaders.ts';
import type { FileTable } from './readImportFile.ts';

export type ImportStep = 'file' | 'map' | 'check' | 'result';

/** The file that was chosen. */
export interface ImportSource {
  readonly fileName: string;
  readonly table: FileTable;
}

export interface ImportFlow {
  readonly step: ImportStep;
  readonly source: ImportSource | null;
  readonly mapping: HeaderMapping;
  readonly setMapping: (mapping: HeaderMapping) => void;
  readonly session: ImportSession;
  readonly state: ImportSessionState;
  readonly counts: LineCounts;
  readonly batchId: string;
  /** A file was read: its columns are found; where all are, checking starts. */
  readonly take: (source: ImportSource) => void;
  readonly toMap: () => void;
  readonly toCheck: () => void;
  /** Imports, or goes on with it; then the result. */
  readonly run: () => void;
  readonly finish: () => void;
  readonly restart: () => void;
}

const nothing: HeaderMapping = {};

/** Where an import stands, from the file to its result. */
export function useImport(props: ImportDialogProps): ImportFlow {
  const { columns, check, commit, dryRun = true, batchSize = 100, newId = newKey } = props;
  const [step, setStep] = useState<ImportStep>('file');
  const [source, setSource] = useState<ImportSource | null>(null);
  const [mapping, setMapping] = useState(nothing);
  const gone = useRef(new AbortController());
  useEffect(() => {
    const control = new AbortController();
    gone.current = control;
    return () => control.abort();
  }, []);

  const make = (from: ImportSource | null, map: HeaderMapping) => {
    const rules = { columns, check };
    const lines = (from?.table.rows ?? []).map(({ line, cells }) =>
      newLine(
        line,
        Object.fromEntries(columns.map(({ id }) => [id, map[id] == null ? '' : (cells[map[id]] ?? '')])),
        rules,
      ),
    );
    const batchId = newId();
    const { signal } = gone.current;
    return { batchId, session: createImportSession({ lines, rules, commit, dryRun, batchSize, batchId, signal }) };
  };
  const [{ session, batchId }, setWork] = useState(() => make(null, nothing));
  const state = useSyncExternalStore(session.subscribe, session.get, session.get);
  const counts = useMemo(() => countLines(state.lines), [state.lines]);

  const start = (from: ImportSource, map: HeaderMapping) => {
    const work = make(from, map);
    setWork(work);
    setStep('check');
    void work.session.verify();
  };

  return {
    step,
    source,
    mapping,
    setMapping,
    session,
    state,
    counts,
    batchId,
    take(next) {
      const found = matchHeaders(next.table.headers, columns);
      setSource(next);
      setMapping(found);
      if (columns.every(({ id }) => found[id] !== null)) start(next, found);
      else setStep('map');
    },
    toMap: () => setStep('map'),
    toCheck() {
      if (step === 'result') setStep('check');
      else if (source && missingColumns(mapping, columns).length === 0) start(source, mapping);
    },
    run() {
      setStep('result');
      const before = countLines(session.get().lines).imported;
      void session.run().then(() => {
        const count = countLines(session.get().lines).imported - before;
        if (count > 0) props.onImported?.(count);
      });
    },
    finish: () => setStep('result'),
    restart() {
      setWork(make(null, nothing));
      setSource(null);
      setStep('file');
    },
  };
}
