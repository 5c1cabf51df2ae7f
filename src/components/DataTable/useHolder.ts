import { useContext, useMemo, useSyncExternalStore } from 'react';
import { KitContext } from '../../kit/context.ts';
import { filterByGate, type Gated, type Holder } from '../gates/filterByGate.ts';

const unheard = () => () => undefined;
const nothing: Readonly<Record<string, unknown>> = {};

/** Who looks at the table, for columns and actions with rights; null outside a kit. */
export function useHolder(): Holder | null {
  const session = useContext(KitContext)?.session;
  const subscribe = session?.subscribe ?? unheard;
  const roleIds = useSyncExternalStore(
    subscribe,
    () => session?.getState().roleIds,
    () => undefined,
  );
  const auth = useSyncExternalStore(
    subscribe,
    () => session?.getState().business?.auth,
    () => undefined,
  );
  return useMemo(() => (roleIds ? { roleIds, auth: auth ?? nothing } : null), [roleIds, auth]);
}

/**
 * What the holder may see.
 * @throws Error outside a kit when an entry names rights: nobody is there to hold them.
 */
export function allowed<T extends Gated>(items: readonly T[], holder: Holder | null): readonly T[] {
  if (holder) return filterByGate(items, holder);
  if (items.some(({ roles, permission }) => roles !== undefined || permission !== undefined)) {
    throw new Error(
      '[jiaowu] DataTable: a column or action has roles or a permission, so the table needs <KitProvider> around it. Wrap the app (in tests: renderInKit, in stories: StoryKit).',
    );
  }
  return items;
}
