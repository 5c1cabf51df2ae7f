import { identityCalls } from './auth/identityCalls.ts';
import { signInCalls } from './auth/signInCalls.ts';
import { classCalls } from './classes/calls.ts';
import { companyCalls } from './company/companyCalls.ts';
import { listCalls } from './company/listCalls.ts';
import type { Served } from './http/serve.ts';
import { menuCalls } from './menu/calls.ts';
import { readingCalls } from './reading/calls.ts';
import { scheduleCalls } from './schedule/calls.ts';
import { timetableCalls } from './timetable/calls.ts';

/** Every call this server answers. A test holds it against the contract: each one once, none left out. */
export const calls: readonly Served[] = [
  ...signInCalls,
  ...identityCalls,
  ...companyCalls,
  ...listCalls,
  ...menuCalls,
  ...timetableCalls,
  ...scheduleCalls,
  ...classCalls,
  ...readingCalls,
];
