import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react';
import {
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useContext,
  useId,
  useRef,
  useState,
} from 'react';
import { KitContext } from '../../../kit/context.ts';
import { useMergedRef } from '../shared/useMergedRef.ts';
import { Divider, Edge, First, Fold, Root, Second } from './SplitPane.styles.ts';
import { clampSize, readSplit, sizeByKey, type SplitState } from './splitSize.ts';

export interface SplitPaneProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The pane whose size is set: left, or above. */
  first: ReactNode;
  /** The pane that takes the rest. */
  second: ReactNode;
  /** What the divider sizes, for assistive technology: 课程目录. */
  label: string;
  /** Remembers size and fold in this browser under that name (within a KitProvider). */
  name?: string | undefined;
  /** `horizontal`: side by side. @default 'horizontal' */
  direction?: 'horizontal' | 'vertical' | undefined;
  /** px of the first pane. @default 280 */
  defaultSize?: number | undefined;
  /** px. @default 160 */
  min?: number | undefined;
  /** px. @default 560 */
  max?: number | undefined;
  /** The second pane stays at least so wide, px. @default 240 */
  rest?: number | undefined;
  /** The first pane can be folded away. @default false */
  collapsible?: boolean | undefined;
  onValueChange?: ((state: SplitState, details: { reason: 'drag' | 'key' | 'fold' }) => void) | undefined;
}

/**
 * Two panes with a divider between. Renders a `<div>` with a `role="separator"`: drag, arrows (Shift for big steps), Home,
 * End; Enter folds, a double click goes back to the first size. Sets `data-direction`, `data-collapsed`.
 */
export function SplitPane({
  first,
  second,
  label,
  name,
  direction = 'horizontal',
  defaultSize = 280,
  min = 160,
  max = 560,
  rest: restSize = 240,
  collapsible = false,
  onValueChange,
  style,
  ref,
  ...rest
}: SplitPaneProps) {
  const id = useId();
  const preferences = useContext(KitContext)?.preferences;
  const stored = name === undefined ? null : `split:${name}`;
  const [state, setState] = useState<SplitState>(
    () =>
      readSplit(stored === null ? null : (preferences?.get(stored) ?? null)) ?? { size: defaultSize, collapsed: false },
  );
  const [dragging, setDragging] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const setRef = useMergedRef(ref, root);
  const vertical = direction === 'vertical';
  const size = clampSize(state.size, { min, max });

  const keep = (next: SplitState, reason: 'drag' | 'key' | 'fold') => {
    setState(next);
    if (stored !== null) preferences?.set(stored, JSON.stringify(next));
    onValueChange?.(next, { reason });
  };
  /** The second pane's room bounds the first. */
  const bounds = () => {
    const box = root.current?.getBoundingClientRect();
    const room = (vertical ? box?.height : box?.width) ?? max;
    return { min, max: Math.min(max, room - restSize) };
  };
  const fold = () => {
    if (collapsible) keep({ size, collapsed: !state.collapsed }, 'fold');
  };
  const drag = (event: PointerEvent) => {
    const box = root.current?.getBoundingClientRect();
    if (!dragging || !box) return;
    const at = vertical ? event.clientY - box.top : event.clientX - box.left;
    setState({ size: clampSize(at, bounds()), collapsed: collapsible && at < min / 2 });
  };
  const press = (event: KeyboardEvent) => {
    const next = sizeByKey(size, event.key, event.shiftKey, vertical, bounds());
    if (next === null && event.key !== 'Enter') return;
    event.preventDefault();
    if (next === null) fold();
    else keep({ size: next, collapsed: false }, 'key');
  };
  const Chevron = vertical ? (state.collapsed ? ChevronDown : ChevronUp) : state.collapsed ? ChevronRight : ChevronLeft;
  const sizes = { '--split': `${size}px`, '--split-rest': `${restSize}px` } as CSSProperties;

  return (
    <Root
      {...rest}
      ref={setRef}
      style={{ ...sizes, ...style }}
      data-direction={direction}
      data-collapsed={state.collapsed ? '' : undefined}
    >
      <First id={id}>{first}</First>
      <Edge>
        <Divider
          role="separator"
          tabIndex={0}
          aria-label={`${label}的${vertical ? '高度' : '宽度'}`}
          aria-controls={id}
          aria-orientation={vertical ? 'horizontal' : 'vertical'}
          aria-valuemin={0}
          aria-valuemax={max}
          aria-valuenow={state.collapsed ? 0 : size}
          aria-valuetext={state.collapsed ? '已收起' : `${size} 像素`}
          data-dragging={dragging ? '' : undefined}
          onKeyDown={press}
          onDoubleClick={() => keep({ size: defaultSize, collapsed: false }, 'drag')}
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            setDragging(true);
          }}
          onPointerMove={drag}
          onLostPointerCapture={() => {
            if (dragging) keep(state, 'drag');
            setDragging(false);
          }}
        />
        {collapsible ? (
          <Fold
            type="button"
            aria-label={`${state.collapsed ? '展开' : '收起'}${label}`}
            aria-expanded={!state.collapsed}
            onClick={fold}
          >
            <Chevron size={12} strokeWidth={1.75} aria-hidden />
          </Fold>
        ) : null}
      </Edge>
      <Second>{second}</Second>
    </Root>
  );
}
