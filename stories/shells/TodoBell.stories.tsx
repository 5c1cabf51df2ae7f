import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { TodoBell } from '../../src/components/shells/parts/TodoBell.tsx';
import { StoryKit } from '../../src/testing/StoryKit.tsx';
import { todos } from './shellFixtures.tsx';

const meta = preview.meta({
  title: 'shells/TodoBell',
  component: TodoBell,
  args: { count: 4, todos, allHref: '/layout/dashboard?tab=todo', onNavigate: fn(), onOpen: fn() },
  decorators: [
    (Story) => (
      <StoryKit>
        <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 420, padding: 8 }}>{Story()}</div>
      </StoryKit>
    ),
  ],
});

/** Pictures show the list, not where a play has left the focus. */
const letGo = () => (document.activeElement as HTMLElement | null)?.blur();

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '待办，4 项' }));
    await waitFor(() => expect(screen.getByRole('list', { name: '待办' })).toBeVisible());
    await expect(args.onOpen).toHaveBeenCalledOnce();
    letGo();
  },
});

export const Playground = meta.story({});

export const Empty = meta.story({
  tags: ['visual'],
  args: { count: 0, todos: { state: 'ready', data: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '待办' }));
    await waitFor(() => expect(screen.getByText('没有待办')).toBeVisible());
    letGo();
  },
});

export const Failed = meta.story({
  tags: ['visual'],
  args: { todos: { state: 'error', error: { text: '网络连接不可用，请检查后重试' }, retry: fn() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '待办，4 项' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '重试' })).toBeVisible());
    letGo();
  },
});

export const Loading = meta.story({
  args: { todos: { state: 'pending' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '待办，4 项' }));
    await expect(await screen.findByRole('status')).toBeInTheDocument();
  },
});

export const Phone = Default.extend({ globals: { viewport: { value: 'phone' } } });

export const Dark = Default.extend({ globals: { theme: 'dark' } });

export const Orange = Default.extend({ globals: { brand: 'orange' } });
