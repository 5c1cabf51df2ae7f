import { Skeleton, SkeletonGroup } from '../../components/ui/Skeleton/Skeleton.tsx';
import * as S from './CreateScheduleScreen.styles.ts';

const groups = [4, 3, 4] as const;

/** The shape of the form while what it starts from is read. */
export function FormSkeleton({ title }: { title: string }) {
  return (
    <S.Page>
      <S.Head>
        <h1 tabIndex={-1}>{title}</h1>
      </S.Head>
      <SkeletonGroup style={{ gridArea: 'form' }}>
        <S.Form as="div">
          {groups.map((fields, group) => (
            <S.Group key={`${group} ${fields}`}>
              <Skeleton width={72} height={20} />
              <S.Pair>
                {Array.from({ length: fields }, (_, field) => (
                  <Skeleton key={field} height={54} />
                ))}
              </S.Pair>
            </S.Group>
          ))}
        </S.Form>
      </SkeletonGroup>
      <S.Aside>
        <Skeleton height={96} />
      </S.Aside>
    </S.Page>
  );
}
