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
  /** What waits there: a red count at the icon (bottom tabs). */
  count?: number | undefined;
  /** Families: only in the bottom tabs, or only in the top bar. @default both */
  only?: 'phone' | 'desktop' | undefined;
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

/** The institutions one works for. */
export interface InstitutionChoice {
  options: readonly { ids: string; name: string }[];
  /** `ids` of the identity in use. */
  value: string;
  onChange: (ids: string) => void;
}

/** A page of one's own in the person's menu: 用户中心. */
export interface PersonLink {
  label: string;
  href: string;
  /** lucide, 16 px. */
  icon?: ReactNode;
}

/** What the person's own menu can do. */
export interface PersonActions {
  onSwitchIdentity: () => void;
  onLogout: () => void;
  /** The other console, where the person may open it: 进入管理后台. */
  otherConsole?: { label: string; href: string } | undefined;
  /** Pages of one's own, between 切换身份 and 退出登录. */
  personLinks?: readonly PersonLink[] | undefined;
}

/** Called for a plain press on a link; a press with Ctrl, ⌘ or the middle button stays the browser's. */
export type Navigate = (href: string) => void;
