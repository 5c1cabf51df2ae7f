import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Tree } from '../../src/components/ui/Tree/Tree.tsx';
import type { TreeNode } from '../../src/components/ui/Tree/treeTypes.ts';
import { GlobalStyle } from '../../src/theme/GlobalStyle.tsx';
import { Kit } from '../lib/Kit.tsx';
import { makeNodes, type Node } from '../lib/nodes.ts';
import { offer, rootElement, scrollBy } from '../lib/step.ts';

const ours = (node: Node): TreeNode => ({ key: node.id, label: node.label, children: node.children.map(ours) });
const nodes = makeNodes().map(ours);
const items = () => [...document.querySelectorAll('[role="treeitem"]')];
const scroller = () => {
  let element = document.querySelector('[role="treeitem"]')?.parentElement ?? null;
  while (element && element.scrollHeight <= element.clientHeight) element = element.parentElement;
  return element;
};
offer({
  mount: () =>
    flushSync(() =>
      createRoot(rootElement()).render(
        <Kit>
          <GlobalStyle />
          <Tree nodes={nodes} label="学员" checkable defaultExpanded="all" maxHeight={600} style={{ width: 400 }} />
        </Kit>,
      ),
    ),
  steps: {
    scrollDown: () => scrollBy(scroller(), 400, 60),
    toTheTop: () => scrollBy(scroller(), -10_000_000, 1),
    checkCampus: () =>
      items()[0]?.querySelector<HTMLElement>('[data-check], [role="checkbox"], input, span[data-state]')?.click(),
  },
  seen: {
    mount: () => items()[0]?.textContent ?? '',
    checkCampus: () => String(items().every((one) => one.getAttribute('aria-checked') === 'true')),
  },
});
