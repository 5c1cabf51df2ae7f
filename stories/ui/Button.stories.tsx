import { ChevronDown, MoreHorizontal, Plus, Upload } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/components/ui/Button/Button.tsx';
import { ButtonLink } from '../../src/components/ui/Button/ButtonLink.tsx';
import { IconButton } from '../../src/components/ui/IconButton/IconButton.tsx';
import { Row, Rows } from './layout.tsx';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

const meta = preview.meta({ title: 'ui/Button', component: Button, args: { children: '新建排课', onClick: fn() } });

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '新建排课' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

export const Playground = meta.story({ args: { variant: 'primary', size: 'm', icon: <Plus {...icon} /> } });

export const Variants = meta.story({
  tags: ['visual'],
  render: () => (
    <Rows>
      <Row>
        <Button variant="primary">新建排课</Button>
        <Button>导出</Button>
        <Button variant="quiet">取消</Button>
        <Button variant="text">查看全部</Button>
        <Button variant="danger-quiet">停用</Button>
        <Button variant="danger">取消课次</Button>
        <ButtonLink href="#member">学员列表</ButtonLink>
      </Row>
      <Row>
        <Button variant="primary" icon={<Plus {...icon} />}>
          新增学员
        </Button>
        <Button icon={<Upload {...icon} />} iconEnd={<ChevronDown {...icon} />}>
          导入
        </Button>
        <IconButton label="更多" variant="default" icon={<MoreHorizontal {...icon} />} />
        <IconButton label="更多操作" icon={<MoreHorizontal {...icon} />} />
      </Row>
      <Row>
        <Button variant="primary" disabled>
          新建排课
        </Button>
        <Button disabled>导出</Button>
        <Button variant="text" disabled>
          查看全部
        </Button>
      </Row>
    </Rows>
  ),
});

export const Sizes = meta.story({
  render: () => (
    <Row>
      <Button size="s">小 28</Button>
      <Button size="m">中 32</Button>
      <Button size="l">大 40</Button>
      <Button size="xl" variant="primary">
        手机主按钮 48
      </Button>
    </Row>
  ),
});

export const Loading = meta.story({
  args: { variant: 'primary', loading: true, children: '保存', loadingText: '保存中' },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: '保存中' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const SaysWhyItCannotWorkYet = meta.story({
  args: { children: '点名', disabledReason: '18:00 起可点名' },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: '点名' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('18:00 起可点名');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const Block = meta.story({ args: { block: true, size: 'xl', variant: 'primary', children: '登录' } });
