import { lazy } from 'react';

// What a host shows in place of a page. Fetched when needed: a page that opens needs none of it.
export const ForbiddenState = lazy(async () => ({
  default: (await import('./states/ForbiddenState.tsx')).ForbiddenState,
}));
export const NotInitialised = lazy(async () => ({
  default: (await import('./states/NotInitialised.tsx')).NotInitialised,
}));
export const LoadFailed = lazy(async () => ({ default: (await import('./states/LoadFailed.tsx')).LoadFailed }));
export const NotOpenYet = lazy(async () => ({ default: (await import('./states/NotOpenYet.tsx')).NotOpenYet }));
export const ChangedElsewhere = lazy(async () => ({
  default: (await import('./states/ChangedElsewhere.tsx')).ChangedElsewhere,
}));
