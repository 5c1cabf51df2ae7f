import { cleanup, configure, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { HttpHandler } from 'msw/http';
import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import { ClassScheduleScreen } from '../../../src/features/schedule/ClassScheduleScreen.tsx';
import { cleanupKits, renderInKit, type RenderInKitOptions } from '../../../src/testing/renderInKit.tsx';
import { type Facts, scheduleHandlers } from '../../../stories/features/schedule/scheduleWorld.ts';

configure({ asyncUtilTimeout: 10_000 });
afterEach(() => {
  cleanupKits();
  cleanup();
});

interface Opened extends RenderInKitOptions {
  facts?: Facts;
  width?: number;
  more?: readonly HttpHandler[];
}

/** The timetable as the operator (or another) sees it, in a window of that width. */
export async function openSchedule({ facts = {}, width = 1440, more = [], ...world }: Opened = {}) {
  await page.viewport(width, 900);
  const shown = renderInKit(
    <div style={{ height: 900, width }}>
      <ClassScheduleScreen />
    </div>,
    {
      path: '/layoutV2/ClassSchedule',
      ...(facts.now ? { now: facts.now } : {}),
      ...world,
      handlers: [...more, ...scheduleHandlers(facts)],
    },
  );
  return { ...shown, calls: (path: string) => shown.network.requests.filter(({ url }) => url.includes(path)) };
}

export const card = (name: RegExp) => screen.findByRole('button', { name });
export const moveDialog = async () => within(await screen.findByRole('dialog', { name: '确认调课' }));

/** Lifts the lesson with M, moves it by whole days, drops it. */
export async function moveByKeys(name: RegExp, days: number) {
  (await card(name)).focus();
  await userEvent.keyboard('m');
  await userEvent.keyboard((days > 0 ? '{ArrowRight}' : '{ArrowLeft}').repeat(Math.abs(days)));
  await userEvent.keyboard('{Enter}');
}

/** Drags the lesson by whole days with a mouse, slowly enough for the grid to follow. */
export async function dragByDays(name: RegExp, days: number) {
  const element = await card(name);
  const box = element.getBoundingClientRect();
  const [first, second] = [...document.querySelectorAll('[data-column]')].map((one) => one.getBoundingClientRect());
  const width = (second?.left ?? 0) - (first?.left ?? 0);
  const at = { clientX: box.left + box.width / 2, clientY: box.top + 10 };
  const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, buttons: 1, bubbles: true };
  fireEvent.pointerDown(element, { ...mouse, ...at });
  for (let step = 1; step <= 8; step++) {
    fireEvent.pointerMove(window, { ...mouse, ...at, clientX: at.clientX + (days * width * step) / 8 });
  }
  await new Promise(requestAnimationFrame);
  fireEvent.pointerUp(window, { ...mouse, ...at, buttons: 0, clientX: at.clientX + days * width });
}

/** Body of a request as it was sent. */
export async function bodyOf(request: Request | undefined): Promise<Record<string, unknown>> {
  if (!request) throw new Error('bodyOf(): no such request was sent.');
  return (await request.clone().json()) as Record<string, unknown>;
}
