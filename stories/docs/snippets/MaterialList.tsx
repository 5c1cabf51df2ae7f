import { useCall } from 'jiaowu';
import { CallFailure, Empty, Skeleton } from 'jiaowu/components';
import { getMaterialList } from './declareCall.ts';

export function MaterialList({ materialBankId }: { materialBankId: string }) {
  const materials = useCall(getMaterialList, { materialBankId });
  if (materials.state === 'pending') return <Skeleton height={72} />;
  if (materials.state === 'error')
    return <CallFailure what="教具材料" error={materials.error} onRetry={materials.retry} />;
  if (materials.data.length === 0) return <Empty title="还没有教具材料" />;
  return (
    <ul aria-label="教具材料">
      {materials.data.map(({ id, name, stock }) => (
        <li key={id}>{`${name} × ${stock}`}</li>
      ))}
    </ul>
  );
}
