import * as z from 'zod/mini';
import { usePersisted } from '../../../hooks/usePersisted.ts';
import { useMedia } from '../../ui/shared/useMedia.ts';
import { narrowQuery } from '../parts/shellMedia.ts';

const Choice = z.object({ wide: z.boolean(), narrow: z.boolean() });
/** Up to 1280 px the page needs the room more than the menu. */
const asDelivered = { wide: false, narrow: true };

/** Whether the menu shows icons only: each user's own choice, one for wide windows and one for narrow ones. */
export function useCollapse(): [collapsed: boolean, collapse: (collapsed: boolean) => void] {
  const [choice, choose] = usePersisted('shell.menu', Choice, asDelivered, { perUser: true });
  const band = useMedia(narrowQuery) ? 'narrow' : 'wide';
  return [choice[band], (collapsed) => choose({ ...choice, [band]: collapsed })];
}
