import { CloudAlert, FileQuestionMark, Inbox, Lock, SearchX, Wrench, WifiOff } from 'lucide-react';

export type ResultKind = '403' | '404' | '500' | 'offline' | 'no-data' | 'no-result' | 'maintenance';

interface KindText {
  title: string;
  description: string;
  icon: typeof Inbox;
  /** alert interrupts, status waits its turn. */
  role: 'alert' | 'status';
}

export const resultKinds: Record<ResultKind, KindText> = {
  '403': { title: '您没有查看此页的权限', description: '如需使用，请联系管理员开通。', icon: Lock, role: 'alert' },
  '404': {
    title: '页面不存在',
    description: '地址可能已变更，或内容已被删除。',
    icon: FileQuestionMark,
    role: 'status',
  },
  '500': { title: '系统异常', description: '不是您的操作问题，请稍后重试。', icon: CloudAlert, role: 'alert' },
  offline: { title: '网络已断开', description: '联网后自动恢复，您填写的内容还在。', icon: WifiOff, role: 'alert' },
  'no-data': { title: '暂无数据', description: '', icon: Inbox, role: 'status' },
  'no-result': {
    title: '没有符合条件的结果',
    description: '换一个关键词，或清除筛选条件。',
    icon: SearchX,
    role: 'status',
  },
  maintenance: { title: '系统维护中', description: '维护结束后即可使用，数据不受影响。', icon: Wrench, role: 'status' },
};

/** Seconds before the n-th automatic retry (n from 0): 5, 10, 20, 40, then 60. */
export function backoffSeconds(attempt: number): number {
  return Math.min(60, 5 * 2 ** Math.max(0, attempt));
}
