import { Button, filterByGate, PermissionGate, RoleGate, usePermission, usePermissionMap } from 'jiaowu/components';
import { useSession } from 'jiaowu';

const columns = [
  { title: '学员' },
  { title: '手机号', permission: 'phone.reveal' },
  { title: '本节单价', permission: 'finance.view' },
];

export function LessonTools() {
  const auth = usePermissionMap();
  const roleIds = useSession((state) => state.roleIds);
  const mayRoll = usePermission('rollCall.do');
  return (
    <>
      <RoleGate roles={['4', '5']} fallback={<p>排课请联系教务</p>}>
        <Button variant="primary">新建排课</Button>
      </RoleGate>
      <PermissionGate permission={{ map: auth, key: 'schedule.edit' }}>
        <Button variant="danger">取消课次</Button>
      </PermissionGate>
      <Button disabledReason={mayRoll ? undefined : '您没有“点名”权限'}>点名</Button>
      <p>
        列：
        {filterByGate(columns, { roleIds, auth })
          .map(({ title }) => title)
          .join('、')}
      </p>
    </>
  );
}
