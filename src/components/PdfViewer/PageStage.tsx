import { ChevronLeft, ChevronRight, ShieldAlert } from 'lucide-react';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { Box, Scroller, SideKey, Stage } from './PageStage.styles.ts';
import { Notice } from './PdfViewer.styles.ts';
import { StagePanel } from './StagePanel.tsx';
import type { PdfViewerState } from './usePdfViewer.ts';

const icon = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const;

const sideKey = {
  type: 'button',
  'aria-hidden': true,
  tabIndex: -1,
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
} as const;

interface PageStageProps {
  viewer: PdfViewerState;
  copyable: boolean;
  /** The floating bar. */
  children: ReactNode;
}

/** The paper on its desk, with what floats above it. */
export function PageStage({ viewer, copyable, children }: PageStageProps) {
  const { stageRef, boxRef, canvasRef, textRef, box, page, pages, labels, turn, notice, document: state } = viewer;
  const paper: CSSProperties & Record<'--total-scale-factor', number> = {
    width: box?.width,
    height: box?.height,
    '--total-scale-factor': box?.textScale ?? 1,
  };
  const TextHost = state.status === 'ready' ? state.pdf.reader.TextHost : null;
  const stop = state.status === 'locked' || state.status === 'error' || viewer.tampered || viewer.failure !== null;
  return (
    <Stage aria-busy={viewer.busy || state.status === 'loading'}>
      <Scroller ref={stageRef} tabIndex={0} aria-label={labels.stage}>
        <Box ref={boxRef} hidden={box === null || stop} data-copyable={copyable || undefined} style={paper}>
          <div ref={canvasRef} />
          {TextHost && <TextHost ref={textRef} />}
        </Box>
      </Scroller>
      {pages > 1 && (
        <>
          <SideKey {...sideKey} data-side="left" disabled={page <= 1} onClick={() => turn('previous', 'button')}>
            <ChevronLeft {...icon} />
          </SideKey>
          <SideKey {...sideKey} data-side="right" disabled={page >= pages} onClick={() => turn('next', 'button')}>
            <ChevronRight {...icon} />
          </SideKey>
        </>
      )}
      <StagePanel viewer={viewer} />
      {notice && (
        <Notice role="alert" key={notice.id}>
          <ShieldAlert size={18} strokeWidth={1.75} aria-hidden />
          {notice.text}
        </Notice>
      )}
      {children}
    </Stage>
  );
}
