import { Combobox as Base } from '@base-ui/react/combobox';
import { Check } from 'lucide-react';
import { rootClass } from '../../../theme/GlobalStyle.tsx';
import { List, Nothing, Popup, Positioner, Row, RowNote, RowText, Status } from './Combobox.styles.ts';
import type { ComboboxOption } from './comboboxTypes.ts';

interface ComboboxPopupProps {
  loading: boolean;
  emptyText: string;
}

/** The list under a combobox: loading, nothing found, or the rows. */
export function ComboboxPopup({ loading, emptyText }: ComboboxPopupProps) {
  return (
    <Base.Portal className={rootClass}>
      <Positioner sideOffset={4} collisionPadding={8}>
        <Popup aria-busy={loading || undefined}>
          <Status>{loading ? '加载中...' : null}</Status>
          <Nothing>{loading ? null : emptyText}</Nothing>
          <List>
            {(option: ComboboxOption) => (
              <Row key={option.value} value={option} disabled={option.disabled ?? false}>
                <RowText>{option.label}</RowText>
                {option.note === undefined ? null : <RowNote>{option.note}</RowNote>}
                <Base.ItemIndicator>
                  <Check size={16} strokeWidth={1.75} aria-hidden />
                </Base.ItemIndicator>
              </Row>
            )}
          </List>
        </Popup>
      </Positioner>
    </Base.Portal>
  );
}
