import { type ReactNode, useEffect, useState } from 'react';
import type { ApiClient } from '../api/client.ts';
import { ToastRegion } from '../components/ui/Toast/ToastRegion.tsx';
import { useKit } from '../kit/context.ts';
import type { ClientWiring, Kit } from '../kit/createKit.ts';
import { KitProvider } from '../kit/KitProvider.tsx';
import { createMemoryNavigation, type NavigationSource } from '../kit/navigation.ts';
import { createSession } from '../session/createSession.ts';
import type { SessionState } from '../session/state.ts';
import { createMemoryStorage } from '../session/storage.ts';
import { clockAt, demoNow } from './demoClock.ts';
import { type DemoRole, demoSession } from './demoSession.ts';

/** The world around a component under test: who, where, when. */
export interface World {
  /** Who is signed in. @default 'operator' */
  as?: DemoRole;
  /** Changes on that person's session, e.g. `{ initSuccess: false }`. */
  session?: Partial<SessionState>;
  /** @default '/' */
  path?: string;
  /** With its `?`. @default '' */
  search?: string;
  /** Wall clock of the institution, `YYYY-MM-DD HH:mm`; it stands still. @default '2026-09-21 09:00' */
  now?: string;
  /** Platform number. @default 1 */
  brand?: number;
}

interface KitWorldProps extends World {
  client?: ApiClient | ((wiring: ClientWiring) => ApiClient);
  navigation?: NavigationSource;
  /** Told the kit once it is on the page. */
  onKit?: (kit: Kit) => void;
  children?: ReactNode;
}

/** A kit that touches nothing outside: memory for storage and history, a clock that stands, no other tabs. */
export function KitWorld({ as = 'operator', path = '/', search = '', now = demoNow, ...props }: KitWorldProps) {
  const { client, session, brand, navigation, onKit, children } = props;
  const [world] = useState(() => {
    const storage = createMemoryStorage();
    const clock = clockAt(now);
    const store = createSession({ storage, clock });
    store.setState({ ...demoSession(as), ...session });
    return { storage, clock, session: store, navigation: navigation ?? createMemoryNavigation(`${path}${search}`) };
  });
  return (
    <KitProvider {...world} alive={false} {...(brand === undefined ? {} : { brand })} {...(client ? { client } : {})}>
      <Handle onKit={onKit} />
      {children}
    </KitProvider>
  );
}

function Handle({ onKit }: { onKit: ((kit: Kit) => void) | undefined }) {
  const kit = useKit();
  useEffect(() => onKit?.(kit), [kit, onKit]);
  return <ToastRegion toasts={kit.toasts} />;
}
