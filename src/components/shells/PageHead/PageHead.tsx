import type { ComponentProps, ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbItem } from '../../ui/Breadcrumb/Breadcrumb.tsx';
import { Actions, Head, Note, Title, Words } from './PageHead.styles.ts';

export interface PageHeadProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** The page's title: its `<h1>`. */
  title: ReactNode;
  /** From the menu group down; the last one is this page. */
  breadcrumb?: readonly BreadcrumbItem[] | undefined;
  /** Small words behind the title: 共 1,286 名学员. */
  note?: ReactNode;
  /** Buttons at the right, the primary one last. */
  actions?: ReactNode;
}

/**
 * Head of a page: where it stands, what it is, what one can do. Renders a `<header>` with the `<h1>`. Below 768 px the
 * admin console's top bar shows the title: there the `<h1>` is heard only.
 */
export function PageHead({ title, breadcrumb = [], note, actions, ...rest }: PageHeadProps) {
  return (
    <Head {...rest} data-bare={note == null && actions == null ? '' : undefined}>
      <Words>
        {breadcrumb.length > 0 ? <Breadcrumb items={breadcrumb} /> : null}
        <Title>
          <h1>{title}</h1>
          {note == null ? null : <Note>{note}</Note>}
        </Title>
      </Words>
      {actions == null ? null : <Actions>{actions}</Actions>}
    </Head>
  );
}
