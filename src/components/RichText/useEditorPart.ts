import { useEffect, useState } from 'react';
import type { RichTextEditorProps } from './editor/RichTextEditor.tsx';

type EditorPart = (props: RichTextEditorProps) => React.ReactNode;

/** Fetches the editor. */
export type LoadEditor = () => Promise<EditorPart>;

export const loadEditor: LoadEditor = async () => (await import('./editor/RichTextEditor.tsx')).RichTextEditor;

export interface EditorArrival {
  Editor: EditorPart | null;
  failed: boolean;
  retry: () => void;
}

/** The editor once it is wanted and has arrived. */
export function useEditorPart(load: LoadEditor, wanted: boolean): EditorArrival {
  const [arrived, setArrived] = useState<{ Editor: EditorPart } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState(-1);
  useEffect(() => {
    if (!wanted || arrived) return;
    let gone = false;
    load().then(
      (Editor) => {
        if (!gone) setArrived({ Editor });
      },
      () => {
        if (!gone) setFailedAttempt(attempt);
      },
    );
    return () => {
      gone = true;
    };
  }, [load, wanted, arrived, attempt]);
  return {
    Editor: arrived?.Editor ?? null,
    failed: !arrived && failedAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
  };
}
