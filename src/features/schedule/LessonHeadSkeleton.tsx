import { Skeleton, SkeletonGroup } from '../../components/ui/Skeleton/Skeleton.tsx';
import * as S from './ClassDetailScreen.styles.ts';

/** The shape of a lesson's page while it is read. */
export function LessonHeadSkeleton() {
  return (
    <S.Page>
      <SkeletonGroup>
        <S.Head>
          <S.HeadMain>
            <S.TitleRow>
              <Skeleton width={240} height={24} />
            </S.TitleRow>
            <Skeleton width="60%" height={16} style={{ marginBottom: 12 }} />
            <Skeleton width="45%" height={16} />
          </S.HeadMain>
        </S.Head>
        <S.Panel>
          {Array.from({ length: 6 }, (_, row) => (
            <Skeleton key={row} height={16} style={{ margin: 16 }} width="92%" />
          ))}
        </S.Panel>
      </SkeletonGroup>
    </S.Page>
  );
}
