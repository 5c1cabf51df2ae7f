import type { ComponentProps, ReactNode } from 'react';
import type { TimetableTexts } from './texts.ts';
import type {
  MoveReason,
  PopoverTools,
  SelectReason,
  TimetableBlock,
  TimetableHoliday,
  TimetableLesson,
  TimetableResource,
  TimetableSpan,
  TimetableTarget,
  TimetableVerdict,
  TimetableView,
} from './types.ts';

/** A void answer is final; a promise keeps the card at its new place until it settles, and returns it on rejection. */
type Settling = void | Promise<unknown>;

export interface TimetableProps<T = unknown> extends Omit<ComponentProps<'section'>, 'onSelect' | 'children'> {
  /** Lessons of the range; those of other days are ignored by the grid. */
  lessons: readonly TimetableLesson<T>[];
  /** Any date of the week, the day, or the first day of the list. YYYY-MM-DD */
  from: string;
  /** @default 'week', and 'agenda' below 768 px */
  view?: TimetableView | undefined;
  /** Days of the list. @default 7 */
  days?: number | undefined;
  blocks?: readonly TimetableBlock[] | undefined;
  holidays?: readonly TimetableHoliday[] | undefined;
  /** Columns of each day. Without them a day is one column. */
  resources?: readonly TimetableResource[] | undefined;
  /** Institution's date, YYYY-MM-DD. */
  today?: string | undefined;
  /** Institution's time, HH:mm; the now line stands there. */
  now?: string | undefined;
  /** Widened on its own when a lesson or block lies outside. @default 08:00–21:00 */
  hours?: { from: string; to: string } | undefined;
  /** px. @default 56, with resources 48 */
  hourHeight?: number | undefined;
  /** px below which columns scroll sideways instead of shrinking. @default 96, with resources 140 */
  minColumnWidth?: number | undefined;
  /** Raster of drags in minutes. @default 15 */
  snapMinutes?: number | undefined;
  /** Raster while Alt is held. @default 5 */
  fineSnapMinutes?: number | undefined;
  /** Controlled when given; null is nothing. */
  selectedId?: string | null | undefined;
  onSelect?: ((id: string | null, details: { reason: SelectReason }) => void) | undefined;
  /** The lesson or slot the keyboard stands on has changed; null is a slot. */
  onFocusLesson?: ((id: string | null) => void) | undefined;
  /** Content of the popover of the selected lesson. Without it a selection shows only its ring. */
  renderPopover?: ((lesson: TimetableLesson<T>, tools: PopoverTools) => ReactNode) | undefined;
  /** The conflict rule, called for every place a drag passes: synchronous, pure. */
  verdict?: ((lesson: TimetableLesson<T>, target: TimetableTarget) => TimetableVerdict | null) | undefined;
  /** The same for a new lesson while it is drawn. */
  createVerdict?: ((target: TimetableTarget) => TimetableVerdict | null) | undefined;
  /** Shown dashed green while dragging. */
  freeSpans?: readonly TimetableSpan[] | ((lesson: TimetableLesson<T> | null) => readonly TimetableSpan[]) | undefined;
  /** A lesson (null: a new one) has been lifted; the time to ask for free spans. */
  onGrab?: ((lesson: TimetableLesson<T> | null) => void) | undefined;
  /** Nothing can be moved without it. */
  onMove?:
    | ((lesson: TimetableLesson<T>, target: TimetableTarget, details: { reason: MoveReason }) => Settling)
    | undefined;
  /** Only the end changed. @default onMove with reason 'resize' or 'keyboard' */
  onResize?:
    | ((lesson: TimetableLesson<T>, target: TimetableTarget, details: { reason: MoveReason }) => Settling)
    | undefined;
  /** Drawn, double-clicked, or N. Nothing can be drawn without it. */
  onCreate?: ((target: TimetableTarget) => void) | undefined;
  /** Length in minutes of a lesson made by double click or N. @default 60 */
  newLessonMinutes?: number | undefined;
  /** A lesson that may not be lifted was, or was dropped where it may not be. */
  onRefused?: ((lesson: TimetableLesson<T>, reason: string) => void) | undefined;
  /** T was pressed and today is not in view. */
  onToday?: (() => void) | undefined;
  /** Second line of a day's head. @default 3 节 */
  dayNote?: ((date: string) => ReactNode) | undefined;
  /** Over an empty grid. @default 没有课次 */
  empty?: ReactNode;
  locale?: Partial<TimetableTexts> | undefined;
  /** With no lessons yet: a skeleton in the real layout. @default false */
  loading?: boolean | undefined;
  /** Nothing can be lifted, drawn or resized. @default false */
  readOnly?: boolean | undefined;
}

/** The props the component takes itself; the rest goes to its root element. */
export const ownProps = [
  'lessons',
  'from',
  'view',
  'days',
  'blocks',
  'holidays',
  'resources',
  'today',
  'now',
  'hours',
  'hourHeight',
  'minColumnWidth',
  'snapMinutes',
  'fineSnapMinutes',
  'selectedId',
  'onSelect',
  'onFocusLesson',
  'renderPopover',
  'verdict',
  'createVerdict',
  'freeSpans',
  'onGrab',
  'onMove',
  'onResize',
  'onCreate',
  'newLessonMinutes',
  'onRefused',
  'onToday',
  'dayNote',
  'empty',
  'locale',
  'loading',
  'readOnly',
] as const satisfies readonly (keyof TimetableProps)[];
