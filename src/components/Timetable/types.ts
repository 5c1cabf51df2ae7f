/** What a lesson is, as the card shows it. 上课中 is a badge of the clock, not a state of the record. */
export type LessonState = 'planned' | 'running' | 'overdue' | 'rolled' | 'cancelled' | 'substituted';

/** One glyph on the card, its meaning in words for the tooltip and the screen reader. */
export interface LessonBadge {
  /** One character (试, 补, 代 …) or a short chip (未点评 2). */
  glyph: string;
  label: string;
}

/** Lines of the card below time and title. A card never repeats what its column says; the screen chooses per pivot. */
export interface LessonLines {
  /** Beside the time where there is room: 主讲, 助教, 代课. */
  role?: string | undefined;
  /** Line 3: A101 · 第 4 次. */
  third?: string | undefined;
  /** Line 4, before the badges: 8/8 请假1. */
  fourth?: string | undefined;
  /** Line 4 as a bar (room pivot): seats used of capacity. */
  seats?: { used: number; of: number } | undefined;
}

/** A lesson on the grid. Dates and times are wall-clock text of the institution; `data` is the screen's own record. */
export interface TimetableLesson<T = unknown> {
  /** Unique among `lessons`. */
  id: string;
  /** YYYY-MM-DD */
  date: string;
  /** HH:mm */
  start: string;
  /** HH:mm, after `start`, the same day. */
  end: string;
  /** Line 2, usually the class name. */
  title: string;
  /** 1–12, see the subject palette. */
  subjectColor: number;
  state: LessonState;
  /** Replaces the state's word (学员 pivot: 请假, 到课 −2). */
  stateWord?: string | undefined;
  lines?: LessonLines | undefined;
  badges?: readonly LessonBadge[] | undefined;
  /** Columns it stands in when the grid has resources. */
  resourceIds?: readonly string[] | undefined;
  /** An open conflict: 'hard' rings the card red, 'soft' amber. */
  conflict?: 'hard' | 'soft' | undefined;
  /** true, or why it cannot be moved: 已点名课次不能移动. */
  movable: true | { reason: string };
  /** Full sentence for assistive technology; composed from the fields when absent. */
  label?: string | undefined;
  data: T;
}

/** Time a person or room is not to be had: 请假, 停用, 已有安排. */
export interface TimetableBlock {
  id: string;
  date: string;
  start: string;
  end: string;
  kind: 'leave' | 'closure' | 'busy';
  title: string;
  note?: string | undefined;
  resourceIds?: readonly string[] | undefined;
}

export interface TimetableHoliday {
  date: string;
  /** 中秋节 */
  name: string;
  kind: 'holiday' | 'makeupWorkday';
}

/** One column of the pivot: a teacher, room, class or student. */
export interface TimetableResource {
  id: string;
  name: string;
  /** Second line of the head: 容量 10 · 今日利用率 62%. */
  note?: string | undefined;
  /** Chip beside the name: 可共用. */
  tag?: string | undefined;
  /** Neighbours with the same group id share a head above: a campus. */
  group?: { id: string; label: string; note?: string | undefined } | undefined;
}

/** A place on the grid. `resourceId` is there when the grid has resources. */
export interface TimetableTarget {
  date: string;
  start: string;
  end: string;
  resourceId?: string | undefined;
}

/** A free span shown while dragging. @see TimetableProps.freeSpans */
export interface TimetableSpan extends TimetableTarget {
  /** @default 可排 13:00–15:20 */
  title?: string | undefined;
}

export type VerdictLevel = 'ok' | 'soft' | 'hard';

/** The conflict rule's answer for one place. */
export interface TimetableVerdict {
  level: VerdictLevel;
  /** 不可排 2 · 可强排 1 */
  title: string;
  /** The lines of the panel, 不可排 first. */
  lines: readonly { level: 'soft' | 'hard'; text: string }[];
  /** Ids of the lessons it clashes with; they are ringed. */
  hits: readonly string[];
}

export type TimetableView = 'week' | 'day' | 'agenda';
export type SelectReason = 'pointer' | 'keyboard' | 'escape' | 'outside' | 'drag';
export type MoveReason = 'drag' | 'keyboard' | 'resize';

/** One column of the grid, in order from the left. */
export interface TimetableColumn {
  key: string;
  index: number;
  date: string;
  resource?: TimetableResource | undefined;
}

/** What a popover's content may ask of the grid. */
export interface PopoverTools {
  close: () => void;
  /** Lifts the lesson for the keyboard, as M does. */
  grab: () => void;
}
