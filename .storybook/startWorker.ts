import { isCommonAssetRequest } from 'msw';
import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';

/** Where the product's calls go; anything else (assets, Storybook's own) is none of MSW's business. */
const callPrefixes = ['/api/', '/planet/'];

// msw-storybook-addon 3.0.3 still passes msw 2's `onUnhandledRequest` to start(); msw 3 ignores it silently, so a story
// with a call nobody mocked would go to the network. Start the worker ourselves: such a call fails the story.
async function start() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledFrame({ frame, defaults }) {
      if (!(frame instanceof HttpNetworkFrame)) return;
      const { request } = frame.data;
      const { origin, pathname } = new URL(request.url);
      if (isCommonAssetRequest(request) || origin !== location.origin) return;
      if (callPrefixes.some((prefix) => pathname.startsWith(prefix))) defaults.error();
    },
  });
  return worker;
}

let started: ReturnType<typeof start> | undefined;

/** Stories of a docs page begin together and each asks for the worker; a second one could not replace the globals again. */
export function startWorker() {
  started ??= start();
  return started;
}
