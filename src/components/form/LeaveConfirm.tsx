import { Confirm } from '../ui/Confirm/Confirm.tsx';
import type { LeaveGuard } from './useLeaveGuard.ts';

export interface LeaveConfirmProps {
  guard: LeaveGuard;
  /** What has not been saved: 排课. @default '填写的内容' */
  what?: string | undefined;
  /** What is typed stays as a draft. @default false */
  drafted?: boolean | undefined;
}

/** Asks before a form is left with unsaved input. Renders a `Confirm`. */
export function LeaveConfirm({ guard, what = '填写的内容', drafted = false }: LeaveConfirmProps) {
  return (
    <Confirm
      open={guard.asked}
      onOpenChange={(open) => {
        if (!open) guard.stay();
      }}
      title="离开此页？"
      description={
        drafted ? `${what}还没有保存。已填写的内容存为草稿，下次打开可以继续。` : `${what}还没有保存，离开后将丢失。`
      }
      confirmLabel="离开"
      cancelLabel="继续填写"
      onConfirm={guard.leave}
    />
  );
}
