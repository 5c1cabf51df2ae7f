import { FileText, Maximize, Minimize, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './PdfViewer.styles.ts';
import { Heading, Key, Rule, Top, Words } from './Toolbar.styles.ts';
import type { PdfViewerState } from './usePdfViewer.ts';

interface TopBarProps {
  viewer: PdfViewerState;
  title: string;
  subtitle: ReactNode;
  actions: ReactNode;
  onClose: (() => void) | undefined;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Name of the document, full screen, close. Renders a `<header>`. */
export function TopBar({ viewer, title, subtitle, actions, onClose }: TopBarProps) {
  const { labels, fullscreen, toggleFullscreen } = viewer;
  const fullscreenLabel = fullscreen ? labels.leaveFullscreen : labels.fullscreen;
  return (
    <Top>
      <FileText {...icon} size={18} />
      <Heading>
        <div title={title}>{title}</div>
        {subtitle && <div>{subtitle}</div>}
      </Heading>
      {actions}
      <Button type="button" onClick={toggleFullscreen}>
        {fullscreen ? <Minimize {...icon} /> : <Maximize {...icon} />}
        <Words>{fullscreenLabel}</Words>
      </Button>
      {onClose && (
        <>
          <Rule data-wide-only="" />
          <Button type="button" onClick={onClose}>
            <X {...icon} />
            <Words>{labels.close}</Words>
            <Key aria-hidden>Esc</Key>
          </Button>
        </>
      )}
    </Top>
  );
}
