import type { ReactNode } from 'react';
import { createMemoryStorage } from '../../src/session/storage.ts';
import { KitProvider } from '../../src/kit/KitProvider.tsx';

/** The kit with nothing behind it: what is measured makes no calls. */
export function Kit({ children }: { children: ReactNode }) {
  return <KitProvider storage={createMemoryStorage()}>{children}</KitProvider>;
}
