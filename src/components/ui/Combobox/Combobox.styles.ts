import { Combobox } from '@base-ui/react/combobox';
import styled from 'styled-components';
import { popupList, popupMotion, popupRow, popupSurface, rowNote, rowText } from '../shared/popup.styles.ts';
import { inputBoxSkin } from '../TextInput/inputBox.styles.ts';

export const Box = styled(Combobox.InputGroup)`
  ${inputBoxSkin}
`;

/** Grows with its lines; the padding keeps the first line where the only line of a plain control is. */
export const ChipsBox = styled(Combobox.Chips)`
  ${inputBoxSkin}
  --line: var(--h-m);
  min-height: var(--line);
  flex-wrap: wrap;
  gap: 4px;
  &[data-size='s'] {
    --line: var(--h-s);
  }
  &[data-size='l'] {
    --line: var(--h-l);
  }
  &[data-size='xl'] {
    --line: var(--h-xl);
  }
  &[data-size] {
    height: auto;
    padding: calc((var(--line) - 26px) / 2) 36px calc((var(--line) - 26px) / 2) 6px;
  }
`;

export const ChipsInput = styled(Combobox.Input)`
  flex: 1 1 64px;
  min-width: 64px;
  height: 24px;
  padding: 0 4px;
  border: 0;
  background: transparent;
  font: inherit;
  color: inherit;
  &:focus,
  &:focus-visible {
    outline: none;
  }
`;

export const Chip = styled(Combobox.Chip)`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  box-sizing: border-box;
  max-width: 100%;
  height: 24px;
  padding: 0 2px 0 8px;
  border-radius: var(--r-s);
  background: var(--accent-bg-2);
  color: var(--accent-text);
  font-size: var(--fs-13);
  line-height: 24px;
  cursor: default;
  &:focus-visible,
  &[data-highlighted] {
    outline: 2px solid var(--accent);
    outline-offset: 0;
  }
`;

export const ChipWords = styled.span`
  ${rowText}
`;

export const ChipRemove = styled(Combobox.ChipRemove)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 20px;
  height: 20px;
  padding: 0;
  border: 0;
  border-radius: var(--r-s);
  background: none;
  color: inherit;
  cursor: pointer;
  &:hover {
    background: var(--accent-border);
  }
`;

/** Beside the first line of chips: as high as the control is while it has but one line. */
export const EndSlot = styled.span`
  position: absolute;
  top: 0;
  right: 12px;
  display: inline-flex;
  align-items: center;
  height: calc(var(--line) - 2px);
`;

export const Positioner = styled(Combobox.Positioner)`
  z-index: var(--z-popover);
  outline: none;
`;

export const Popup = styled(Combobox.Popup)`
  ${popupSurface}
  ${popupMotion}
  min-width: var(--anchor-width);
  max-width: min(var(--available-width), 420px);
`;

export const List = styled(Combobox.List)`
  ${popupList}
  &:empty {
    padding: 0;
  }
`;

export const Row = styled(Combobox.Item)`
  ${popupRow}
`;

export const RowText = styled.span`
  ${rowText}
`;

export const RowNote = styled.span`
  ${rowNote}
`;

export const Nothing = styled(Combobox.Empty)`
  font-size: var(--fs-13);
  line-height: var(--lh-13);
  color: var(--text-3);
  &:not(:empty) {
    padding: 10px 12px;
  }
`;

export const Status = styled(Combobox.Status)`
  font-size: var(--fs-13);
  line-height: var(--lh-13);
  color: var(--text-3);
  &:not(:empty) {
    padding: 10px 12px;
  }
`;
