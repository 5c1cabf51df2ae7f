import { useEffect, useMemo, useState } from 'react';
import { CallFailure } from '../../components/CallFailure/CallFailure.tsx';
import { PdfViewer } from '../../components/PdfViewer/PdfViewer.tsx';
import { Button } from '../../components/ui/Button/Button.tsx';
import { Result } from '../../components/ui/Result/Result.tsx';
import { getReadUrl } from '../../contract/reading.ts';
import { skipToken, useCall } from '../../hooks/useCall.ts';
import { BrowserOnly } from '../../kit/BrowserOnly.tsx';
import { useKit, useNavigation } from '../../kit/context.ts';
import * as S from './DocViewerScreen.styles.ts';
import { useReadingReport } from './useReadingReport.ts';

/** What the address asks for: /docViewer?resourceId&revId&page&classId. */
function readRequest(search: string) {
  const query = new URLSearchParams(search);
  const resourceId = query.get('resourceId');
  const revId = query.get('revId');
  const classId = query.get('classId');
  const page = Number(query.get('page'));
  return {
    input: resourceId ? { resourceId, ...(revId ? { revId } : {}), ...(classId ? { classId } : {}) } : null,
    page: Number.isInteger(page) && page > 0 ? page : null,
  };
}

/** What lay under it can be used no more: the keyboard goes on from here. */
const focusNow = (button: HTMLButtonElement | null) => button?.focus();

/** The first address came with the answer; each further ask means it ran out. */
function renewing(first: string, ask: () => Promise<{ url: string }>) {
  let fresh: string | undefined = first;
  return {
    getUrl: async () => {
      const url = fresh ?? (await ask()).url;
      fresh = undefined;
      return url;
    },
  };
}

/**
 * 文档阅读: one PDF under the reader's watermark. The page stands in the URL (replaced, so that Back leaves the document);
 * the signed address is renewed while it stays open; what was read is logged.
 */
export function DocViewerScreen() {
  return (
    <BrowserOnly>
      <DocViewer />
    </BrowserOnly>
  );
}

function DocViewer() {
  const { client } = useKit();
  const { search, pathname, navigate } = useNavigation();
  const request = useMemo(() => readRequest(search), [search]);
  // Asked once an opening: a second read would begin a second reading in the log.
  const [input] = useState(request.input);
  const opened = useCall(getReadUrl, input ?? skipToken, { staleMs: Number.POSITIVE_INFINITY, quiet: true });
  const ready = opened.state === 'ready' ? opened.data : undefined;
  const { onPage, onBlockedSave, whyNot } = useReadingReport(ready?.readId);
  const page = request.page ?? ready?.lastPage ?? 1;

  const firstUrl = ready?.url;
  const source = useMemo(
    () => (input && firstUrl ? renewing(firstUrl, () => client.call(getReadUrl, input, { quiet: true })) : undefined),
    [client, input, firstUrl],
  );

  const title = ready?.title;
  useEffect(() => {
    if (title) document.title = `${title} - 文档阅读`;
  }, [title]);

  const leave = () => {
    if (window.history.length > 1) window.history.back();
    else navigate('/', { replace: true });
  };
  const turnTo = (next: number) => {
    onPage(next);
    const query = new URLSearchParams(search);
    query.set('page', String(next));
    navigate(`${pathname}?${query}`, { replace: true });
  };

  if (!input) {
    return (
      <Result
        kind="404"
        size="l"
        title="没有指定文档"
        description="请从课次或资源列表打开文档。"
        actions={<Button onClick={leave}>返回</Button>}
      />
    );
  }
  if (opened.state === 'error') {
    return (
      <CallFailure
        error={opened.error}
        onRetry={opened.retry}
        size="l"
        what="文档"
        actions={<Button onClick={leave}>返回</Button>}
      />
    );
  }
  return (
    <S.Frame data-blurred={whyNot !== null || undefined}>
      {ready && source ? (
        <PdfViewer
          src={source}
          title={ready.title}
          watermark={ready.watermarkText}
          page={page}
          onPageChange={turnTo}
          onReady={() => onPage(page)}
          onBlockedSave={onBlockedSave}
          maySaveImage={ready.maySaveImage}
          inert={whyNot !== null}
          onClose={leave}
        />
      ) : (
        <S.Waiting role="status">加载中...</S.Waiting>
      )}
      {whyNot !== null && (
        <S.Stopped>
          <Result
            kind="403"
            title={whyNot}
            description="如需继续阅读，请联系教务。"
            actions={
              <Button ref={focusNow} variant="primary" onClick={leave}>
                关闭
              </Button>
            }
          />
        </S.Stopped>
      )}
    </S.Frame>
  );
}
