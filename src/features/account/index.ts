export { type Arrival, arrivalOf } from './arrival.ts';
export { screens } from './screens.ts';
export { ChangedElsewhere, ForbiddenState, LoadFailed, NotInitialised, NotOpenYet } from './states.ts';
