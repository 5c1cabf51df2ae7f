import type { Screen } from '../../kit/screen.ts';

/** What a host may assemble of this feature. */
export const screens: readonly Screen[] = [
  { name: 'Index', load: async () => ({ Component: (await import('./IndexScreen.tsx')).IndexScreen }) },
  { name: '404', load: async () => ({ Component: (await import('./NotFoundScreen.tsx')).NotFoundScreen }) },
];
