import type { ComponentProps, ReactElement } from 'react';
import { Popover } from '../ui/Popover/Popover.tsx';
import { ExportPanel } from './ExportPanel.tsx';

interface ExportPopoverProps extends ComponentProps<typeof ExportPanel> {
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The panel on its button. */
export function ExportPopover({ trigger, open, onOpenChange, ...panel }: ExportPopoverProps) {
  return (
    <Popover
      align="end"
      trigger={trigger}
      open={open}
      onOpenChange={onOpenChange}
      title={`${panel.texts.title}${panel.name}`}
    >
      <ExportPanel {...panel} />
    </Popover>
  );
}
