import type { PdfErrorKind } from './pdfError.ts';

/** Every word of the viewer; pass part of it as `labels` to change some. */
export interface PdfViewerLabels {
  loading: string;
  close: string;
  fullscreen: string;
  leaveFullscreen: string;
  stage: string;
  toolbar: string;
  previous: string;
  next: string;
  pageBox: string;
  zoomOut: string;
  zoomIn: string;
  resetZoom: string;
  saveImage: string;
  /** Said when saving, dragging or printing is refused (product.md 8; ASCII commas). */
  blocked: string;
  notPrintable: string;
  notCopyable: string;
  tampered: string;
  reopen: string;
  retry: string;
  pageFailed: (page: number) => string;
  /** Live text for screen readers. */
  pageOf: (page: number, pages: number) => string;
  errors: Record<PdfErrorKind, string>;
  passwordTitle: string;
  passwordField: string;
  passwordWrong: string;
  passwordOpen: string;
  cancel: string;
}

export const defaultLabels: PdfViewerLabels = {
  loading: '加载中...',
  close: '关闭',
  fullscreen: '全屏',
  leaveFullscreen: '退出全屏',
  stage: '页面',
  toolbar: '翻页与缩放',
  previous: '上一页',
  next: '下一页',
  pageBox: '页码',
  zoomOut: '缩小',
  zoomIn: '放大',
  resetZoom: '恢复 120%',
  saveImage: '保存图片',
  blocked: '对不起,您不能保存此图片,谢谢您的理解和支持',
  notPrintable: '本文档不支持打印',
  notCopyable: '本文档不支持复制',
  tampered: '水印被改动，文档已停止显示',
  reopen: '重新打开',
  retry: '重试',
  pageFailed: (page) => `第 ${page} 页无法显示`,
  pageOf: (page, pages) => `第 ${page} 页 / 共 ${pages} 页`,
  errors: {
    damaged: '文件已损坏，请联系作者',
    forbidden: '您没有查看此文档的权限',
    missing: '文档不存在或已被删除',
    offline: '网络连接不可用，请检查后重试',
    server: '文档服务暂时不可用，请稍后重试',
    unsupported: '当前浏览器无法打开此文档，请升级或更换浏览器',
    locked: '此文档已加密，输入密码后才能查看',
  },
  passwordTitle: '文档已加密',
  passwordField: '打开密码',
  passwordWrong: '密码不正确，请重新输入',
  passwordOpen: '打开文档',
  cancel: '取消',
};
