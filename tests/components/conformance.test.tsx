import { screen } from '@testing-library/react';
import { createRef, type ReactNode, type Ref } from 'react';
import { describe, expect, test } from 'vitest';
import { Alert } from '../../src/components/ui/Alert/Alert.tsx';
import { Avatar } from '../../src/components/ui/Avatar/Avatar.tsx';
import { Badge } from '../../src/components/ui/Badge/Badge.tsx';
import { Button } from '../../src/components/ui/Button/Button.tsx';
import { ButtonLink } from '../../src/components/ui/Button/ButtonLink.tsx';
import { Card } from '../../src/components/ui/Card/Card.tsx';
import { Checkbox } from '../../src/components/ui/Checkbox/Checkbox.tsx';
import { Combobox } from '../../src/components/ui/Combobox/Combobox.tsx';
import { Confirm } from '../../src/components/ui/Confirm/Confirm.tsx';
import { Calendar } from '../../src/components/ui/DateInput/Calendar.tsx';
import { DateInput } from '../../src/components/ui/DateInput/DateInput.tsx';
import { Descriptions } from '../../src/components/ui/Descriptions/Descriptions.tsx';
import { Dialog } from '../../src/components/ui/Dialog/Dialog.tsx';
import { Drawer } from '../../src/components/ui/Drawer/Drawer.tsx';
import { Empty } from '../../src/components/ui/Empty/Empty.tsx';
import { Field } from '../../src/components/ui/Field/Field.tsx';
import { IconButton } from '../../src/components/ui/IconButton/IconButton.tsx';
import { Link } from '../../src/components/ui/Link/Link.tsx';
import { Menu } from '../../src/components/ui/Menu/Menu.tsx';
import { NumberInput } from '../../src/components/ui/NumberInput/NumberInput.tsx';
import { Popover } from '../../src/components/ui/Popover/Popover.tsx';
import { RadioGroup } from '../../src/components/ui/RadioGroup/RadioGroup.tsx';
import { Result } from '../../src/components/ui/Result/Result.tsx';
import { Segmented } from '../../src/components/ui/Segmented/Segmented.tsx';
import { Select } from '../../src/components/ui/Select/Select.tsx';
import { Skeleton, SkeletonGroup } from '../../src/components/ui/Skeleton/Skeleton.tsx';
import { StatusDot } from '../../src/components/ui/StatusDot/StatusDot.tsx';
import { Switch } from '../../src/components/ui/Switch/Switch.tsx';
import { Tabs } from '../../src/components/ui/Tabs/Tabs.tsx';
import { Tag } from '../../src/components/ui/Tag/Tag.tsx';
import { TextArea } from '../../src/components/ui/TextArea/TextArea.tsx';
import { TextInput } from '../../src/components/ui/TextInput/TextInput.tsx';
import { TimeInput } from '../../src/components/ui/TimeInput/TimeInput.tsx';
import { ToastRegion } from '../../src/components/ui/Toast/ToastRegion.tsx';
import { Breadcrumb } from '../../src/components/ui/Breadcrumb/Breadcrumb.tsx';
import { ContextMenu } from '../../src/components/ui/ContextMenu/ContextMenu.tsx';
import { Copy } from '../../src/components/ui/Copy/Copy.tsx';
import { DateRangePicker } from '../../src/components/ui/DateRangePicker/DateRangePicker.tsx';
import { DateText } from '../../src/components/ui/DateText/DateText.tsx';
import { Highlight } from '../../src/components/ui/Highlight/Highlight.tsx';
import { Hours } from '../../src/components/ui/Hours/Hours.tsx';
import { Kbd } from '../../src/components/ui/Kbd/Kbd.tsx';
import { Money } from '../../src/components/ui/Money/Money.tsx';
import { Pagination } from '../../src/components/ui/Pagination/Pagination.tsx';
import { Phone } from '../../src/components/ui/Phone/Phone.tsx';
import { Progress } from '../../src/components/ui/Progress/Progress.tsx';
import { ShortcutList } from '../../src/components/ui/ShortcutList/ShortcutList.tsx';
import { Spinner } from '../../src/components/ui/Spinner/Spinner.tsx';
import { SplitPane } from '../../src/components/ui/SplitPane/SplitPane.tsx';
import { Steps } from '../../src/components/ui/Steps/Steps.tsx';
import { TimeRange } from '../../src/components/ui/TimeRange/TimeRange.tsx';
import { Timeline } from '../../src/components/ui/Timeline/Timeline.tsx';
import { Tree } from '../../src/components/ui/Tree/Tree.tsx';
import { Statistic, StatisticRow } from '../../src/components/ui/Statistic/Statistic.tsx';
import { createToastStore } from '../../src/kit/toastStore.ts';
import { Tooltip } from '../../src/components/ui/Tooltip/Tooltip.tsx';
import { failOnConsoleError, render } from './ui/setup.tsx';

failOnConsoleError();

/** What every control takes beside its own props. */
interface Passed {
  ref: Ref<never>;
  className: string;
  style: { outlineOffset: string };
  title: string;
  'data-testid': string;
  'data-extra': string;
}

const nothing = () => undefined;
const options = [{ value: 'a', label: '甲' }];

const controls: Record<string, (passed: Passed) => ReactNode> = {
  Breadcrumb: (p) => <Breadcrumb {...p} items={[{ label: '学员列表' }]} />,
  ContextMenu: (p) => (
    <ContextMenu {...p} label="操作" items={[{ key: 'a', label: '改点名' }]}>
      课次
    </ContextMenu>
  ),
  Copy: (p) => <Copy {...p} text="DH260021" />,
  DateRangePicker: (p) => (
    <DateRangePicker {...p} aria-label="日" value={{ start: '', end: '' }} today="2026-09-21" onValueChange={nothing} />
  ),
  DateText: (p) => <DateText {...p} value="2026-09-21" />,
  'DateText of nothing': (p) => <DateText {...p} value={null} />,
  Highlight: (p) => <Highlight {...p} text="机器人" query="机" />,
  Hours: (p) => <Hours {...p} hundredths={200} />,
  Kbd: (p) => <Kbd {...p} keys="mod+k" />,
  Money: (p) => <Money {...p} fen={200} />,
  'Money of nothing': (p) => <Money {...p} fen={null} />,
  Pagination: (p) => <Pagination {...p} page={1} pageSize={20} total={99} onValueChange={nothing} />,
  Phone: (p) => <Phone {...p} number="138****0001" onReveal={async () => ''} />,
  'Phone of nobody': (p) => <Phone {...p} number="" />,
  Progress: (p) => <Progress {...p} value={40} label="导入" />,
  'Progress as a circle': (p) => <Progress {...p} shape="circle" value={null} label="导入" />,
  SplitPane: (p) => <SplitPane {...p} label="目录" first="目录" second="正文" />,
  Statistic: (p) => <Statistic {...p} label="可用" value="16.00" />,
  StatisticRow: (p) => <StatisticRow {...p} />,
  Steps: (p) => <Steps {...p} current={0} items={[{ key: 'a', title: '申请' }]} />,
  TimeRange: (p) => <TimeRange {...p} aria-label="时间" />,
  Timeline: (p) => <Timeline {...p} items={[{ key: 'a', time: '09-21', content: '已提交' }]} />,
  Tree: (p) => <Tree {...p} label="部门" nodes={[{ key: 'a', label: '教学部' }]} />,
  Avatar: (p) => <Avatar {...p} name="林小满" />,
  Badge: (p) => <Badge {...p} count={3} />,
  Button: (p) => <Button {...p}>保存</Button>,
  'Button with a reason': (p) => (
    <Button {...p} disabledReason="18:00 起可点名">
      点名
    </Button>
  ),
  ButtonLink: (p) => (
    <ButtonLink {...p} href="#a">
      去
    </ButtonLink>
  ),
  Calendar: (p) => <Calendar {...p} value="" today="2026-09-21" onSelect={nothing} />,
  Checkbox: (p) => <Checkbox {...p} aria-label="选" />,
  'Checkbox with words': (p) => <Checkbox {...p}>选</Checkbox>,
  Combobox: (p) => <Combobox {...p} aria-label="班" options={options} />,
  'Combobox for several': (p) => <Combobox {...p} multiple aria-label="班" options={options} />,
  DateInput: (p) => <DateInput {...p} aria-label="日" value="" today="2026-09-21" onValueChange={nothing} />,
  Descriptions: (p) => <Descriptions {...p} items={[{ label: '姓名', value: '林小满' }]} />,
  Field: ({ title: _title, ...p }) => (
    <Field {...p} title="通过" label="姓名">
      <TextInput />
    </Field>
  ),
  IconButton: (p) => <IconButton {...p} label="更多" icon={<svg aria-hidden />} tooltip={false} />,
  'IconButton with a tooltip': (p) => <IconButton {...p} label="更多" icon={<svg aria-hidden />} />,
  Link: (p) => (
    <Link {...p} href="#a">
      去
    </Link>
  ),
  NumberInput: (p) => <NumberInput {...p} aria-label="数" />,
  RadioGroup: (p) => <RadioGroup {...p} label="选一个" options={options} />,
  Segmented: (p) => <Segmented {...p} label="视图" options={options} />,
  Select: (p) => <Select {...p} aria-label="班" options={options} />,
  Skeleton: (p) => <Skeleton {...p} />,
  SkeletonGroup: (p) => <SkeletonGroup {...p} />,
  StatusDot: (p) => <StatusDot {...p}>在读</StatusDot>,
  Switch: (p) => <Switch {...p} aria-label="开" />,
  'Switch with words': (p) => <Switch {...p}>开</Switch>,
  Tabs: (p) => <Tabs {...p} items={options} />,
  Tag: (p) => <Tag {...p}>试听</Tag>,
  TextArea: (p) => <TextArea {...p} aria-label="备注" />,
  'TextArea with a count': (p) => <TextArea {...p} aria-label="备注" count />,
  TextInput: (p) => <TextInput {...p} aria-label="姓名" />,
  TimeInput: (p) => <TimeInput {...p} aria-label="时" value="" onValueChange={nothing} />,
};

/** `title` is a prop of their own there. */
const titled: Record<string, (passed: Omit<Passed, 'title'>) => ReactNode> = {
  Alert: (p) => <Alert {...p}>已保存</Alert>,
  Empty: (p) => <Empty {...p} />,
  Card: (p) => <Card {...p} title="基本信息" />,
  Confirm: (p) => (
    <Confirm {...p} open onOpenChange={nothing} title="取消？" confirmLabel="取消课次" onConfirm={nothing} />
  ),
  Dialog: (p) => <Dialog {...p} open onOpenChange={nothing} title="改名" />,
  Drawer: (p) => <Drawer {...p} open onOpenChange={nothing} title="课次" />,
  Menu: (p) => <Menu {...p} open trigger={<Button>更多</Button>} items={[{ key: 'a', label: '改点名' }]} />,
  Popover: (p) => (
    <Popover {...p} open trigger={<Button>筛选</Button>}>
      内容
    </Popover>
  ),
  Result: (p) => <Result {...p} kind="404" />,
  ShortcutList: (p) => <ShortcutList {...p} open groups={[]} />,
  Spinner: (p) => <Spinner {...p} />,
  ToastRegion: (p) => <ToastRegion {...p} toasts={createToastStore()} />,
};

function given() {
  const ref = createRef<never>();
  const rest = {
    ref,
    className: 'mine',
    style: { outlineOffset: '7px' },
    'data-testid': 'control',
    'data-extra': '1',
  };
  return { ref: ref as { current: HTMLElement | null }, rest };
}

async function conforms(ref: { current: HTMLElement | null }) {
  const control = await screen.findByTestId('control');
  expect(ref.current).toBe(control);
  expect(control.getAttribute('data-extra')).toBe('1');
  // A control of several elements wears class and style on its frame.
  const worn = document.querySelector<HTMLElement>('.mine');
  expect(document.querySelectorAll('.mine')).toHaveLength(1);
  expect(worn?.contains(control)).toBe(true);
  expect(worn?.style.outlineOffset).toBe('7px');
  return control;
}

/** Folders of the general controls; the component in each begins with its name. */
const folders = Object.keys(import.meta.glob('../../src/components/ui/*/*.tsx'))
  .map((path) => path.split('/').at(-2) ?? '')
  .filter((name) => name !== 'shared');

test('no control is left out', () => {
  const held = [...Object.keys(controls), ...Object.keys(titled), 'Tooltip'];
  expect(folders.length).toBeGreaterThan(50);
  expect(folders.filter((name) => !held.some((control) => control.startsWith(name)))).toEqual([]);
});

describe('ref, rest props, className, style and data-* reach', () => {
  test.each(Object.entries(controls))('%s', async (_name, element) => {
    const { ref, rest } = given();
    render(element({ ...rest, title: '通过' }));
    const control = await conforms(ref);
    expect(control.title).toBe('通过');
  });

  test.each(Object.entries(titled))('%s', async (_name, element) => {
    const { ref, rest } = given();
    render(element(rest));
    expect(await conforms(ref)).toBeDefined();
  });

  test('Tooltip', async () => {
    const { ref, rest } = given();
    render(
      <Tooltip {...rest} content="A102 · 容量 8" delay={0}>
        <Button>A102</Button>
      </Tooltip>,
    );
    screen.getByRole('button', { name: 'A102' }).focus();
    expect(await conforms(ref)).toBeDefined();
  });
});
