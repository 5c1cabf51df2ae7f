import type { HttpHandler } from 'msw/http';
import { act, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createApiClient } from '../api/client.ts';
import type { Kit } from '../kit/createKit.ts';
import { createMemoryNavigation } from '../kit/navigation.ts';
import { createInProcessNetwork, type InProcessNetwork } from './inProcess.ts';
import { KitWorld, type World } from './KitWorld.tsx';

export interface RenderInKitOptions extends World {
  /** Who answers which call: `mock(endpoint, …)`. A call nobody answers fails and says so. */
  handlers?: readonly HttpHandler[];
  /** Where it is rendered. @default a fresh element of the body with the product's root class */
  container?: HTMLElement;
}

export interface RenderedInKit {
  readonly container: HTMLElement;
  readonly kit: Kit;
  /** Where the user is: `current()`, and `entries` of the history. */
  readonly navigation: ReturnType<typeof createMemoryNavigation>;
  readonly network: InProcessNetwork;
  rerender: (ui: ReactElement) => void;
  unmount: () => void;
}

const mounted = new Set<() => void>();

/** Takes away what `renderInKit` has rendered; the next `renderInKit` does so too. */
export function cleanupKits(): void {
  for (const unmount of mounted) unmount();
}

/** With Testing Library around, React wants its updates in `act`; elsewhere it has no such thing. */
function commit(update: () => void): void {
  if (Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT')) act(update);
  else flushSync(update);
}

/**
 * Renders into a kit of its own: signed in as a person of the demo, at a place, at a time, with a network of handlers
 * in this process. Query the page with Testing Library as usual.
 */
export function renderInKit(ui: ReactElement, options: RenderInKitOptions = {}): RenderedInKit {
  cleanupKits();
  const { handlers = [], container: given, path = '/', search = '', ...world } = options;
  const container = given ?? document.body.appendChild(document.createElement('div'));
  if (!given) container.className = 'jiaowu';
  const network = createInProcessNetwork(handlers);
  const navigation = createMemoryNavigation(`${path}${search}`);
  const root = createRoot(container);
  let kit: Kit | undefined;
  const keep = (made: Kit) => {
    kit = made;
  };
  const render = (element: ReactElement) =>
    commit(() =>
      root.render(
        <KitWorld
          {...world}
          navigation={navigation}
          onKit={keep}
          client={(wiring) => createApiClient({ ...wiring, fetch: network.fetch, upload: network.upload })}
        >
          {element}
        </KitWorld>,
      ),
    );
  const unmount = () => {
    mounted.delete(unmount);
    commit(() => root.unmount());
    if (!given) container.remove();
  };
  mounted.add(unmount);
  render(ui);
  if (!kit) throw new Error('renderInKit: the kit was not rendered. Did the component throw?');
  return { container, kit, navigation, network, rerender: render, unmount };
}
