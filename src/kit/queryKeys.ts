import type { AnyEndpoint } from '../contract/endpoint.ts';
import type { SessionState } from '../session/state.ts';

/** Who asks: answers of one identity are never shown to another. */
export function scopeOf({ uid, identity }: Pick<SessionState, 'uid' | 'identity'>): string {
  return `${uid}|${identity?.ids ?? ''}`;
}

/** Key of a remembered answer. Its first two parts name the call, for invalidation. */
export function callKey({ path }: Pick<AnyEndpoint, 'path'>, input: unknown, scope: string): readonly unknown[] {
  return ['call', path, input, scope];
}

/** Key of everything remembered of a call. */
export function callPrefix({ path }: Pick<AnyEndpoint, 'path'>): readonly unknown[] {
  return ['call', path];
}
