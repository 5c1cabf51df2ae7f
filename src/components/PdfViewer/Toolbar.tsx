import { ChevronLeft, ChevronRight, Download, RotateCcw, ZoomIn, ZoomOut } from 'lucide-react';
import type { MouseEvent } from 'react';
import { PageNumberBox } from './PageNumberBox.tsx';
import { Bar, BarButton, Count, Percent, Rule } from './Toolbar.styles.ts';
import type { PdfViewerState } from './usePdfViewer.ts';
import { useRoving } from './useRoving.ts';

// A press with the mouse leaves the focus where it is: the arrow keys then still turn pages.
const keepFocus = (event: MouseEvent) => event.preventDefault();

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The floating bar: page, zoom, and saving for those who may. Renders a `<div role="toolbar">`. */
export function Toolbar({ viewer, maySaveImage }: { viewer: PdfViewerState; maySaveImage: boolean }) {
  const { labels, page, pages, percent, turn } = viewer;
  const tools = [
    {
      name: 'previous',
      label: labels.previous,
      Icon: ChevronLeft,
      off: page <= 1,
      run: () => turn('previous', 'button'),
    },
    { name: 'next', label: labels.next, Icon: ChevronRight, off: page >= pages, run: () => turn('next', 'button') },
    { name: 'zoomOut', label: labels.zoomOut, Icon: ZoomOut, off: !viewer.mayZoomOut, run: viewer.zoomOut },
    { name: 'zoomIn', label: labels.zoomIn, Icon: ZoomIn, off: !viewer.mayZoomIn, run: viewer.zoomIn },
    { name: 'reset', label: labels.resetZoom, Icon: RotateCcw, off: false, run: viewer.resetZoom },
    { name: 'save', label: labels.saveImage, Icon: Download, off: viewer.shownPage === null, run: viewer.save },
  ].map((tool) => ({ ...tool, off: tool.off || pages === 0 }));
  const on = tools.filter((tool) => !tool.off).map((tool) => tool.name);
  const { onKeyDown, tool } = useRoving(pages === 0 ? on : [...on.slice(0, 1), 'page', ...on.slice(1)]);

  const button = (name: string, wideOnly = false) => {
    const found = tools.find((one) => one.name === name);
    if (!found) return null;
    const { label, Icon, off, run } = found;
    return (
      <BarButton
        type="button"
        aria-label={label}
        title={label}
        disabled={off}
        onClick={run}
        onMouseDown={keepFocus}
        data-wide-only={wideOnly || undefined}
        {...tool(name)}
      >
        <Icon {...icon} />
      </BarButton>
    );
  };
  return (
    <Bar role="toolbar" aria-label={labels.toolbar} onKeyDown={onKeyDown}>
      {button('previous')}
      <PageNumberBox
        label={labels.pageBox}
        page={page}
        pages={pages}
        onGo={(to) => turn({ to }, 'input')}
        tool={tool('page')}
      />
      <Count>/ {pages === 0 ? '–' : pages}</Count>
      {button('next')}
      <Rule />
      {button('zoomOut')}
      <Percent>{percent}</Percent>
      {button('zoomIn')}
      <Rule data-wide-only="" />
      {button('reset', true)}
      {maySaveImage && button('save')}
    </Bar>
  );
}
