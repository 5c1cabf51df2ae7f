import { useAction, useNotify } from 'jiaowu';
import { Button } from 'jiaowu/components';
import { getTimetable, undoBatch } from 'jiaowu/contract';

export function UndoBatch({ batchId }: { batchId: string }) {
  const notify = useNotify();
  const { run, busy } = useAction(undoBatch, {
    invalidates: [getTimetable],
    onDone: () => notify.success('已撤销'),
  });
  // A failure is told by the kit, in the words of the catalogue; here it only must not go unhandled.
  const undo = () => void run({ batchId }).catch(() => {});
  return (
    <Button loading={busy} onClick={undo}>
      撤销本批
    </Button>
  );
}
