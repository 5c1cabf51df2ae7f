/** Every word of the image viewer; pass part of it as `labels` to change some. */
export interface ImageViewerLabels {
  /** Name of the dialog. */
  viewer: string;
  close: string;
  toolbar: string;
  previous: string;
  next: string;
  zoomOut: string;
  zoomIn: string;
  turnLeft: string;
  turnRight: string;
  flipLeftRight: string;
  flipTopBottom: string;
  whole: string;
  /** The button shows 1:1, so its name holds it. */
  realSize: string;
  download: string;
  loading: string;
  failed: string;
  retry: string;
  none: string;
  downloadFailed: string;
  /** Said when saving is refused (product.md 8; ASCII commas). */
  blocked: string;
  tampered: string;
  reopen: string;
  /** Live text for screen readers. */
  pictureOf: (number: number, count: number, caption: string) => string;
}

export const defaultLabels: ImageViewerLabels = {
  viewer: '查看图片',
  close: '关闭',
  toolbar: '图片工具',
  previous: '上一张',
  next: '下一张',
  zoomOut: '缩小',
  zoomIn: '放大',
  turnLeft: '向左旋转',
  turnRight: '向右旋转',
  flipLeftRight: '左右翻转',
  flipTopBottom: '上下翻转',
  whole: '适应窗口',
  realSize: '实际大小 1:1',
  download: '下载图片',
  loading: '加载中...',
  failed: '图片加载失败',
  retry: '重试',
  none: '没有可查看的图片',
  downloadFailed: '图片没有下载成功，请重试',
  blocked: '对不起,您不能保存此图片,谢谢您的理解和支持',
  tampered: '水印被改动，图片已停止显示',
  reopen: '重新打开',
  pictureOf: (number, count, caption) => `第 ${number} 张，共 ${count} 张：${caption}`,
};
