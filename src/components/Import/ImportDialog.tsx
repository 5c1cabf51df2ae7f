import { useEffect, useState } from 'react';
import { useNotify } from '../../kit/context.ts';
import { importTexts } from './importTexts.ts';
import type { ImportDialogProps } from './importProps.ts';

type Flow = typeof import('./ImportFlowDialog.tsx').ImportFlowDialog;

/**
 * Imports rows from an Excel or CSV file: template, file, columns, a grid in which wrong cells are mended (checked here
 * and by a dry run), import in batches that may be stopped and gone on with, what failed and why, undo. Renders a
 * `<div role="dialog">` in a portal; fetched when it is first opened. Needs the kit.
 */
export function ImportDialog(props: ImportDialogProps) {
  const { open, onOpenChange, texts } = props;
  const notify = useNotify();
  const [Loaded, setLoaded] = useState<Flow>();
  // Another one each time it is opened; the one before stays until its closing motion is over.
  const [turn, setTurn] = useState(0);
  const [shown, setShown] = useState(false);
  if (open && !shown) setShown(true);
  const missing = open && !Loaded;
  const unsaid = texts?.unsaid ?? importTexts.unsaid;
  useEffect(() => {
    if (!missing) return;
    import('./ImportFlowDialog.tsx').then(
      ({ ImportFlowDialog }) => setLoaded(() => ImportFlowDialog),
      (error: unknown) => {
        console.warn('[jiaowu] The import could not be loaded.', error);
        notify.error(unsaid);
        onOpenChange(false);
      },
    );
    // Once each time it is opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [missing]);
  if (!Loaded || !shown) return null;
  return (
    <Loaded
      key={turn}
      {...props}
      onClosed={() => {
        setTurn(turn + 1);
        setShown(false);
      }}
    />
  );
}
