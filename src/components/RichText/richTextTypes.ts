/** What a person did: wrote, pasted or dropped, used a tool, set a link, put in or described a picture, undid. */
export type RichTextReason = 'input' | 'paste' | 'format' | 'link' | 'image' | 'undo';

export interface RichTextDetails {
  reason: RichTextReason;
}
