import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useKit } from '../../kit/context.ts';
import { Button, type ButtonProps } from '../ui/Button/Button.tsx';
import { type ExportTexts, exportTexts } from './exportTexts.ts';
import type { ExportColumn, ReadPage } from './exportTypes.ts';
import { useExport } from './useExport.ts';

type Popover = typeof import('./ExportPopover.tsx').ExportPopover;

export interface ExportButtonProps<Row> extends Omit<ButtonProps, 'name' | 'loading' | 'loadingText' | 'onClick'> {
  /** What is listed; names the file and its sheet: 学员列表 gives 学员列表_2026-09-21.xlsx. */
  name: string;
  /** Columns of the file; `exportColumns` makes them of a table's. */
  columns: readonly ExportColumn<Row>[];
  /** Rows of the page in view. */
  rows: readonly Row[];
  /** How many match in all. @default the rows of the page */
  total?: number | undefined;
  /** Reads all that match, page by page, from 1. Without it only the page in view can be exported. */
  readPage?: ReadPage<Row> | undefined;
  /** Rows the user has chosen; offered first. */
  selected?: readonly Row[] | undefined;
  /** Rows below the last one: who exported, when, by which filters. */
  notes?: readonly string[] | undefined;
  /** More to ask before it starts: full phones and why. */
  options?: ReactNode;
  /** Why it may not start yet: 请填写导出原因. */
  blocked?: string | undefined;
  /** Other words for single entries. */
  texts?: Partial<ExportTexts> | undefined;
}

/**
 * Exports a list: the page in view, what is chosen, or all that match, as Excel or CSV, with progress, a way to cancel,
 * and a retry from where it broke off. Renders a `<button>` and, once asked, a `<div role="dialog">`; sets `data-state`
 * (idle, running, failed, done). Goes on while the panel is shut; a page that goes away cancels it.
 */
export function ExportButton<Row>({
  name,
  columns,
  rows,
  total = rows.length,
  readPage,
  selected,
  notes,
  options,
  blocked,
  texts: given,
  children,
  ...rest
}: ExportButtonProps<Row>) {
  const texts = { ...exportTexts, ...given };
  const work = useExport();
  const { notify } = useKit();
  const [open, setOpen] = useState(false);
  // The panel and what it floats on are fetched when somebody first asks for it.
  const [Popover, setPopover] = useState<Popover>();
  const [fetching, setFetching] = useState(false);
  const { current } = work;
  const fetchPopover = () => {
    setFetching(true);
    import('./ExportPopover.tsx')
      .then(
        ({ ExportPopover }) => {
          setPopover(() => ExportPopover);
          setOpen(true);
        },
        (error: unknown) => {
          console.warn('[jiaowu] The export could not be loaded.', error);
          notify.error(texts.unsaid);
        },
      )
      .finally(() => setFetching(false));
  };
  const button = (
    <Button
      icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
      aria-haspopup="dialog"
      {...rest}
      data-state={current.state}
      {...(Popover ? {} : { loading: fetching, onClick: fetchPopover })}
    >
      {current.state === 'running' && !open ? texts.running(current.done, current.total) : (children ?? texts.button)}
    </Button>
  );
  if (!Popover) return button;

  const scopes = [
    ...(selected && selected.length > 0
      ? [{ key: 'selected', label: texts.selected(selected.length), count: selected.length, rows: selected }]
      : []),
    { key: 'page', label: texts.page(rows.length), count: rows.length, rows },
    ...(readPage ? [{ key: 'all', label: texts.all(total), count: total, rows: readPage }] : []),
  ];
  return (
    <Popover
      trigger={button}
      open={open}
      onOpenChange={setOpen}
      name={name}
      texts={texts}
      current={current}
      scopes={scopes}
      options={options}
      blocked={blocked}
      onStart={(scope, format) => {
        const from = scopes.find(({ key }) => key === scope);
        if (from) work.start({ name, columns, rows: from.rows, format, notes });
      }}
      onRetry={work.retry}
      onCancel={work.cancel}
    />
  );
}
