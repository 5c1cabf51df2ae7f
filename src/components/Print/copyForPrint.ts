import { rootClass } from '../../theme/GlobalStyle.tsx';

/** All rules of a page. Written out: rules that scripts inserted stand in no element that could be copied. */
function copyStyles(from: Document, to: Document): void {
  for (const sheet of [...from.styleSheets, ...from.adoptedStyleSheets]) {
    const owner = sheet.ownerNode;
    if (sheet.disabled) continue;
    if (owner instanceof HTMLLinkElement && new URL(owner.href, from.baseURI).origin !== from.defaultView?.origin) {
      // Of another site: its rules cannot be read, but fetched again.
      to.head.append(to.importNode(owner, true));
      continue;
    }
    const style = to.createElement('style');
    style.textContent = [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
    if (sheet.media.mediaText !== '') style.media = sheet.media.mediaText;
    to.head.append(style);
  }
}

/** What a clone leaves behind: drawings, and what was typed and chosen. */
function copyState(from: Element, to: Element): void {
  const canvases = [...to.querySelectorAll('canvas')];
  for (const [index, canvas] of [...from.querySelectorAll('canvas')].entries()) {
    const image = to.ownerDocument.createElement('img');
    image.src = canvas.toDataURL();
    image.className = canvas.className;
    image.style.cssText = `${canvas.style.cssText};width:${canvas.clientWidth}px;height:${canvas.clientHeight}px`;
    canvases[index]?.replaceWith(image);
  }
  const fields = [...to.querySelectorAll('input, textarea, select')];
  for (const [index, field] of [...from.querySelectorAll('input, textarea, select')].entries()) {
    const copy = fields[index];
    if (field instanceof HTMLInputElement) {
      copy?.setAttribute('value', field.value);
      copy?.toggleAttribute('checked', field.checked);
    } else if (field instanceof HTMLTextAreaElement && copy) copy.textContent = field.value;
    else if (field instanceof HTMLSelectElement) {
      for (const [place, option] of [...field.options].entries()) {
        copy?.querySelectorAll('option')[place]?.toggleAttribute('selected', option.selected);
      }
    }
  }
}

async function settled(document: Document): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"]')].filter(
    ({ sheet }) => !sheet,
  );
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  // What cannot be fetched must not keep the rest from the printer.
  await Promise.allSettled([
    ...links.map(
      async (link) =>
        new Promise((done) => {
          link.addEventListener('load', done);
          link.addEventListener('error', done);
        }),
    ),
    ...images.map(async (image) => image.decode()),
    document.fonts.ready,
  ]);
}

/** Copies one element with the styles of its page, in the light theme, into an empty frame. Resolves to the copy. */
export async function copyForPrint(
  element: HTMLElement,
  frame: HTMLIFrameElement,
  title: string,
): Promise<HTMLElement> {
  const to = frame.contentDocument;
  if (!to) throw new Error('[jiaowu] print: the frame has no document; is it attached to the page?');
  const from = element.ownerDocument;
  for (const { name, value } of from.documentElement.attributes) to.documentElement.setAttribute(name, value);
  to.documentElement.dataset.theme = 'light';
  to.documentElement.dataset.density = 'staff';
  to.title = title;
  const base = to.createElement('base');
  base.href = from.baseURI;
  to.head.append(base);
  copyStyles(from, to);
  const root = to.createElement('div');
  root.className = rootClass;
  const copy = to.importNode(element, true);
  copyState(element, copy);
  copy.setAttribute('data-print-sheet', '');
  root.append(copy);
  to.body.append(root);
  await settled(to);
  return copy;
}
