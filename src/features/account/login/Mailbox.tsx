import { MessageSquareText } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Button } from '../../../components/ui/Button/Button.tsx';
import { getDevMailbox } from '../../../contract/login.ts';
import { skipToken, useCall } from '../../../hooks/useCall.ts';
import { useSession } from '../../../kit/context.ts';
import { Foot } from './LoginPage.styles.ts';

const MailboxDrawer = lazy(() =>
  import('./MailboxDrawer.tsx').then(({ MailboxDrawer: Drawer }) => ({ default: Drawer })),
);

interface MailboxProps {
  onFill: (letter: { phone: string; code: string }) => void;
}

/** 演示短信箱: only where the SMS stand-in is in use; elsewhere the call answers 404 and nothing is shown. */
export function Mailbox({ onFill }: MailboxProps) {
  const signedOut = useSession((state) => state.status === 'anonymous');
  const mailbox = useCall(getDevMailbox, signedOut ? {} : skipToken);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  if (mailbox.state !== 'ready') return null;
  return (
    <Foot>
      <Button
        variant="text"
        icon={<MessageSquareText size={16} strokeWidth={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        演示短信箱
      </Button>
      {open ? (
        <Suspense>
          <MailboxDrawer
            letters={mailbox.data.list}
            onRefresh={mailbox.refresh}
            onClose={close}
            onFill={(letter) => {
              close();
              onFill(letter);
            }}
          />
        </Suspense>
      ) : null}
    </Foot>
  );
}
