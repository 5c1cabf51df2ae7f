import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useKit, useNavigation, useSession } from '../kit/context.ts';

interface DraftOptions {
  /** Tells several forms of one page apart. @default '' */
  name?: string;
  /** What was typed, or null while there is nothing worth keeping. Must survive JSON. */
  read: () => unknown;
}

export interface Draft {
  /** What an expired session left behind on this page, for the same user: 已恢复未保存的内容 [保留] [放弃]. */
  readonly found: unknown;
  /** 保留 or 放弃: either way it is not offered again. */
  settle: () => void;
}

/** Keeps a half-typed form over an expired session (code 2). Another user never sees it. */
export function useDraft({ name = '', read }: DraftOptions): Draft {
  const { drafts } = useKit();
  const { pathname } = useNavigation();
  const uid = useSession((state) => state.uid);
  const full = name ? `${pathname}#${name}` : pathname;
  const current = useEffectEvent(read);
  useEffect(() => drafts.register(full, () => current()), [drafts, full]);
  const [settled, setSettled] = useState(false);
  const [found] = useState(() => drafts.find(uid, full));
  const settle = useCallback(() => {
    drafts.drop(uid, full);
    setSettled(true);
  }, [drafts, uid, full]);
  return { found: settled ? undefined : found, settle };
}
