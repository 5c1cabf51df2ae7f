import styled from 'styled-components';
import { cellStyles } from './cells.styles.ts';
import { rowStyles } from './rows.styles.ts';
import { widgetStyles } from './widgets.styles.ts';

/**
 * The one scroller of both ways. Rows and cells are plain elements styled from here: hundreds of them come and go while
 * scrolling. No row makes a stacking context, so a merged cell can lie over the rows below its own.
 */
export const Scroller = styled.div`
  position: relative;
  isolation: isolate;
  flex: 0 1 auto;
  min-height: 0;
  overflow: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: thin;
  [data-fill] > * > & {
    flex: 1;
  }
  .dt-grid {
    position: relative;
    min-width: 100%;
  }
  --fade: rgb(22 31 42 / 0.08);
  [data-theme='dark'] & {
    --fade: rgb(0 0 0 / 0.4);
  }
  ${rowStyles}
  ${cellStyles}
  ${widgetStyles}
`;
