interface Item {
  paragraph: HTMLElement;
  level: number;
  ordered: boolean;
}

const levelPattern = /mso-list:[^;]*\blevel(\d)/i;
const orderedMarker = /^[\s\u00a0]*[(（]?(?:\d+|[a-z]{1,3}|[一二三四五六七八九十]+)[.)、）．]/i;

function itemOf(element: Element): Item | null {
  if (element.localName !== 'p') return null;
  const level = levelPattern.exec(element.getAttribute('style') ?? '')?.[1];
  if (level === undefined) return null;
  const marker = element.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
  return {
    paragraph: element as HTMLElement,
    level: Number(level),
    ordered: orderedMarker.test(marker?.textContent ?? ''),
  };
}

function newList(document: Document, item: Item): HTMLElement {
  return document.createElement(item.ordered ? 'ol' : 'ul');
}

/** Word and WPS write list items as paragraphs with a drawn marker; makes them lists again, nested by their level. */
export function rebuildLists(body: HTMLElement): void {
  const document = body.ownerDocument;
  let open: { list: HTMLElement; level: number }[] = [];
  let before: Element | null = null;
  for (const element of body.querySelectorAll('p')) {
    const item = itemOf(element);
    if (!item) continue;
    const follows = before !== null && element.previousElementSibling === before;
    if (!follows) open = [];
    while ((open.at(-1)?.level ?? 0) > item.level) open.pop();
    let last = open.at(-1);
    if (!last) {
      last = { list: newList(document, item), level: item.level };
      element.before(last.list);
      before = last.list;
      open = [last];
    } else if (last.level < item.level) {
      const inner = { list: newList(document, item), level: item.level };
      (last.list.lastElementChild ?? last.list).append(inner.list);
      open.push(inner);
      last = inner;
    }
    for (const marker of element.querySelectorAll('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')) {
      marker.remove();
    }
    const entry = document.createElement('li');
    entry.append(...element.childNodes);
    last.list.append(entry);
    element.remove();
  }
}
