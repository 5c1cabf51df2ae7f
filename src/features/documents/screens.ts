import type { Screen } from '../../kit/screen.ts';

/** Screens of the documents area: the viewer at /docViewer. */
export const screens: readonly Screen[] = [
  {
    name: 'docViewer',
    load: () => import('./DocViewerScreen.tsx').then(({ DocViewerScreen }) => ({ Component: DocViewerScreen })),
  },
];
