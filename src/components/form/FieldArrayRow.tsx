import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { IconButton } from '../ui/IconButton/IconButton.tsx';
import { Grip, Row, RowBody, RowHead, RowName } from './FieldArray.styles.ts';

export interface FieldArrayRowProps {
  index: number;
  count: number;
  /** Its name: 联系人 2. */
  name: string;
  sortable: boolean;
  /** Why it cannot be removed; undefined: it can. */
  keptReason: string | undefined;
  /** It is being carried. */
  carried: boolean;
  drop: 'before' | 'after' | undefined;
  onMove: (to: number, by: 'up' | 'down' | 'grip') => void;
  onRemove: () => void;
  onGrab: (event: PointerEvent<HTMLElement>) => void;
  children: ReactNode;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Where an arrow on the grip leads, or null. */
function placeByKey({ key }: KeyboardEvent, index: number, count: number): number | null {
  const places: Readonly<Record<string, number>> = {
    ArrowUp: index - 1,
    ArrowDown: index + 1,
    Home: 0,
    End: count - 1,
  };
  const to = places[key];
  return to === undefined || to === index || to < 0 || to >= count ? null : to;
}

/** One row with its grip, 上移, 下移 and 删除. */
export function FieldArrayRow(props: FieldArrayRowProps) {
  const { index, count, name, sortable, keptReason, carried, drop, onMove, onRemove, onGrab, children } = props;
  const byKey = (event: KeyboardEvent) => {
    const to = placeByKey(event, index, count);
    if (to === null) return;
    event.preventDefault();
    onMove(to, 'grip');
  };
  const movable = sortable && count > 1;
  return (
    <Row data-form-row={name} data-carried={carried ? '' : undefined} data-drop={drop}>
      <RowHead role="group" aria-label={name}>
        {movable ? (
          <Grip onPointerDown={onGrab} data-carrying={carried ? '' : undefined}>
            <IconButton
              label={`移动${name}：拖动，或按上下方向键`}
              tooltip={false}
              title="拖动，或按 ↑ ↓ 移动"
              size="s"
              icon={<GripVertical {...icon} />}
              data-row-key="grip"
              onKeyDown={byKey}
            />
          </Grip>
        ) : (
          <span />
        )}
        <RowName>{name}</RowName>
        {movable && (
          <>
            <IconButton
              label={`上移${name}`}
              tooltip={false}
              size="s"
              icon={<ArrowUp {...icon} />}
              data-row-key="up"
              disabled={index === 0}
              onClick={() => onMove(index - 1, 'up')}
            />
            <IconButton
              label={`下移${name}`}
              tooltip={false}
              size="s"
              icon={<ArrowDown {...icon} />}
              data-row-key="down"
              disabled={index === count - 1}
              onClick={() => onMove(index + 1, 'down')}
            />
          </>
        )}
        <IconButton
          label={`删除${name}`}
          tooltip={false}
          size="s"
          icon={<Trash2 {...icon} />}
          data-row-key="remove"
          disabled={keptReason !== undefined}
          title={keptReason}
          onClick={onRemove}
        />
      </RowHead>
      <RowBody>{children}</RowBody>
    </Row>
  );
}
