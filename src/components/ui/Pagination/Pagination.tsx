import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Select } from '../Select/Select.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { pageAfterResize, pageCount, pageSlots, readPage } from './pages.ts';
import { Gap, Jump, JumpBox, List, Numeral, Page, Root, Said, Short, Size, Total } from './Pagination.styles.ts';

export interface PageOf {
  /** From 1. */
  page: number;
  /** Rows on one page. */
  pageSize: number;
}

export type PageReason = 'page' | 'previous' | 'next' | 'jump' | 'size';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'onChange' | 'children'>, PageOf {
  /** Rows there are in all. */
  total: number;
  /** With another page size the page is the one that shows the first row in view. */
  onValueChange: (next: PageOf, details: { reason: PageReason }) => void;
  /** Choices of the page size; an empty list for none. @default [10, 20, 50, 100] */
  pageSizes?: readonly number[] | undefined;
  /** A box to go to a page, from eight pages on. @default true */
  jump?: boolean | undefined;
  /** What is counted: 名学员. @default '条' */
  unit?: string | undefined;
}

const sizes = [10, 20, 50, 100];
const chevron = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/**
 * Which page of a list. Renders a `<nav>` named 分页: total, page size, pages, a box to jump; on a phone 3 / 65. Knows
 * nothing of the address: the owner keeps the page.
 */
export function Pagination({
  page,
  pageSize,
  total,
  onValueChange,
  pageSizes = sizes,
  jump = true,
  unit = '条',
  ...rest
}: PaginationProps) {
  const [typed, setTyped] = useState('');
  const pages = pageCount(total, pageSize);
  const current = Math.min(pages, Math.max(1, page));
  const go = (to: number, reason: PageReason) => {
    if (to !== current) onValueChange({ page: to, pageSize }, { reason });
  };
  const leap = () => {
    const to = readPage(typed, pages);
    setTyped('');
    if (to !== null) go(to, 'jump');
  };
  const choices = pageSizes.includes(pageSize) ? pageSizes : [...pageSizes, pageSize].toSorted((a, b) => a - b);

  return (
    <Root aria-label="分页" {...rest}>
      <Total>
        共 {total.toLocaleString('zh-CN')} {unit}
      </Total>
      {pageSizes.length === 0 ? null : (
        <Size>
          <Select
            size="s"
            aria-label="每页条数"
            value={String(pageSize)}
            options={choices.map((size) => ({ value: String(size), label: `${size} 条/页` }))}
            onValueChange={(size) => {
              const next = Number(size);
              onValueChange({ page: pageAfterResize(current, pageSize, next), pageSize: next }, { reason: 'size' });
            }}
          />
        </Size>
      )}
      <List>
        <li>
          <Page type="button" aria-label="上一页" disabled={current === 1} onClick={() => go(current - 1, 'previous')}>
            <ChevronLeft {...chevron} />
          </Page>
        </li>
        {pageSlots(current, pages).map((slot) =>
          typeof slot === 'number' ? (
            <Numeral key={slot}>
              <Page
                type="button"
                aria-label={`第 ${slot} 页`}
                aria-current={slot === current ? 'page' : undefined}
                onClick={() => go(slot, 'page')}
              >
                {slot}
              </Page>
            </Numeral>
          ) : (
            <Numeral key={slot} as={Gap} aria-hidden>
              …
            </Numeral>
          ),
        )}
        <Short>
          {current} / {pages}
        </Short>
        <li>
          <Page type="button" aria-label="下一页" disabled={current === pages} onClick={() => go(current + 1, 'next')}>
            <ChevronRight {...chevron} />
          </Page>
        </li>
      </List>
      {jump && pages > 7 ? (
        <Jump>
          跳至
          <JumpBox>
            <TextInput
              size="s"
              inputMode="numeric"
              aria-label="跳至页码"
              value={typed}
              onValueChange={setTyped}
              onKeyDown={(event) => event.key === 'Enter' && leap()}
              onBlur={leap}
            />
          </JumpBox>
          页
        </Jump>
      ) : null}
      <Said aria-live="polite">{`第 ${current} 页，共 ${pages} 页`}</Said>
    </Root>
  );
}
