/** `hash`: the server's sum differs from ours. `refused`: trying again would not help. `network`: it may. */
export type UploadErrorKind = 'hash' | 'refused' | 'network';

const words: Record<UploadErrorKind, string> = {
  hash: '文件校验未通过，请重试',
  refused: '服务器拒绝了此文件',
  network: '网络连接不可用，请检查后重试',
};

/** Why a file did not arrive. `text` is for the user, Chinese. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  readonly kind: UploadErrorKind;
  readonly text: string;

  constructor(kind: UploadErrorKind, text = words[kind], options?: ErrorOptions) {
    super(`[jiaowu] upload: ${kind}. ${text}`, options);
    this.kind = kind;
    this.text = text;
  }
}
