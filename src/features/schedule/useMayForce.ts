import { useSession } from '../../kit/context.ts';

/** The right 强制排课: to place a lesson in spite of a soft clash, with a reason. */
export function useMayForce(): boolean {
  return useSession((state) => state.business?.auth['schedule.softOverride'] === true);
}

/** The right 排课. */
export function useMaySchedule(): boolean {
  return useSession((state) => state.business?.auth['schedule.edit'] === true);
}
