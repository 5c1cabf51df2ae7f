import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { HostFactsProvider } from '../../../src/components/shells/hostFacts.ts';
import { checkUser, type CompBaseInfo } from '../../../src/contract/login.ts';
import { IndexScreen } from '../../../src/features/account/IndexScreen.tsx';
import { mock } from '../../../src/testing/mock.ts';
import { StoryKit } from '../../../src/testing/StoryKit.tsx';
import { chenguang, child, choosing, company, platform, qihang, role, server } from './accountFixtures.ts';

const host = { pages: new Set(['Index', 'ClassSchedule']), askedFor: null, back: () => {} };

const meta = preview.meta({
  title: 'features/account/Chooser',
  component: IndexScreen,
  // One frame a story: a screen fills its window and has a session of its own.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  beforeEach({ msw }) {
    msw.use(server.checked);
  },
});

function Chooser({ companies }: { companies: CompBaseInfo[] }) {
  return (
    <StoryKit as="anonymous" session={choosing(...companies)}>
      <HostFactsProvider value={host}>
        <IndexScreen />
      </HostFactsProvider>
    </StoryKit>
  );
}

const left = company('16', '晓星编程', [role('2', false, '已离职')]);
const nanhu = company('17', '南湖美术', [role('1')], { stuInfos: [child('88', '小雨', 'vip'), child('89', '小晴')] });
const expired = company('19', '北辰舞蹈', [role('5')], { state: 'expired' });
const toured = company('18', '江城科学馆', [role('0')]);
const branch = company('13', '晨光教育光谷店', [role('4')], { mainCompanyId: '12' });

export const Two = meta.story({
  render: () => <Chooser companies={[chenguang, platform]} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '选择身份' })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
});

export const Twelve = meta.story({
  render: () => (
    <Chooser
      companies={[
        { ...chenguang, children: [branch] },
        qihang,
        nanhu,
        left,
        expired,
        platform,
        toured,
        ...['青禾书画', '远山编程', '木铎国学'].map((name, i) => company(`3${i}`, name, [role('3')])),
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '小雨');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.clear(canvas.getByRole('searchbox'));
  },
});

export const TwelvePhone = Twelve.extend({ globals: { viewport: { value: 'phone' } }, play: async () => {} });

export const TwoChildren = meta.story({ render: () => <Chooser companies={[nanhu, platform]} /> });

export const OnlyTourist = meta.story({ render: () => <Chooser companies={[toured]} /> });

export const AllGrey = meta.story({
  render: () => (
    <Chooser companies={[left, company('20', '旧址机构', [role('4', false, '机构已停用')], { state: 'disabled' })]} />
  ),
  play: async ({ canvas }) => {
    for (const card of await canvas.findAllByRole('button', { name: /晓星编程|旧址机构/ })) {
      await expect(card).toHaveAttribute('aria-disabled', 'true');
    }
  },
});

export const Expired = meta.story({ render: () => <Chooser companies={[expired, chenguang]} /> });

export const LongNames = meta.story({
  tags: ['visual'],
  render: () => (
    <Chooser
      companies={[
        company('21', '武汉东湖新技术开发区晨光青少年机器人与人工智能教育培训学校有限公司', [
          role('5'),
          role('4'),
          role('2'),
        ]),
        nanhu,
      ]}
    />
  ),
});

export const PagesNotOpenYet = meta.story({
  render: () => <Chooser companies={[chenguang, nanhu]} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /家长 · 小雨/ }));
    await expect(await canvas.findByText('当前身份的页面即将开放，可切换到机构身份使用课表')).toBeVisible();
  },
});

export const Entering = meta.story({
  tags: ['visual'],
  beforeEach({ msw }) {
    msw.use(mock.never(checkUser));
  },
  render: () => <Chooser companies={[chenguang, qihang, platform]} />,
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('button', { name: /晨光教育/ });
    await userEvent.click(card);
    await expect(card).toHaveAttribute('aria-busy', 'true');
  },
});

export const Orange = Two.extend({ globals: { brand: 'orange' } });

export const Dark = Two.extend({ globals: { theme: 'dark' } });
