import type { Post } from '../http/call.ts';
import type { LessonFacts } from './facts.ts';

/** Who looks, for the data range (chapter 2 c). */
export interface Viewer {
  uid: string;
  campusIds: readonly string[];
  /** Holds schedule.edit: for whole campuses, so sees every lesson there with its students; or for own lessons only. */
  plans: 'campuses' | 'own' | 'none';
  /** A consultant sees the names of own customers. */
  consults: boolean;
}

function planningOf({ auth, dataScopes }: Post): Viewer['plans'] {
  if (auth['schedule.edit'] !== true) return 'none';
  return ['campus', 'company'].includes(dataScopes['schedule.edit'] ?? '') ? 'campuses' : 'own';
}

export function viewerOf(uid: string, post: Post): Viewer {
  return {
    uid,
    campusIds: post.campusIds,
    plans: planningOf(post),
    consults: post.roleIds.includes('3'),
  };
}

export const inSight = (viewer: Viewer, campusId: string): boolean => viewer.campusIds.includes(campusId);

/** 主讲, 助教 or 代课 of the lesson; null: none of them. */
export function dutyOf({ teachers }: LessonFacts, uid: string): 'main' | 'assistant' | 'substitute' | null {
  return teachers.find((teacher) => teacher.uid === uid)?.duty ?? null;
}

const plansHere = (viewer: Viewer, facts: LessonFacts) =>
  viewer.plans === 'campuses' && inSight(viewer, facts.row.campusId);

/** May plan this lesson: move it, change it. */
export const mayPlan = (viewer: Viewer, facts: LessonFacts): boolean =>
  plansHere(viewer, facts) || (viewer.plans === 'own' && dutyOf(facts, viewer.uid) !== null);

/** May the lesson be opened: by who plans there, who teaches it, and the consultant of a trial inside. */
export function mayOpen(viewer: Viewer, facts: LessonFacts): boolean {
  if (plansHere(viewer, facts) || dutyOf(facts, viewer.uid) !== null) return true;
  return viewer.consults && facts.guests.some(({ kind, ownerUid }) => kind === 'trial' && ownerUid === viewer.uid);
}

/** Which students of the lesson the viewer may know by name. */
export function namesSeen(viewer: Viewer, facts: LessonFacts): 'all' | 'ownCustomers' | 'none' {
  if (plansHere(viewer, facts) || dutyOf(facts, viewer.uid) !== null) return 'all';
  return viewer.consults ? 'ownCustomers' : 'none';
}
