import { Printer } from 'lucide-react';
import { type ComponentProps, type CSSProperties, type ReactNode, useId, useRef } from 'react';
import { Button } from '../ui/Button/Button.tsx';
import { useHeight } from './useHeight.ts';
import {
  type Orientation,
  type PageNumberText,
  type Paper,
  pageNumberText,
  pageRule,
  paperSize,
  pxPerMm,
} from './paper.ts';
import { Body, Cut, Desk, Facts, Head, Layout, Numbers, Root, Sheet, Title } from './print.styles.ts';
import { printCss } from './printCss.ts';
import { usePages } from './usePages.ts';
import { type PrintOptions, usePrint } from './usePrint.ts';

/** What a PrintFrame says. */
export const printTexts = {
  print: '打印',
  papers: { A4: 'A4', A3: 'A3', receipt80: '80 mm 小票' } as Record<Paper, string>,
  orientations: { portrait: '纵向', landscape: '横向' } as Record<Orientation, string>,
  pages: (count: number) => `共 ${count} 页`,
  /** Of a receipt. */
  length: (mm: number) => `长 ${mm} mm`,
  preview: (title: string) => `${title}的打印预览`,
  cut: (page: number) => `第 ${page} 页止`,
};

export interface PrintFrameProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Names the preview, the document and the PDF it is saved as. */
  title: string;
  /** @default 'A4' */
  paper?: Paper | undefined;
  /** Receipts are always upright. @default 'portrait' */
  orientation?: Orientation | undefined;
  /** At the top of every page. */
  header?: ReactNode;
  /** Under the content of every page. */
  footer?: ReactNode;
  /** Words round the page numbers at the foot; null for none. @default 第 1 页，共 3 页 */
  numbers?: PageNumberText | null | undefined;
  /** Buttons before 打印. */
  actions?: ReactNode;
  /** After the dialog was closed. */
  onPrinted?: (() => void) | undefined;
  /** @default the browser's print dialog */
  open?: PrintOptions['open'];
  texts?: Partial<typeof printTexts> | undefined;
  /** What is printed. Mark parts with `data-print-keep`, `data-print-break`, `data-print-hide`. */
  children?: ReactNode;
}

/**
 * Paper on the screen, and a button that prints it and nothing else; the browser's own Ctrl P does the same while it is on the page.
 * Black on white in every theme. Renders a `<section>`; sets `data-paper`, `data-orientation`.
 */
export function PrintFrame({
  title,
  paper = 'A4',
  orientation: wish = 'portrait',
  header,
  footer,
  numbers = pageNumberText,
  actions,
  onPrinted,
  open,
  texts: given,
  children,
  ...rest
}: PrintFrameProps) {
  const texts = { ...printTexts, ...given };
  const titleId = useId();
  const orientation = paper === 'receipt80' ? 'portrait' : wish;
  const { width, height, margin } = paperSize(paper, orientation);
  const sheet = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const bottom = useRef<HTMLDivElement>(null);
  const around = useHeight(top) + useHeight(bottom);
  const room = height === null ? null : (height - margin[0] - margin[2]) * pxPerMm - around;
  const pages = usePages(body, room);
  const { print, printing } = usePrint();
  const shownNumbers = height === null ? null : numbers;
  const contentPx = pages.height + around;
  const look = {
    '--paper-width': `${width}mm`,
    '--paper-height': height === null ? 'auto' : `${height}mm`,
    '--paper-margin': margin.map((mm) => `${mm}mm`).join(' '),
    '--cut-left': `${margin[3]}mm`,
    '--cut-right': `${margin[1]}mm`,
  } as CSSProperties;
  const count = pages.breaks.length + 1;
  const send = async () => {
    if (!sheet.current) return;
    await print(sheet.current, { paper, orientation, title, numbers: shownNumbers, open });
    onPrinted?.();
  };

  return (
    <Root aria-labelledby={titleId} {...rest} data-paper={paper} data-orientation={orientation}>
      <Head>
        <Title id={titleId}>{title}</Title>
        <Facts>
          {texts.papers[paper]}
          {height === null ? '' : ` ${texts.orientations[orientation]}`} ·{' '}
          <span role="status">
            {height === null
              ? texts.length(Math.ceil(contentPx / pxPerMm) + margin[0] + margin[2])
              : texts.pages(count)}
          </span>
        </Facts>
        {actions}
        <Button
          variant="primary"
          loading={printing}
          icon={<Printer size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => void send()}
        >
          {texts.print}
        </Button>
      </Head>
      {/* A scrolling region must be reached by keyboard. */}
      <Desk tabIndex={0} role="group" aria-label={texts.preview(title)}>
        <Sheet ref={sheet} data-print-sheet="" data-theme="light" data-brand="blue" style={look}>
          <style>{printCss + pageRule({ paper, orientation, contentPx, numbers: shownNumbers })}</style>
          <Layout role="presentation">
            <thead>
              <tr data-print-row="">
                <td>
                  <Body ref={top}>{header}</Body>
                </td>
              </tr>
            </thead>
            <tbody>
              <tr data-print-row="">
                <td>
                  <Body ref={body}>
                    {children}
                    {pages.breaks.map((at, index) => (
                      <Cut key={at} style={{ top: at }} data-print-hide="" aria-hidden>
                        <span>{texts.cut(index + 1)}</span>
                      </Cut>
                    ))}
                  </Body>
                </td>
              </tr>
            </tbody>
            <tfoot>
              <tr data-print-row="">
                <td>
                  <Body ref={bottom}>{footer}</Body>
                </td>
              </tr>
            </tfoot>
          </Layout>
          {shownNumbers ? (
            <Numbers data-print-hide="" aria-hidden>
              {shownNumbers.before}
              {count}
              {shownNumbers.between}
              {count}
              {shownNumbers.after}
            </Numbers>
          ) : null}
        </Sheet>
      </Desk>
    </Root>
  );
}
