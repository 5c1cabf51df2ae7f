import { Alert } from '../ui/Alert/Alert.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { Skeleton, SkeletonGroup } from '../ui/Skeleton/Skeleton.tsx';
import { Failed, Page, WaitingBar, WaitingLines } from './richText.styles.ts';
import type { RichTextTexts } from './richTextTexts.ts';
import { RichTextView } from './RichTextView.tsx';

interface StillProps {
  html: string;
  attributes: Record<string, string>;
}

/** The text to read, named and reached like the text box of the editor: read-only and disabled need no editor. */
export function Still({ html, attributes: { tabindex, ...named } }: StillProps) {
  return (
    <Page>
      <RichTextView html={html} {...named} {...(tabindex === undefined ? {} : { tabIndex: Number(tabindex) })} />
    </Page>
  );
}

const tools = Array.from({ length: 9 }, (_, index) => index);

/** The editor is on its way: its shape, with the text already there. */
export function Waiting({ html }: { html: string }) {
  return (
    <>
      <WaitingBar aria-hidden>
        {tools.map((tool) => (
          <Skeleton key={tool} width={16} height={16} />
        ))}
      </WaitingBar>
      <Page aria-busy>
        {html === '' ? (
          <SkeletonGroup delayMs={0}>
            <WaitingLines>
              <Skeleton width="72%" />
              <Skeleton width="90%" />
              <Skeleton width="48%" />
            </WaitingLines>
          </SkeletonGroup>
        ) : (
          <RichTextView html={html} data-text="" />
        )}
      </Page>
    </>
  );
}

interface NotArrivedProps extends StillProps {
  texts: RichTextTexts;
  onRetry: () => void;
}

/** The editor could not be fetched: the text can be read, and the fetching tried again. */
export function NotArrived({ texts, onRetry, ...still }: NotArrivedProps) {
  return (
    <>
      <Failed>
        <Alert
          tone="danger"
          action={
            <Button size="s" variant="text" onClick={onRetry}>
              {texts.retry}
            </Button>
          }
        >
          {texts.editorFailed}
        </Alert>
      </Failed>
      <Still {...still} attributes={{ ...still.attributes, 'aria-readonly': 'true' }} />
    </>
  );
}
