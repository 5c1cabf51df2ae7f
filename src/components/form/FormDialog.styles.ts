import styled from 'styled-components';
import { FormFrame } from './FormFrame.tsx';

export const Fields = styled(FormFrame)`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding-bottom: 12px;
` as typeof FormFrame;
