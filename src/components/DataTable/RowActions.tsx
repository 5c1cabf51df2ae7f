import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useShared } from './gridShared.ts';
import { ActionButton, ActionRow, MoreButton } from './RowActions.styles.ts';
import type { RowAction } from './types.ts';
import { allowed } from './useHolder.ts';

/** The menu and what it floats on are fetched when somebody first asks for more. */
const RowMenu = lazy(() => import('./RowMenu.tsx').then(({ RowMenu: component }) => ({ default: component })));

const inRow = 3;

/** A row's acts. Renders a `<div>` of buttons: up to three, or two and a menu. */
export function RowActions<Row>({ row }: { row: Row }) {
  const shared = useShared<Row>();
  const [asked, setAsked] = useState(false);
  const actions = allowed(shared.actions?.(row) ?? [], shared.holder);
  const shown = actions.length > inRow ? actions.slice(0, inRow - 1) : actions;
  const rest = actions.slice(shown.length);
  const more = (
    <MoreButton type="button" tabIndex={-1} aria-label={shared.texts.more} aria-haspopup="menu">
      <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
    </MoreButton>
  );
  return (
    <ActionRow>
      {shown.map((action) => (
        <Act key={action.key} action={action} />
      ))}
      {rest.length === 0 ? null : asked ? (
        <Suspense fallback={more}>
          <RowMenu actions={rest} trigger={more} />
        </Suspense>
      ) : (
        <span role="presentation" onClick={() => setAsked(true)}>
          {more}
        </span>
      )}
    </ActionRow>
  );
}

function Act({ action: { label, onSelect, tone, disabled = false, reason } }: { action: RowAction }) {
  return (
    <ActionButton
      type="button"
      tabIndex={-1}
      data-tone={tone}
      aria-disabled={disabled || undefined}
      title={disabled ? reason : undefined}
      onClick={disabled ? undefined : onSelect}
    >
      {label}
    </ActionButton>
  );
}
