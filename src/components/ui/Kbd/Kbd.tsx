import { type ComponentProps, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { keyNames } from './keyNames.ts';

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  white-space: nowrap;
`;

const Key = styled.kbd`
  box-sizing: border-box;
  min-width: 18px;
  height: 18px;
  padding: 0 5px;
  border: 1px solid var(--border-strong);
  border-radius: var(--r-s);
  background: var(--surface);
  font-family: inherit;
  font-size: var(--fs-11);
  line-height: 16px;
  text-align: center;
  color: var(--text-3);
`;

export interface KbdProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** A combination as for `useHotkey`: `/`, `mod+k`, `alt+ArrowUp`. */
  keys: string;
}

const never = () => () => undefined;
const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys of a shortcut as they are printed on this computer. Renders a `<span>` with a `<kbd>` for each key. */
export function Kbd({ keys, ...rest }: KbdProps) {
  const apple = useSyncExternalStore(never, isApple, () => false);
  return (
    <Frame {...rest}>
      {keyNames(keys, apple).map((name) => (
        <Key key={name}>{name}</Key>
      ))}
    </Frame>
  );
}
