import { Search } from 'lucide-react';
import styled from 'styled-components';
import { useHotkey } from '../../../hooks/useHotkey.ts';
import { Kbd } from '../../ui/Kbd/Kbd.tsx';

const Face = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  flex: none;
  width: 300px;
  height: 32px;
  margin-right: 8px;
  padding: 0 8px 0 10px;
  border-radius: var(--r-m);
  background: var(--surface-3);
  font-size: var(--fs-13);
  color: var(--text-3);
  white-space: nowrap;
  > span:first-of-type {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  &:hover {
    color: var(--text-2);
  }
  @media (max-width: 1279px) {
    width: 220px;
  }
  @media (max-width: 1023px) {
    justify-content: center;
    width: 32px;
    margin: 0;
    padding: 0;
    background: none;
    color: var(--text-2);
    > span {
      display: none;
    }
    > svg {
      width: 18px;
      height: 18px;
    }
    &:hover {
      background: var(--hover);
    }
  }
  @media (pointer: coarse) {
    min-width: 44px;
    height: 44px;
  }
`;

export interface SearchButtonProps {
  /** Opens the global search: a press, `/`, or Ctrl K (⌘ K). */
  onOpen: () => void;
  /** What can be found. @default '搜索学员、班级、订单、页面' */
  placeholder?: string | undefined;
}

/** Looks like a search field and opens the global search; an icon below 1024 px. Renders a `<button>`. */
export function SearchButton({ onOpen, placeholder = '搜索学员、班级、订单、页面' }: SearchButtonProps) {
  const open = (event: KeyboardEvent) => {
    event.preventDefault();
    onOpen();
  };
  useHotkey('/', open);
  useHotkey('mod+k', open, { inFields: true });
  return (
    <Face type="button" aria-label={`全局搜索：${placeholder}`} data-guide="search" onClick={onOpen}>
      <Search size={16} strokeWidth={1.75} aria-hidden />
      <span>{placeholder}</span>
      <Kbd keys="/" aria-hidden />
    </Face>
  );
}
