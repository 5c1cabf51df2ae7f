import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Breadcrumb } from '../../src/components/ui/Breadcrumb/Breadcrumb.tsx';

const meta = preview.meta({
  title: 'ui/Breadcrumb',
  component: Breadcrumb,
  args: { items: [{ label: '学员' }, { label: '学员列表', href: '#members' }, { label: '林小满' }] },
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('林小满')).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '学员列表' })).toHaveFocus();
  },
});

export const Playground = meta.story({ args: { max: 2 } });

export const Deep = meta.story({
  args: {
    items: ['教务', '课程', '机器人', 'L2', '第 5 课', '编辑'].map((label) => ({ label, href: `#${label}` })),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['教务', '第 5 课']);
    await userEvent.click(canvas.getByRole('button', { name: '更多上级页面' }));
    await expect(await screen.findByRole('menuitem', { name: '机器人' })).toHaveAttribute('href', '#机器人');
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Orange = meta.story({ globals: { brand: 'orange' } });
