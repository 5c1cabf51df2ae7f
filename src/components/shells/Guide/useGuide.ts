import { useEffect, useState } from 'react';
import { useSession, useSessionActions } from '../../../kit/context.ts';
import type { GuideStep } from './guideSteps.ts';

/** A guide that is shown by itself the first time a user meets it. */
export interface FirstGuide {
  /** Its name among the guides this user has seen. */
  name: string;
  steps: readonly GuideStep[];
}

export interface GuideState {
  open: boolean;
  /** 重新查看. */
  restart: () => void;
  close: () => void;
}

/** Opens once a user; skipped or finished, it is not opened again by itself. */
export function useGuide(guide: FirstGuide | undefined): GuideState {
  const actions = useSessionActions();
  const name = guide?.name;
  const seen = useSession(
    ({ guides, uid }) => name === undefined || uid === '' || (guides[uid]?.includes(name) ?? false),
  );
  const [again, setAgain] = useState(false);
  // The page has to stand before it can be pointed at.
  const [stands, setStands] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setStands(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return {
    open: stands && (again || !seen),
    restart: () => setAgain(true),
    close: () => {
      setAgain(false);
      if (name !== undefined) actions.sawGuide(name);
    },
  };
}
