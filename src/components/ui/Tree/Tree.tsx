import { Search } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { List, useListRef } from 'react-window';
import { Empty } from '../Empty/Empty.tsx';
import { coarseQuery, useMedia } from '../shared/useMedia.ts';
import { TextInput } from '../TextInput/TextInput.tsx';
import { mayMove, moveSentence } from './moveNode.ts';
import { Ghost, Root, Said } from './Tree.styles.ts';
import { TreeRow, type TreeRowProps } from './TreeRow.tsx';
import { treeKey } from './treeKeys.ts';
import type { TreeProps } from './treeProps.ts';
import { typeAhead } from './treeRows.ts';
import type { TreeMove } from './treeTypes.ts';
import { useTreeDrag } from './useTreeDrag.ts';
import { useTreeState } from './useTreeState.ts';

const typeAheadMs = 600;

/**
 * Things within things. Renders a `<div>` with a search box on demand and a `role="tree"` that holds only the rows in
 * view, so that 50,000 nodes cost no more than twenty. Arrows walk and open, Space checks, Enter chooses, `*` opens the
 * level, letters lead to a node, Alt and an arrow move it. Sets `data-dragging`.
 */
export function Tree({
  nodes,
  label,
  checkable = false,
  checked,
  defaultChecked,
  onCheckedChange,
  selectable = !checkable,
  selected: chosen,
  defaultSelected,
  onSelectedChange,
  expanded,
  defaultExpanded,
  onExpandedChange,
  onLoad,
  onMove,
  canMove,
  searchable = false,
  search,
  searchPlaceholder = '搜索',
  maxHeight = 360,
  emptyText = '暂无数据',
  noMatchText = '没有匹配的节点',
  ...rest
}: TreeProps) {
  const id = useId();
  const list = useListRef(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const sought = useRef({ text: '', at: 0 });
  const rowHeight = useMedia(coarseQuery) ? 44 : 32;
  const words = search ?? typed;
  const { index, rows, filter, checks, selected, loads, expand, check, select } = useTreeState(
    {
      nodes,
      onLoad,
      checkable,
      checked,
      defaultChecked,
      onCheckedChange,
      selected: chosen,
      defaultSelected,
      onSelectedChange,
      expanded,
      defaultExpanded,
      onExpandedChange,
    },
    words,
  );

  const activeKey = active ?? selected;
  const at = Math.max(0, activeKey === null ? 0 : rows.findIndex(({ key }) => key === activeKey));
  const current = rows[at]?.key ?? null;
  useEffect(() => {
    if (active !== null && at < rows.length) list.current?.scrollToRow({ index: at, align: 'auto' });
    // Follows the keyboard, not rows that come and go.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [active]);

  const allowed = (move: TreeMove) => mayMove(index, move) && (canMove?.(move) ?? true);
  const move = (next: TreeMove, reason: 'drag' | 'keyboard') => {
    if (!onMove || !allowed(next)) return;
    onMove(next, { reason });
    setActive(next.key);
    if (next.place === 'inside') expand([next.target], true);
    setSaid(`已将${moveSentence(index, next)}`);
  };
  const choose = (key: string, reason: 'press' | 'key') => (selectable ? select(key, reason) : check(key, reason));
  const drag = useTreeDrag({
    list: () => list.current?.element ?? null,
    rows,
    rowHeight,
    index,
    allowed,
    onOpen: (key) => expand([key], true),
    onDrop: (next) => move(next, 'drag'),
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor(maxHeight / rowHeight) - 1);
    const asked = treeKey(rows, index, at, event, page);
    if (!asked) return;
    event.preventDefault();
    if (asked.act === 'go') setActive(rows[asked.to]?.key ?? null);
    else if (asked.act === 'open') expand([asked.key], true);
    else if (asked.act === 'close') expand([asked.key], false);
    else if (asked.act === 'open-level') expand(asked.keys, true);
    else if (asked.act === 'check') (checkable ? check : choose)(asked.key, 'key');
    else if (asked.act === 'choose') choose(asked.key, 'key');
    else if (asked.act === 'move') move(asked.move, 'keyboard');
    else if (asked.act === 'type') {
      const before = sought.current;
      const text = event.timeStamp - before.at < typeAheadMs ? before.text + asked.text : asked.text;
      sought.current = { text, at: event.timeStamp };
      const found = typeAhead(rows, text.length > 1 ? at - 1 : at, text);
      if (found >= 0) setActive(rows[found]?.key ?? null);
    }
  };
  const pressed = (event: MouseEvent | PointerEvent) => {
    if (!(event.target instanceof Element)) return null;
    const key = event.target.closest<HTMLElement>('[data-key]')?.dataset.key;
    const part = event.target.closest<HTMLElement>('[data-part]')?.dataset.part;
    return key === undefined ? null : { key, part };
  };
  const onClick = (event: MouseEvent) => {
    const hit = pressed(event);
    if (!hit || drag.wasDrag()) return;
    setActive(hit.key);
    if (hit.part === 'turn') expand([hit.key], !(rows.find(({ key }) => key === hit.key)?.open ?? false));
    else if (hit.part === 'check') check(hit.key, 'press');
    else choose(hit.key, 'press');
  };
  const onPointerDown = (event: PointerEvent) => {
    const hit = pressed(event);
    if (!hit || !onMove || event.button !== 0 || index.get(hit.key)?.disabled) return;
    // A finger scrolls with the row and drags by the grip.
    if (hit.part === 'grip' || (event.pointerType === 'mouse' && hit.part === undefined)) drag.hold(hit.key, event);
  };

  const rowProps: TreeRowProps = {
    rows,
    idOf: (place) => `${id}-${place}`,
    checks: checkable ? checks : null,
    selected: selectable ? selected : false,
    active: current,
    search: words,
    loads,
    movable: onMove !== undefined,
    dragged: drag.dragged,
    over: drag.over,
  };

  return (
    <Root {...rest} data-dragging={drag.dragged === null ? undefined : ''}>
      {searchable ? (
        <TextInput
          type="search"
          clearable
          aria-label={`搜索${label}`}
          placeholder={searchPlaceholder}
          prefix={<Search size={16} strokeWidth={1.75} aria-hidden />}
          value={words}
          onValueChange={setTyped}
        />
      ) : null}
      {rows.length === 0 ? (
        <Empty size="s" title={filter ? noMatchText : emptyText} />
      ) : (
        <List
          role="tree"
          aria-label={label}
          aria-multiselectable={checkable || undefined}
          aria-activedescendant={current === null ? undefined : `${id}-${at}`}
          tabIndex={0}
          listRef={list}
          rowComponent={TreeRow}
          rowProps={rowProps}
          rowCount={rows.length}
          rowHeight={rowHeight}
          overscanCount={4}
          style={{ height: Math.min(maxHeight, rows.length * rowHeight) }}
          onKeyDown={onKeyDown}
          onClick={onClick}
          onPointerDown={onPointerDown}
        />
      )}
      {drag.dragged === null ? null : <Ghost ref={drag.ghost}>{index.get(drag.dragged)?.node.label}</Ghost>}
      <Said aria-live="polite">{said}</Said>
    </Root>
  );
}
