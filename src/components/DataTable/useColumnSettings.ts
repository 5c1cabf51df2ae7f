import { useCallback, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import { KitContext } from '../../kit/context.ts';
import { type ColumnSettings, noSettings, readSettings } from './columnSettings.ts';

const unheard = () => () => undefined;

/**
 * A user's column settings. With a name they are remembered in the kit's preferences, for each user of this browser
 * apart; without one, or outside a kit, they last as long as the table.
 */
export function useColumnSettings(name: string | undefined): [ColumnSettings, (next: ColumnSettings) => void] {
  const kit = useContext(KitContext);
  const session = kit?.session;
  const uid = useSyncExternalStore(
    session?.subscribe ?? unheard,
    () => session?.getState().uid ?? '',
    () => '',
  );
  const [here, setHere] = useState(noSettings);
  const preferences = name === undefined ? undefined : kit?.preferences;
  const key = `table:${uid}:${name ?? ''}`;
  const stored = useSyncExternalStore(
    preferences?.subscribe ?? unheard,
    () => preferences?.get(key) ?? null,
    () => null,
  );
  const remembered = useMemo(() => readSettings(stored), [stored]);
  const write = useCallback((next: ColumnSettings) => preferences?.set(key, JSON.stringify(next)), [preferences, key]);
  return preferences ? [remembered, write] : [here, setHere];
}
