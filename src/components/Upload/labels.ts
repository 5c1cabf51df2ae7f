import { uploadingText } from '../../kit/texts.ts';

/** Every word of the uploader but the reasons of refusals; pass part of it as `labels` to change some. */
export interface UploadLabels {
  choose: string;
  chooseFolder: string;
  /** While files hang over it. */
  letGo: string;
  full: (count: number) => string;
  waiting: string;
  uploading: string;
  pausedByUser: string;
  pausedOffline: string;
  done: string;
  existing: string;
  failed: string;
  failedReason: string;
  pause: string;
  resume: string;
  retry: string;
  cancel: string;
  remove: string;
  sort: string;
  view: string;
  pauseAll: string;
  resumeAll: string;
  cancelAll: string;
  retryAll: string;
  failedList: string;
  total: string;
  doneOf: (done: number, count: number) => string;
  failedCount: (count: number) => string;
  refused: (count: number) => string;
  /** Live texts for screen readers. */
  heard: {
    added: (count: number) => string;
    done: (name: string) => string;
    failed: (name: string, reason: string) => string;
    paused: (name: string) => string;
    offline: string;
    online: string;
    removed: (name: string) => string;
    moved: (name: string, place: number, count: number) => string;
    allDone: (count: number) => string;
  };
}

export const defaultLabels: UploadLabels = {
  choose: '点击选择文件，或拖到此处',
  chooseFolder: '选择文件夹',
  letGo: '松开即可上传',
  full: (count) => `已达到 ${count} 个文件的上限`,
  waiting: '等待上传',
  uploading: uploadingText,
  pausedByUser: '已暂停',
  pausedOffline: '网络已断开，恢复后自动继续',
  done: '上传完成',
  existing: '文件已存在，已直接引用',
  failed: '上传失败',
  failedReason: '上传失败，请重试',
  pause: '暂停',
  resume: '继续',
  retry: '重试',
  cancel: '取消',
  remove: '移除',
  sort: '调整顺序',
  view: '查看',
  pauseAll: '全部暂停',
  resumeAll: '全部继续',
  cancelAll: '全部取消',
  retryAll: '全部重试',
  failedList: '下载失败清单',
  total: '总进度',
  doneOf: (done, count) => `已完成 ${done} / ${count}`,
  failedCount: (count) => `${count} 个失败`,
  refused: (count) => `${count} 个文件未添加`,
  heard: {
    added: (count) => `已添加 ${count} 个文件`,
    done: (name) => `${name} 上传完成`,
    failed: (name, reason) => `${name} 上传失败：${reason}`,
    paused: (name) => `${name} 已暂停`,
    offline: '网络已断开，上传已暂停',
    online: '网络已恢复，继续上传',
    removed: (name) => `已移除 ${name}`,
    moved: (name, place, count) => `${name} 移到第 ${place} 位，共 ${count} 个`,
    allDone: (count) => `${count} 个文件全部上传完成`,
  },
};
