import { useEffect, useEffectEvent } from 'react';
import { useArrive } from './useArrive.ts';

export interface OnwardProps {
  /** None of the pages there are is for this identity. */
  onNowhere: () => void;
}

/** Sends the user on to where the identity in use belongs. Renders nothing. */
export function Onward({ onNowhere }: OnwardProps) {
  const arrive = useArrive();
  const go = useEffectEvent(() => {
    if (arrive().kind === 'nowhere') onNowhere();
  });
  // Once: the screen may stay on the page for a moment after it has sent the user on.
  useEffect(() => go(), []);
  return null;
}
