import {
  Download,
  FlipHorizontal2,
  FlipVertical2,
  type LucideIcon,
  Maximize,
  RotateCcw,
  RotateCw,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { Spinner } from '../ui/Spinner/Spinner.tsx';
import type { ImageCommand } from './imageKeys.ts';
import type { ImageViewerLabels } from './labels.ts';
import { Bar, BarButton, Percent, RealSize, Rule } from './Toolbar.styles.ts';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface ToolbarProps {
  labels: ImageViewerLabels;
  /** CSS px per pixel of the picture; null while there is none. */
  scale: number | null;
  mayZoomOut: boolean;
  mayZoomIn: boolean;
  mayDownload: boolean;
  saving: boolean;
  run: (command: ImageCommand | 'whole') => void;
}

/** The floating bar. Renders a `<div role="group">` of buttons; the arrow keys stay with the pictures. */
export function Toolbar({ labels, scale, mayZoomOut, mayZoomIn, mayDownload, saving, run }: ToolbarProps) {
  const off = scale === null;
  const button = (
    command: ImageCommand | 'whole',
    label: string,
    keys: string,
    Icon: LucideIcon | null,
    { disabled = off, wideOnly = false } = {},
  ) => (
    <BarButton
      type="button"
      aria-label={label}
      aria-keyshortcuts={keys || undefined}
      title={keys ? `${label}（${keys.replace('Shift+', 'Shift ')}）` : label}
      // Not `disabled`: the focus must not fall out of the bar at the end of a scale.
      aria-disabled={disabled || undefined}
      data-wide-only={wideOnly ? '' : undefined}
      onClick={disabled ? undefined : () => run(command)}
    >
      {command === 'save' && saving ? <Spinner /> : Icon ? <Icon {...icon} /> : <RealSize aria-hidden>1:1</RealSize>}
    </BarButton>
  );
  return (
    <Bar role="group" aria-label={labels.toolbar}>
      {button('zoomOut', labels.zoomOut, '-', ZoomOut, { disabled: !mayZoomOut })}
      <Percent data-wide-only="">{off ? '–' : `${Math.round(scale * 100)}%`}</Percent>
      {button('zoomIn', labels.zoomIn, '+', ZoomIn, { disabled: !mayZoomIn })}
      <Rule data-wide-only="" />
      {button('whole', labels.whole, '', Maximize)}
      {button('realSize', labels.realSize, '1', null)}
      <Rule data-wide-only="" />
      {button('turnLeft', labels.turnLeft, 'Shift+R', RotateCcw, { wideOnly: true })}
      {button('turnRight', labels.turnRight, 'R', RotateCw)}
      {/* The icons are named after their axis: a vertical one mirrors left and right. */}
      {button('flipLeftRight', labels.flipLeftRight, 'H', FlipVertical2)}
      {button('flipTopBottom', labels.flipTopBottom, 'V', FlipHorizontal2, { wideOnly: true })}
      {mayDownload ? (
        <>
          <Rule data-wide-only="" />
          {button('save', labels.download, '', Download, { disabled: off || saving })}
        </>
      ) : null}
    </Bar>
  );
}
