import { OfflineBanner } from 'jiaowu/components';
import { PageContent } from './PageContent.tsx';
import type { PageDecision } from './Pages.tsx';

/** No frame: login, document viewer, /404. The login card tells of a lost network itself. */
export function PlainLayout({ decision }: { decision: PageDecision }) {
  return (
    <>
      {decision.route.name === 'Index' ? null : <OfflineBanner />}
      <PageContent decision={decision} />
    </>
  );
}
