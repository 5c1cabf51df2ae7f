import { mergeAttributes, Node } from '@tiptap/core';
import { safeImageSrc } from '../safeUrls.ts';

/** A picture on a line of its own. */
export const ImageNode = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes() {
    return { src: { default: '' }, alt: { default: '' } };
  },
  parseHTML() {
    return [{ tag: 'img[src]', getAttrs: (image) => (safeImageSrc(image.getAttribute('src') ?? '') ? null : false) }];
  },
  renderHTML({ HTMLAttributes }) {
    return ['img', mergeAttributes(HTMLAttributes)];
  },
});
