import { Confirm } from '../../components/ui/Confirm/Confirm.tsx';
import type { useLeaveGuard } from './useLeaveGuard.ts';

/** Before the form is left with unsaved input. */
export function LeaveConfirm({ guard }: { guard: ReturnType<typeof useLeaveGuard> }) {
  return (
    <Confirm
      open={guard.leaving !== null}
      onOpenChange={(open) => {
        if (!open) guard.stay();
      }}
      title="离开此页？"
      description="排课还没有保存。已填写的内容存为草稿，下次打开可以继续。"
      confirmLabel="离开"
      cancelLabel="继续填写"
      onConfirm={guard.leave}
    />
  );
}
