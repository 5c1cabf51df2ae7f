import { addRecent } from '../domain/recent.ts';
import type { SessionStore } from './createSession.ts';
import type { Persisted } from './persisted.ts';
import { localCacheCleared } from './transitions.ts';

/** What any screen may have remembered for the next visit. */
export type Memorable = Pick<
  Persisted,
  | 'adminActivityPath'
  | 'bindCompany'
  | 'bucketUrl'
  | 'campusId'
  | 'courseInfoIsEdit'
  | 'currentEditCourseKind'
  | 'currentKidNavIndex'
  | 'currentNavIndex'
  | 'liveTokens'
  | 'taskDefinitionKeyList'
  | 'testIdentity'
>;

export interface Memory {
  remember: (patch: Partial<Memorable>) => void;
  /** A first-time guide was seen by this user. */
  sawGuide: (name: string) => void;
  /** The tip on the first configuration was shown to this user. */
  sawInitTip: () => void;
  /** At most 5; a course already there is not added again. */
  viewedCourse: (id: string) => void;
  viewedResource: (resource: { id: string; title: string }) => void;
  /** Index, formpage, courseAll, courseDetail: every remembered answer and scratch value goes. */
  clearLocalCache: () => void;
}

export function createMemory(session: SessionStore, onCacheCleared?: (why: 'page') => void): Memory {
  return {
    remember: (patch) => session.setState(patch),
    sawGuide(name) {
      const { guides, uid } = session.getState();
      const seen = guides[uid] ?? [];
      if (uid && !seen.includes(name)) session.setState({ guides: { ...guides, [uid]: [...seen, name] } });
    },
    sawInitTip() {
      const { showInitTip, uid } = session.getState();
      if (uid) session.setState({ showInitTip: { ...showInitTip, [uid]: true } });
    },
    viewedCourse(id) {
      const { recentlyCourseIds } = session.getState();
      session.setState({ recentlyCourseIds: [...addRecent(recentlyCourseIds, id)] });
    },
    viewedResource(resource) {
      const { recentlyCourseResourceList: list } = session.getState();
      session.setState({ recentlyCourseResourceList: [...addRecent(list, resource, ({ id }) => id)] });
    },
    clearLocalCache() {
      session.setState(localCacheCleared(session.getState()), true);
      onCacheCleared?.('page');
    },
  };
}
