import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { newKey } from '../../api/newKey.ts';
import { useKit } from '../../kit/context.ts';
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
  /** To the result of what was imported before. */
  readonly toResult: () => void;
  /** Broken off, and the user leaves it at that for now. */
  readonly ended: boolean;
  /** When rows were last imported, in milliseconds; the time for undoing runs from then. */
  readonly importedMs: number;
  readonly end: () => void;
  readonly restart: () => void;
}

const nothing: HeaderMapping = {};

/** Where an import stands, from the file to its result. */
export function useImport(props: ImportDialogProps): ImportFlow {
  const { columns, check, commit, dryRun = true, batchSize = 100, newId = newKey } = props;
  const [step, setStep] = useState<ImportStep>('file');
  const [source, setSource] = useState<ImportSource | null>(null);
  const [mapping, setMapping] = useState(nothing);
  const [ended, setEnded] = useState(false);
  const [importedMs, setImportedMs] = useState(0);
  const { clock } = useKit();
  const gone = useRef(new AbortController());
  useEffect(() => {
    const control = new AbortController();
    gone.current = control;
    return () => control.abort();
  }, []);

  const make = (from: ImportSource | null, map: HeaderMapping, signal: AbortSignal) => {
    const rules = { columns, check };
    const lines = (from?.table.rows ?? []).map(({ line, cells }) =>
      newLine(
        line,
        Object.fromEntries(columns.map(({ id }) => [id, map[id] == null ? '' : (cells[map[id]] ?? '')])),
        rules,
      ),
    );
    const batchId = newId();
    return { batchId, session: createImportSession({ lines, rules, commit, dryRun, batchSize, batchId, signal }) };
  };
  const [{ session, batchId }, setWork] = useState(() => make(null, nothing, new AbortController().signal));
  const state = useSyncExternalStore(session.subscribe, session.get, session.get);
  const counts = useMemo(() => countLines(state.lines), [state.lines]);

  const start = (from: ImportSource, map: HeaderMapping) => {
    const work = make(from, map, gone.current.signal);
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
      setEnded(false);
      const before = countLines(session.get().lines).imported;
      void session.run().then(() => {
        if (countLines(session.get().lines).imported === before) return;
        setImportedMs(clock.now().getTime());
        props.onChanged?.();
      });
    },
    toResult: () => setStep('result'),
    ended,
    importedMs,
    end: () => setEnded(true),
    restart() {
      setWork(make(null, nothing, gone.current.signal));
      setEnded(false);
      setSource(null);
      setStep('file');
    },
  };
}
