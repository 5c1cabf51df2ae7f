import type { Arrival } from '../arrival.ts';
import { useArrive } from '../useArrive.ts';
import { ChooserPage } from './ChooserPage.tsx';

export interface ChooserProps {
  /** Said above the cards: why the user is here. */
  notice: string | null;
  /** Told where the identity chosen leads; the user is on the way there. */
  onArrival: (arrival: Arrival) => void;
}

/** The chooser, and the way on from it. */
export function Chooser({ notice, onArrival }: ChooserProps) {
  const arrive = useArrive();
  return <ChooserPage notice={notice} onChosen={() => onArrival(arrive())} />;
}
