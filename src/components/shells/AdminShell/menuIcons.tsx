import {
  BookOpen,
  CalendarDays,
  ChartNoAxesColumn,
  ClipboardCheck,
  FolderOpen,
  Layers,
  LayoutDashboard,
  type LucideIcon,
  Megaphone,
  Settings,
  Square,
  Ticket,
  Users,
  Wallet,
} from 'lucide-react';
import { createElement } from 'react';

/** Icon of a first-level entry, by its words; the tree from the server carries none. */
const byName: ReadonlyMap<string, LucideIcon> = new Map([
  ['工作台', LayoutDashboard],
  ['招生', Megaphone],
  ['测评', ClipboardCheck],
  ['学员', Users],
  ['教务', CalendarDays],
  ['课程与课研', BookOpen],
  ['资源', FolderOpen],
  ['系列课与任务', Layers],
  ['财务', Wallet],
  ['营销', Ticket],
  ['报表', ChartNoAxesColumn],
  ['设置', Settings],
]);

export function MenuIcon({ name, size = 16 }: { name: string; size?: number | undefined }) {
  return createElement(byName.get(name) ?? Square, { size, strokeWidth: 1.75, 'aria-hidden': true });
}
