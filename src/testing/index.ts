export { clockAt, demoNow } from './demoClock.ts';
export { type DemoRole, demoSession } from './demoSession.ts';
export { createInProcessNetwork, type InProcessNetwork } from './inProcess.ts';
export type { World } from './KitWorld.tsx';
export { mock, type MockAnswer, type MockFailure } from './mock.ts';
export { cleanupKits, renderInKit, type RenderedInKit, type RenderInKitOptions } from './renderInKit.tsx';
export { StoryKit, type StoryKitProps } from './StoryKit.tsx';
export { createMemoryNavigation } from '../kit/navigation.ts';
