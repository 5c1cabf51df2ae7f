import StarterKit from '@tiptap/starter-kit';
import { readLink } from '../safeUrls.ts';
import { ImageNode } from './imageNode.ts';

/** What a document may hold: the elements of the sanitiser and no more. */
export function createExtensions() {
  return [
    StarterKit.configure({
      code: false,
      codeBlock: false,
      horizontalRule: false,
      heading: { levels: [2, 3] },
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        isAllowedUri: (url) => readLink(url) !== null,
        HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer', class: null },
      },
    }),
    ImageNode,
  ];
}
