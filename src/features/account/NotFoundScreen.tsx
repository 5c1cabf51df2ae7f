import { ArrowLeft, FileQuestionMark, House } from 'lucide-react';
import { isBuilt, useHostFacts } from '../../components/shells/hostFacts.ts';
import { mainId } from '../../components/shells/parts/SkipLink.tsx';
import { opensHere } from '../../kit/inAppLink.ts';
import { Button } from '../../components/ui/Button/Button.tsx';
import { Link } from '../../components/ui/Link/Link.tsx';
import { guardNavigation } from '../../domain/guard.ts';
import { routeTable } from '../../domain/routeTable.ts';
import { BrowserOnly } from '../../kit/BrowserOnly.tsx';
import { useNavigation, useSession } from '../../kit/context.ts';
import { guardFacts } from '../../session/state.ts';
import { arrivalOf } from './arrival.ts';
import { Asked, Main, Near } from './NotFoundScreen.styles.ts';
import { nearestPages } from './states/nearestPages.ts';
import { StatePage } from './states/StatePage.tsx';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** /404: an unknown address led here. It is shown from memory, the URL stays clean. */
export function NotFoundScreen() {
  return (
    <BrowserOnly>
      <NotFound />
    </BrowserOnly>
  );
}

function NotFound() {
  const { navigate, href } = useNavigation();
  const session = useSession();
  const host = useHostFacts();
  const { askedFor } = host;
  const isStaff = session.identity?.type === 'agency';
  const mayOpen = (path: string) =>
    guardNavigation({ pathname: path }, guardFacts(session), host.pages).kind === 'allow';
  const near =
    askedFor === null || !isStaff
      ? []
      : nearestPages(
          askedFor.replace(/[?#].*$/, ''),
          routeTable.filter(({ path, group }) => group !== 'standalone' && isBuilt(host, path) && mayOpen(path)),
        );
  const home = () => {
    const arrival = session.status === 'ready' ? arrivalOf('', session, host.pages) : null;
    navigate(arrival?.kind === 'go' ? arrival.to : '/', { replace: true });
  };
  return (
    <Main id={mainId} tabIndex={-1}>
      <StatePage
        icon={<FileQuestionMark size={24} strokeWidth={1.75} />}
        title="页面不存在"
        text={askedFor === null ? '地址可能已变更，或内容已被删除。' : <Asked>{askedFor}</Asked>}
        actions={
          <>
            <Button icon={<ArrowLeft {...icon} />} onClick={host.back}>
              返回上一页
            </Button>
            <Button variant="primary" icon={<House {...icon} />} onClick={home}>
              回到首页
            </Button>
          </>
        }
      >
        {near.length > 0 ? (
          <Near aria-label="您要找的可能是">
            <span>您要找的可能是：</span>
            {near.map(({ path, title }) => (
              <Link
                key={path}
                href={href(path)}
                onClick={(event) => {
                  if (!opensHere(event)) return;
                  event.preventDefault();
                  navigate(path);
                }}
              >
                {title}
              </Link>
            ))}
          </Near>
        ) : null}
      </StatePage>
    </Main>
  );
}
