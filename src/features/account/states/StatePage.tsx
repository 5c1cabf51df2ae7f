import type { ReactNode } from 'react';
import styled from 'styled-components';

const Place = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  width: 100%;
  max-width: 560px;
  min-height: 420px;
  margin: 0 auto;
  padding: 40px 24px;
  text-align: center;
`;

const Well = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 56px;
  height: 56px;
  border-radius: var(--r-xl);
  background: var(--surface-3);
  color: var(--text-3);
`;

const Title = styled.h1`
  margin-top: 16px;
  font-size: var(--fs-20);
  line-height: 28px;
  text-wrap: balance;
  outline: none;
`;

const Text = styled.div`
  margin-top: 4px;
  color: var(--text-3);
  overflow-wrap: anywhere;
`;

const Inside = styled.div`
  width: 100%;
  margin-top: 16px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
  margin-top: 20px;
`;

interface StatePageProps {
  /** A lucide icon of 24 px. */
  icon: ReactNode;
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** A page that says why there is nothing to see here, and the ways on. Its title is the page's heading. */
export function StatePage({ icon, title, text, actions, children }: StatePageProps) {
  return (
    <Place>
      <Well aria-hidden>{icon}</Well>
      <Title tabIndex={-1}>{title}</Title>
      {text == null ? null : <Text>{text}</Text>}
      {children == null ? null : <Inside>{children}</Inside>}
      {actions == null ? null : <Actions>{actions}</Actions>}
    </Place>
  );
}
