import { Inbox } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Actions, Box, Text, Title, Well } from './Empty.styles.ts';

export interface EmptyProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What there is none of: 还没有学员. @default '暂无数据' */
  title?: ReactNode;
  /** What to do next. */
  description?: ReactNode;
  /** A lucide icon that shows what would stand here. */
  icon?: ReactNode;
  /** Buttons that do it, primary last. */
  actions?: ReactNode;
  /** s inside panels and cells, m in a list, l as a page. @default 'm' */
  size?: 's' | 'm' | 'l' | undefined;
}

/** Nothing here yet, and what to do about it. Renders a `<div role="status">`; sets `data-size`. Never for a failure: use Result. */
export function Empty({ title = '暂无数据', description, icon, actions, size = 'm', children, ...rest }: EmptyProps) {
  return (
    <Box role="status" {...rest} data-size={size}>
      <Well aria-hidden>{icon ?? <Inbox strokeWidth={1.75} />}</Well>
      <Title>{title}</Title>
      {description == null ? null : <Text>{description}</Text>}
      {children}
      {actions == null ? null : <Actions>{actions}</Actions>}
    </Box>
  );
}
