import { FormSkeleton as Fields } from '../../components/form/FormSkeleton.tsx';
import { Skeleton } from '../../components/ui/Skeleton/Skeleton.tsx';
import * as S from './CreateScheduleScreen.styles.ts';

/** The shape of the form while what it starts from is read. */
export function FormSkeleton({ title }: { title: string }) {
  return (
    <S.Page>
      <S.Head>
        <h1 tabIndex={-1}>{title}</h1>
      </S.Head>
      <Fields style={{ gridArea: 'form' }} />
      <S.Aside>
        <Skeleton height={96} />
      </S.Aside>
    </S.Page>
  );
}
