import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { RoleGate } from '../../src/components/gates/RoleGate.tsx';
import { Button } from '../../src/components/ui/Button/Button.tsx';
import { StoryKit } from '../../src/testing/StoryKit.tsx';

const meta = preview.meta({
  title: 'components/gates/RoleGate',
  component: RoleGate,
  args: { roles: ['4', '5'], children: <Button>新建排课</Button> },
});

/** 林娜 is 教务 (role id 4): the button is there. */
export const Held = meta.story({
  decorators: [(Story) => <StoryKit as="operator">{Story()}</StoryKit>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '新建排课' })).toBeVisible();
  },
});

/** 王敏 is 老师: nothing stands in its place. */
export const Missing = meta.story({
  decorators: [
    (Story) => (
      <StoryKit as="teacher">
        <p>王敏看不到按钮：{Story()}</p>
      </StoryKit>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** The fallback is told what is missing. */
export const WithReason = meta.story({
  args: { fallback: ({ roles }) => <p>需要角色编号：{roles?.join('、')}</p> },
  decorators: [(Story) => <StoryKit as="teacher">{Story()}</StoryKit>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('需要角色编号：4、5')).toBeVisible();
  },
});
