/** Product.md section 8. */
export const loadingText = '加载中...';
export const uploadingText = '上传中...';
