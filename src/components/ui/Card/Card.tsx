import { type ComponentProps, type ReactNode, useId } from 'react';
import styled from 'styled-components';

const Root = styled.section`
  box-sizing: border-box;
  min-width: 0;
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: var(--r-l);
  &[data-family] {
    border-color: var(--border-warm);
    border-radius: var(--r-xl);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 48px;
  padding: 8px 16px;
  box-sizing: border-box;
`;

const Title = styled.h2`
  flex: 1;
  min-width: 0;
  margin: 0;
  font-size: var(--fs-14);
  line-height: var(--lh-14);
  font-weight: 600;
`;

const Body = styled.div`
  padding: 16px;
  [data-headed] > & {
    padding-top: 4px;
  }
  &[data-flush],
  [data-headed] > &[data-flush] {
    padding: 0;
  }
`;

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading; names the section. */
  title?: ReactNode;
  /** At the right end of the head: a link, a figure. */
  extra?: ReactNode;
  /** No padding round the content (tables, lists). @default false */
  flush?: boolean | undefined;
  /** Family pages: warm border, radius 14. @default false */
  family?: boolean | undefined;
}

/** A surface for one matter. Renders a `<section>` named by its title; sets `data-headed`, `data-family`. */
export function Card({ title, extra, flush = false, family = false, children, ...rest }: CardProps) {
  const titleId = useId();
  const headed = title != null || extra != null;
  return (
    <Root
      aria-labelledby={title == null ? undefined : titleId}
      {...rest}
      data-headed={headed ? '' : undefined}
      data-family={family ? '' : undefined}
    >
      {headed ? (
        <Head>
          {title == null ? null : <Title id={titleId}>{title}</Title>}
          {extra}
        </Head>
      ) : null}
      <Body data-flush={flush ? '' : undefined}>{children}</Body>
    </Root>
  );
}
