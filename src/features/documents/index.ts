export { DocViewerScreen } from './DocViewerScreen.tsx';
export { screens } from './screens.ts';
