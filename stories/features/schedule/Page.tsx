import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { TeacherShell } from '../../../src/components/shells/TeacherShell/TeacherShell.tsx';
import { StoryKit, type StoryKitProps } from '../../../src/testing/StoryKit.tsx';

interface PageProps extends StoryKitProps {
  children: ReactNode;
}

const people = { teacher: ['王敏', '老师'], operator: ['林娜', '教务'] } as const;

/** A page of the teacher's console as its host shows it, under the top bar. */
export function Page({ children, ...world }: PageProps) {
  const [name, role] = people[world.as === 'teacher' ? 'teacher' : 'operator'];
  return (
    <StoryKit {...world}>
      <TeacherShell
        entries={[{ key: 'ClassSchedule', label: '课表', href: '/layoutV2/ClassSchedule', current: true }]}
        person={{ name, role, avatar: '', institution: '晨光教育' }}
        onNavigate={fn()}
        onSwitchIdentity={fn()}
        onLogout={fn()}
      >
        {children}
      </TeacherShell>
    </StoryKit>
  );
}
