// What a viewer needs only once a document is being opened: a chunk of its own, loaded beside pdf.js.
export { drawPage, pageJobKey, releaseBitmap } from './drawPage.ts';
export { layText } from './layText.ts';
export { openPdf } from './openPdf.ts';
export { PasswordPanel } from './PasswordPanel.tsx';
export { refuseSaving } from './refuseSaving.ts';
export { createRenderLoop } from './renderLoop.ts';
export { saveImage } from './saveImage.ts';
export { TextHost } from './TextHost.ts';
export { toPdfError } from './toPdfError.ts';
export { watchDwell } from './watchDwell.ts';
export { watchGestures } from './watchGestures.ts';
export { createWatermarkOverlay } from './watermarkOverlay.ts';
