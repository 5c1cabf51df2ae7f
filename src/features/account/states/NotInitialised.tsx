import { Settings, Wrench } from 'lucide-react';
import { isBuilt, useHostFacts } from '../../../components/shells/hostFacts.ts';
import { Button } from '../../../components/ui/Button/Button.tsx';
import { useNavigation, useSession } from '../../../kit/context.ts';
import { StatePage } from './StatePage.tsx';

const setupPage = '/layout/initConfig';

/** The institution has no campuses, rooms and settings yet: only 工作台 and 设置 are of use. */
export function NotInitialised() {
  const { navigate } = useNavigation();
  const host = useHostFacts();
  const mayInit = useSession(({ business }) => business?.auth['setting.init'] === true);
  const canStart = mayInit && isBuilt(host, setupPage);
  return (
    <StatePage
      icon={<Wrench size={24} strokeWidth={1.75} />}
      title="机构尚未完成初始化"
      text={
        canStart
          ? '填好机构信息、校区教室和基础设置后，这里就可以使用了，大约需要 10 分钟。'
          : '请联系校长或教务完成初始化，完成后刷新页面即可使用。'
      }
      actions={
        canStart ? (
          <Button
            variant="primary"
            icon={<Settings size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => navigate(setupPage)}
          >
            去初始化
          </Button>
        ) : (
          <Button onClick={() => navigate('/?mode=choose')}>切换身份</Button>
        )
      }
    />
  );
}
