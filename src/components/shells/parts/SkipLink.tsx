import styled from 'styled-components';

/** id of the element that holds the page; the skip link leads there. */
export const mainId = 'main';

const Anchor = styled.a`
  position: fixed;
  top: 8px;
  left: 8px;
  z-index: var(--z-tooltip);
  padding: 8px 16px;
  border-radius: var(--r-m);
  background: var(--surface);
  color: var(--accent-text);
  box-shadow: var(--shadow-pop);
  &:not(:focus) {
    transform: translateY(-80px);
    box-shadow: none;
  }
`;

/** First stop of the Tab key: past the navigation, to the page itself. Renders an `<a>`. */
export function SkipLink() {
  return (
    <Anchor
      href={`#${mainId}`}
      onClick={(event) => {
        // Moves the focus without writing #main into the address, which holds the page's filters.
        event.preventDefault();
        document.getElementById(mainId)?.focus();
      }}
    >
      跳到主要内容
    </Anchor>
  );
}
