import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Tag } from '../../src/components/ui/Tag/Tag.tsx';
import { Row } from './layout.tsx';

const meta = preview.meta({
  title: 'ui/Tag',
  component: Tag,
  args: { children: '试听' },
});

export const Default = meta.story();
export const Playground = meta.story({ args: { tone: 'warning', children: '课时不足' } });

export const Tones = meta.story({
  tags: ['visual'],
  render: () => (
    <Row>
      <Tag>常规</Tag>
      <Tag tone="brand">会员</Tag>
      <Tag tone="success">已到</Tag>
      <Tag tone="warning">课时不足</Tag>
      <Tag tone="danger">欠课 1.00</Tag>
      <Tag tone="info">试听</Tag>
    </Row>
  ),
});

export const Subjects = meta.story({
  render: () => (
    <Row>
      {Array.from({ length: 12 }, (_, i) => (
        <Tag key={i} subject={i + 1}>
          科目 {i + 1}
        </Tag>
      ))}
    </Row>
  ),
});

const remove = fn();
export const Removable = meta.story({
  render: () => (
    <Tag tone="brand" onRemove={remove} removeLabel="移除东湖校区">
      东湖校区
    </Tag>
  ),
  play: async ({ canvas, userEvent }) => {
    remove.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '移除东湖校区' }));
    await expect(remove).toHaveBeenCalledOnce();
  },
});
