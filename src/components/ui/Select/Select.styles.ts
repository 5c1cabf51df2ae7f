import { Select } from '@base-ui/react/select';
import styled from 'styled-components';
import { popupList, popupMotion, popupRow, popupSurface, rowNote, rowText } from '../shared/popup.styles.ts';
import { InnerButton, inputBoxSkin } from '../TextInput/inputBox.styles.ts';

export const Frame = styled.span`
  display: block;
  position: relative;
  min-width: 0;
  width: 100%;
  &[data-look='filter'] {
    display: inline-block;
    width: auto;
    max-width: 240px;
  }
`;

export const Trigger = styled(Select.Trigger)`
  ${inputBoxSkin}
  font-family: inherit;
  cursor: pointer;
  user-select: none;
`;

export const Key = styled.span`
  flex: none;
  color: var(--text-3);
  [data-set] > & {
    color: inherit;
  }
`;

export const ValueText = styled(Select.Value)`
  ${rowText}
  &[data-placeholder] {
    color: var(--text-3);
  }
  [data-disabled] > & {
    color: inherit;
  }
`;

/** Takes the chevron's place, so that the words keep their room. */
export const Clear = styled(InnerButton)`
  position: absolute;
  top: 50%;
  right: 8px;
  margin: -10px 0 0;
  color: inherit;
  z-index: 1;
`;

export const Positioner = styled(Select.Positioner)`
  z-index: var(--z-popover);
  outline: none;
`;

export const Popup = styled(Select.Popup)`
  ${popupSurface}
  ${popupMotion}
  min-width: var(--anchor-width);
  max-width: min(var(--available-width), 420px);
`;

export const List = styled(Select.List)`
  ${popupList}
`;

export const Row = styled(Select.Item)`
  ${popupRow}
`;

export const RowText = styled(Select.ItemText)`
  ${rowText}
`;

export const RowNote = styled.span`
  ${rowNote}
`;

export const Nothing = styled.div`
  padding: 8px;
  font-size: var(--fs-13);
  color: var(--text-3);
`;
