import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { Menu } from '../../ui/Menu/Menu.tsx';
import { BrandMark } from '../parts/BrandMark.tsx';
import { PersonMenu } from '../parts/PersonMenu.tsx';
import { ShellLink } from '../parts/ShellLink.tsx';
import { mainId, SkipLink } from '../parts/SkipLink.tsx';
import { Grow, Heard, Name, Short, TopButton, WideOnly } from '../parts/topBar.styles.ts';
import type { Navigate, PersonActions, ShellEntry, ShellPerson } from '../shellTypes.ts';
import { Frame, Head, Main, TopTabs } from './FamilyShell.styles.ts';

/** The child the page speaks of. */
export interface ChildChoice {
  /** Children of the signed-in person, in all institutions. */
  options: readonly { ids: string; name: string; institution: string; avatar: string }[];
  /** `ids` of the identity in use. */
  value: string;
  onChange: (ids: string) => void;
}

export interface FamilyShellProps extends PersonActions {
  /** 首页, 课程, 学习 (visitors 体系), 我的, each with its icon of 22 px. */
  entries: readonly ShellEntry[];
  /** null: a visitor who is not signed in. */
  person: ShellPerson | null;
  child?: ChildChoice | undefined;
  onNavigate: Navigate;
  /** Where 登录 leads a visitor. @default '/?mode=sms' */
  loginHref?: string | undefined;
  bars?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** Frame of the family pages: bottom tabs on a phone, a top bar from 768 px up. Renders header, nav and main. */
export function FamilyShell({
  entries,
  person,
  child,
  onNavigate,
  loginHref = '/?mode=sms',
  bars,
  children,
  ...actions
}: FamilyShellProps) {
  return (
    <Frame>
      <SkipLink />
      <Head>
        <Name as={ShellLink} href={entries[0]?.href ?? '/'} onNavigate={onNavigate} aria-label="教务">
          <BrandMark />
          <WideOnly>教务</WideOnly>
        </Name>
        {child ? <ChildSwitch {...child} /> : null}
        <TopTabs aria-label="主导航">
          {entries.map(({ key, label, href, current, icon }) => (
            <ShellLink key={key} href={href} current={current} onNavigate={onNavigate}>
              {icon}
              {label}
            </ShellLink>
          ))}
        </TopTabs>
        <Grow />
        {person ? (
          <PersonMenu {...actions} person={person} onNavigate={onNavigate} />
        ) : (
          <TopButton as={ShellLink} href={loginHref} onNavigate={onNavigate}>
            登录
          </TopButton>
        )}
      </Head>
      {bars}
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
    </Frame>
  );
}

function ChildSwitch({ options, value, onChange }: ChildChoice) {
  const chosen = options.find((option) => option.ids === value);
  if (!chosen) return null;
  const face = <Avatar name={chosen.name} src={chosen.avatar || undefined} decorative />;
  if (options.length === 1) {
    return (
      <TopButton as="span">
        {face}
        <Short>{chosen.name}</Short>
      </TopButton>
    );
  }
  return (
    <Menu
      aria-label="孩子"
      items={options.map((option) => ({
        key: option.ids,
        label: `${option.name} · ${option.institution}`,
        current: option.ids === value,
        onSelect: () => onChange(option.ids),
      }))}
      trigger={
        <TopButton type="button">
          <Heard>孩子：</Heard>
          {face}
          <Short>{chosen.name}</Short>
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
        </TopButton>
      }
    />
  );
}
