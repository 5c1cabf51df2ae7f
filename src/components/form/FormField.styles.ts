import styled, { css } from 'styled-components';
import { Field } from '../ui/Field/Field.tsx';

/** Scrolled to, it keeps clear of what sticks at the top and the foot of the page. */
const clear = css`
  scroll-margin: calc(var(--shell-top, 0px) + 64px) 0 112px;
`;

export const LabelledField = styled(Field)`
  ${clear}
`;

export const BareField = styled.div`
  ${clear}
  min-width: 0;
`;
