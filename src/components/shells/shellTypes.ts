import type { ReactNode } from 'react';

/** A place the navigation leads to. */
export interface ShellEntry {
  key: string;
  /** Same words as the page's title. */
  label: string;
  href: string;
  /** The page in view, or one that belongs to it. */
  current: boolean;
  icon?: ReactNode;
}

/** Who is signed in, as whom. */
export interface ShellPerson {
  name: string;
  /** Picture; '' shows the name's characters. */
  avatar: string;
  /** Badge: 老师, 校长, 家长 · 小雨. */
  role: string;
  institution: string;
}

/** The campus the shell stands at: the default of every list. */
export interface CampusChoice {
  /** The campuses one may see. With one only, no switch is shown. */
  options: readonly { id: string; name: string }[];
  /** null: 全部校区. */
  value: string | null;
  onChange: (campusId: string | null) => void;
}

/** What the person's own menu can do. */
export interface PersonActions {
  onSwitchIdentity: () => void;
  onLogout: () => void;
  /** The other console, where the person may open it: 进入管理后台. */
  otherConsole?: { label: string; href: string } | undefined;
}

/** Called for a plain press on a link; a press with Ctrl, ⌘ or the middle button stays the browser's. */
export type Navigate = (href: string) => void;
