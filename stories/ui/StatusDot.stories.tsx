import preview from '../../.storybook/preview.tsx';
import { StatusDot } from '../../src/components/ui/StatusDot/StatusDot.tsx';
import { Row } from './layout.tsx';

const meta = preview.meta({ title: 'ui/StatusDot', component: StatusDot, args: { children: '在读', tone: 'success' } });

export const Default = meta.story();
export const Playground = meta.story({ args: { children: '待上课', tone: 'neutral', ring: true } });

export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <Row>
      <StatusDot tone="success">在读</StatusDot>
      <StatusDot tone="brand">上课中</StatusDot>
      <StatusDot tone="warning">停课</StatusDot>
      <StatusDot tone="danger">未点名</StatusDot>
      <StatusDot tone="info">试听</StatusDot>
      <StatusDot ring>待上课</StatusDot>
      <StatusDot>已结课</StatusDot>
    </Row>
  ),
});
