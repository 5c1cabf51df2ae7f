import { LogOut, Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError } from '../../../api/ApiError.ts';
import { mainId, SkipLink } from '../../../components/shells/parts/SkipLink.tsx';
import { Alert } from '../../../components/ui/Alert/Alert.tsx';
import { Button } from '../../../components/ui/Button/Button.tsx';
import { Empty } from '../../../components/ui/Empty/Empty.tsx';
import { TextInput } from '../../../components/ui/TextInput/TextInput.tsx';
import type { Identity } from '../../../domain/identityTypes.ts';
import { useSession, useSessionActions } from '../../../kit/context.ts';
import { chooserGroups, searchFrom } from './chooserGroups.ts';
import { Column, GroupTitle, Head, List, LogoutPlace, Page, SearchRow, Titles } from './ChooserPage.styles.ts';
import { IdentityCard } from './IdentityCard.tsx';

export interface ChooserPageProps {
  /** Said above the cards: why the user is here. */
  notice: string | null;
  /** The identity is chosen and its rights are known. */
  onChosen: () => void;
}

/** Typing into a field is no choice. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** 选择身份: every hat of the user, those used last first. Keys 1–9 choose. */
export function ChooserPage({ notice, onChosen }: ChooserPageProps) {
  const identities = useSession((state) => state.identities);
  const current = useSession((state) => state.identity?.ids);
  const focus = useSession((state) => state.chooserFocus);
  const actions = useSessionActions();
  const [search, setSearch] = useState('');
  const [busy, setBusy] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const groups = chooserGroups(identities, search);

  const choose = async (identity: Identity) => {
    if (busy !== null) return;
    setBusy(identity.ids);
    try {
      await actions.choose(identity);
      onChosen();
    } catch (error) {
      // The client has told it; the cards stay for another try.
      if (!isApiError(error)) throw error;
    } finally {
      setBusy(null);
    }
  };

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const card = groups.flatMap(({ cards }) => cards).find(({ hotkey }) => String(hotkey) === event.key);
    if (!card) return;
    event.preventDefault();
    void choose(card.identity);
  });
  useEffect(() => {
    // What had the focus (the login form) is gone; a card the session stands on has it already.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <>
      <SkipLink />
      <Page id={mainId} tabIndex={-1}>
        <Column>
          <Head>
            <Titles>
              <h1 ref={heading} tabIndex={-1}>
                选择身份
              </h1>
              <p>同一个手机号可以在多个机构拥有身份，随时可以切换。</p>
            </Titles>
            <LogoutPlace>
              <Button
                variant="quiet"
                icon={<LogOut size={16} strokeWidth={1.75} aria-hidden />}
                onClick={() => actions.logout()}
              >
                退出登录
              </Button>
            </LogoutPlace>
          </Head>
          {notice === null ? null : <Alert>{notice}</Alert>}
          {identities.length >= searchFrom ? (
            <SearchRow>
              <TextInput
                type="search"
                size="l"
                aria-label="搜索机构、孩子或角色"
                placeholder="搜索机构、孩子或角色"
                value={search}
                onValueChange={setSearch}
                clearable
                prefix={<Search size={16} strokeWidth={1.75} aria-hidden />}
              />
            </SearchRow>
          ) : null}
          {groups.map(({ key, title, cards }) => (
            <section key={key} aria-labelledby={`group-${key}`}>
              <GroupTitle id={`group-${key}`}>{title}</GroupTitle>
              <List>
                {cards.map((card) => (
                  <li key={card.identity.ids}>
                    <IdentityCard
                      {...card}
                      current={card.identity.ids === current}
                      busy={card.identity.ids === busy}
                      focused={card.identity.ids === focus}
                      onChoose={(identity) => void choose(identity)}
                    />
                  </li>
                ))}
              </List>
            </section>
          ))}
          {groups.length === 0 && search.trim() !== '' ? (
            <Empty
              size="m"
              title={`没有找到「${search.trim()}」`}
              actions={<Button onClick={() => setSearch('')}>显示全部身份</Button>}
            />
          ) : null}
        </Column>
      </Page>
    </>
  );
}
