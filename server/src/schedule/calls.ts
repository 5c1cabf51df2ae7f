import { checkCalls } from './checkCalls.ts';
import { moveCalls } from './moveCalls.ts';
import { planCalls } from './planCalls.ts';
import { undoCalls } from './undoCalls.ts';

export const scheduleCalls = [...checkCalls, ...planCalls, ...moveCalls, ...undoCalls];
