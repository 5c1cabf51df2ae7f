import { Tree } from 'antd';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { makeNodes, type Node } from '../lib/nodes.ts';
import { offer, rootElement, scrollBy } from '../lib/step.ts';

interface TheirNode {
  key: string;
  title: string;
  children: TheirNode[];
}
const theirs = (node: Node): TheirNode => ({ key: node.id, title: node.label, children: node.children.map(theirs) });
const treeData = makeNodes().map(theirs);
const list = () => document.querySelector('.ant-tree-list-holder');
offer({
  mount: () =>
    flushSync(() =>
      createRoot(rootElement()).render(
        <Tree treeData={treeData} checkable defaultExpandAll height={600} style={{ width: 400 }} />,
      ),
    ),
  steps: {
    scrollDown: () => scrollBy(list(), 400, 60),
    toTheTop: () => scrollBy(list(), -10_000_000, 1),
    checkCampus: () => document.querySelector<HTMLElement>('.ant-tree-checkbox')?.click(),
  },
  seen: {
    mount: () => document.querySelector('.ant-tree-title')?.textContent ?? '',
    checkCampus: () => {
      const boxes = [...document.querySelectorAll('.ant-tree-list-holder .ant-tree-checkbox')];
      return String(boxes.every((box) => box.classList.contains('ant-tree-checkbox-checked')));
    },
  },
});
