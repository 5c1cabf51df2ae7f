import { useCallback, useState } from 'react';
import { AgendaView } from './AgendaView.tsx';
import { FloatingPanel } from './FloatingPanel.tsx';
import { GridView } from './GridView.tsx';
import { PanelBody } from './Panel.styles.ts';
import * as S from './Timetable.styles.ts';
import { ownProps, type TimetableProps } from './timetableProps.ts';
import { usePhone } from './usePhone.ts';
import { useTimetable } from './useTimetable.ts';
import { useTimetableDrag } from './useTimetableDrag.ts';
import { VerdictCard } from './VerdictCard.tsx';

/** The props that are not the component's own: id, className, aria-…, events. */
function rootProps<T>(props: TimetableProps<T>) {
  const own = new Set<string>(ownProps);
  return Object.fromEntries(Object.entries(props).filter(([name]) => !own.has(name)));
}

/**
 * Lessons of a week, a day or a list, with drag, keyboard and the conflict rule. Renders a `<section>` that fills its
 * parent and scrolls inside; sets `data-view`. Arrows go from lesson to lesson, Enter opens, M lifts, N makes, T today.
 */
export function Timetable<T = unknown>(props: TimetableProps<T>) {
  const phone = usePhone();
  const view = props.view ?? (phone ? 'agenda' : 'week');
  const model = useTimetable(props, view);
  const { texts, selectedId, selectedBy, select, lessonById, itemOfLesson } = model;
  const [said, setSaid] = useState('');
  // The same words twice are said twice: a blank more makes them new to the live region.
  const announce = useCallback((text: string) => setSaid((before) => (before === text ? `${text}\u00a0` : text)), []);
  const { store, engine, focusLesson } = useTimetableDrag(props, model, announce);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  const selected = selectedId === null ? undefined : lessonById.get(selectedId);
  const popover = selected && anchor?.isConnected ? props.renderPopover : undefined;
  const grab = (id: string) => {
    const item = itemOfLesson(id);
    if (item?.kind !== 'lesson') return;
    focusLesson(id);
    engine.grab(item);
  };

  return (
    <S.Root {...rootProps(props)} data-view={view}>
      {view === 'agenda' ? (
        <AgendaView own={props} model={model} anchorRef={setAnchor} />
      ) : (
        <GridView own={props} model={model} store={store} engine={engine} anchorRef={setAnchor} />
      )}
      <VerdictCard
        store={store}
        engine={engine}
        columns={model.columns}
        fineSnap={props.fineSnapMinutes ?? 5}
        texts={texts}
      />
      {popover && selected && anchor ? (
        <FloatingPanel
          key={selected.id}
          anchor={anchor}
          label={texts.details(selected.title)}
          takesFocus={selectedBy === 'keyboard'}
          onClose={(reason) => select(null, reason)}
        >
          <PanelBody>
            {popover(selected, { close: () => select(null, 'outside'), grab: () => grab(selected.id) })}
          </PanelBody>
        </FloatingPanel>
      ) : null}
      {props.loading && model.lessons.length === 0 && view !== 'agenda' ? (
        <S.Said role="status">{texts.loading}</S.Said>
      ) : null}
      <S.Said aria-live="polite" aria-atomic="true">
        {said}
      </S.Said>
    </S.Root>
  );
}
