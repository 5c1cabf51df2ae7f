import { screen } from '@testing-library/react';
import { createRef, type ReactNode, type Ref } from 'react';
import { describe, expect, test } from 'vitest';
import { Alert } from '../../../src/components/ui/Alert/Alert.tsx';
import { Avatar } from '../../../src/components/ui/Avatar/Avatar.tsx';
import { Badge } from '../../../src/components/ui/Badge/Badge.tsx';
import { Button } from '../../../src/components/ui/Button/Button.tsx';
import { ButtonLink } from '../../../src/components/ui/Button/ButtonLink.tsx';
import { Card } from '../../../src/components/ui/Card/Card.tsx';
import { Checkbox } from '../../../src/components/ui/Checkbox/Checkbox.tsx';
import { Combobox } from '../../../src/components/ui/Combobox/Combobox.tsx';
import { Confirm } from '../../../src/components/ui/Confirm/Confirm.tsx';
import { Calendar } from '../../../src/components/ui/DateInput/Calendar.tsx';
import { DateInput } from '../../../src/components/ui/DateInput/DateInput.tsx';
import { Descriptions } from '../../../src/components/ui/Descriptions/Descriptions.tsx';
import { Dialog } from '../../../src/components/ui/Dialog/Dialog.tsx';
import { Drawer } from '../../../src/components/ui/Drawer/Drawer.tsx';
import { Empty } from '../../../src/components/ui/Empty/Empty.tsx';
import { Field } from '../../../src/components/ui/Field/Field.tsx';
import { IconButton } from '../../../src/components/ui/IconButton/IconButton.tsx';
import { Link } from '../../../src/components/ui/Link/Link.tsx';
import { Menu } from '../../../src/components/ui/Menu/Menu.tsx';
import { NumberInput } from '../../../src/components/ui/NumberInput/NumberInput.tsx';
import { Popover } from '../../../src/components/ui/Popover/Popover.tsx';
import { RadioGroup } from '../../../src/components/ui/RadioGroup/RadioGroup.tsx';
import { Result } from '../../../src/components/ui/Result/Result.tsx';
import { Segmented } from '../../../src/components/ui/Segmented/Segmented.tsx';
import { Select } from '../../../src/components/ui/Select/Select.tsx';
import { Skeleton, SkeletonGroup } from '../../../src/components/ui/Skeleton/Skeleton.tsx';
import { StatusDot } from '../../../src/components/ui/StatusDot/StatusDot.tsx';
import { Switch } from '../../../src/components/ui/Switch/Switch.tsx';
import { Tabs } from '../../../src/components/ui/Tabs/Tabs.tsx';
import { Tag } from '../../../src/components/ui/Tag/Tag.tsx';
import { TextArea } from '../../../src/components/ui/TextArea/TextArea.tsx';
import { TextInput } from '../../../src/components/ui/TextInput/TextInput.tsx';
import { TimeInput } from '../../../src/components/ui/TimeInput/TimeInput.tsx';
import { ToastRegion } from '../../../src/components/ui/Toast/ToastRegion.tsx';
import { createToastStore } from '../../../src/kit/toastStore.ts';
import { Tooltip } from '../../../src/components/ui/Tooltip/Tooltip.tsx';
import { failOnConsoleError, render } from './setup.tsx';

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
