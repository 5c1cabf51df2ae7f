import { useSession, useSessionActions } from 'jiaowu';
import { Button } from 'jiaowu/components';

export function WhoAmI() {
  const identity = useSession((state) => state.identity);
  const identities = useSession((state) => state.identities);
  const { choose } = useSessionActions();
  return (
    <>
      <p>当前身份：{identity ? `${identity.companyName} · ${identity.displayName}` : '未登录'}</p>
      {identities
        .filter(({ ids, choosable }) => choosable && ids !== identity?.ids)
        .map((other) => (
          <Button key={other.ids} onClick={() => void choose(other)}>
            切换到 {other.companyName} · {other.displayName}
          </Button>
        ))}
    </>
  );
}
