import { useCallback, useEffect, useState } from 'react';
import { useKit } from '../../../kit/context.ts';
import { readSentCode, type SentCode, secondsLeft } from './resendTimer.ts';

const preference = 'loginCodeSent';

export interface ResendTimer {
  /** The last code asked for in this browser, if any. */
  sent: SentCode | null;
  /** Seconds until another may be asked for. */
  waitS: number;
  started: (phone: string, resendAfterS: number) => void;
}

/** The countdown behind 重新获取(58s). It survives a reload: the time of sending is stored. */
export function useResendTimer(): ResendTimer {
  const { preferences, clock } = useKit();
  const [sent, setSent] = useState(() => readSentCode(preferences.get(preference)));
  const [waitS, setWaitS] = useState(() => secondsLeft(sent, clock.ownMs()));

  useEffect(() => {
    const tick = () => setWaitS(secondsLeft(sent, clock.ownMs()));
    tick();
    if (secondsLeft(sent, clock.ownMs()) === 0) return;
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [sent, clock]);

  const started = useCallback(
    (phone: string, resendAfterS: number) => {
      const now: SentCode = { phone, sentAt: clock.ownMs(), resendAfterS };
      preferences.set(preference, JSON.stringify(now));
      setSent(now);
      setWaitS(resendAfterS);
    },
    [preferences, clock],
  );

  return { sent, waitS, started };
}
