import { Button } from '../../../components/ui/Button/Button.tsx';
import { Dialog } from '../../../components/ui/Dialog/Dialog.tsx';
import { useSession } from '../../../kit/context.ts';

/** Another tab changed the identity: nothing may be written here in the old one's name until the page is loaded anew. */
export function ChangedElsewhere({
  onReload = () => window.location.reload(),
}: {
  onReload?: (() => void) | undefined;
}) {
  const name = useSession((state) => state.changedElsewhere);
  if (name === null) return null;
  return (
    <Dialog
      open
      role="alertdialog"
      size="s"
      hideClose
      dismissible={false}
      onOpenChange={() => {}}
      title={`身份已切换为「${name}」，请刷新后继续`}
      footer={
        <Button variant="primary" onClick={onReload}>
          刷新
        </Button>
      }
    />
  );
}
