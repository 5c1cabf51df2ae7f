import type { ReactNode } from 'react';
import { KitWorld, type World } from './KitWorld.tsx';

export interface StoryKitProps extends World {
  children?: ReactNode;
}

/**
 * The kit around a story. Calls go out by fetch, where MSW answers them. A change of `as`, place or time starts the
 * world anew, so that Storybook's controls work.
 */
export function StoryKit({ children, ...world }: StoryKitProps) {
  return (
    <KitWorld key={JSON.stringify(world)} {...world}>
      {children}
    </KitWorld>
  );
}
