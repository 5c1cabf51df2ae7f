import { LogOut, Sprout } from 'lucide-react';
import { Button } from '../../../components/ui/Button/Button.tsx';
import { mainId } from '../../../components/shells/parts/SkipLink.tsx';
import { useSessionActions } from '../../../kit/context.ts';
import { Main } from '../NotFoundScreen.styles.ts';
import { StatePage } from './StatePage.tsx';

/** The only page this user may open is not there yet (a learner's home). */
export function NotOpenYet() {
  const actions = useSessionActions();
  return (
    <Main id={mainId} tabIndex={-1}>
      <StatePage
        icon={<Sprout size={24} strokeWidth={1.75} />}
        title="学员页面即将开放"
        text="您的学习内容都在，开放后用同一个账号登录即可看到。"
        actions={
          <Button icon={<LogOut size={16} strokeWidth={1.75} aria-hidden />} onClick={() => actions.logout()}>
            退出登录
          </Button>
        }
      />
    </Main>
  );
}
