import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

const Turning = styled(LoaderCircle)`
  flex: none;
  animation: jiaowu-spin 900ms linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

/** A turning ring inside a control that is working (never a page of its own: pages show skeletons). Decorative. */
export function Spinner(props: ComponentProps<typeof LoaderCircle>) {
  return <Turning size={16} strokeWidth={1.75} aria-hidden {...props} />;
}
