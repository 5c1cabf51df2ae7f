import type { ImportTexts } from './importTexts.ts';
import type { CheckResult, ImportColumn, ImportCommit, ImportValues } from './importTypes.ts';

/** Rows an undo had to leave as they are: 第 15 行：该批次已消耗 2 课时，不能撤销. */
export interface UndoAnswer {
  readonly kept?: readonly { readonly line: number; readonly message: string }[] | undefined;
}

export interface ImportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is imported: 学员. Names the dialog, the template and its sheet. */
  name: string;
  columns: readonly ImportColumn[];
  /** What else is wrong with a row: `(row) => schema.safeParse(row)`; the first part of an issue's path is the column's id. */
  check?: ((row: ImportValues) => CheckResult) | undefined;
  /**
   * Takes a batch, or with `dryRun` only says what would happen. Rejects when nothing can be said: the same batch is
   * then sent again under the same `batchKey`.
   */
  commit: ImportCommit;
  /** Rows are tried out on the server first. @default true */
  dryRun?: boolean | undefined;
  /** Right rows may be imported while others are wrong. @default true */
  partial?: boolean | undefined;
  /** Rows a call. @default 100 */
  batchSize?: number | undefined;
  /** Bytes. @default 10 MB */
  maxBytes?: number | undefined;
  /** @default 5000 */
  maxRows?: number | undefined;
  /** Takes the whole import back. Without it nothing is offered. */
  onUndo?: ((batchId: string) => Promise<UndoAnswer | void>) | undefined;
  /** How long it can be taken back. @default 24 */
  undoHours?: number | undefined;
  /** Something was imported or taken back: lists may read anew. */
  onChanged?: (() => void) | undefined;
  /** Names an import. @default random */
  newId?: (() => string) | undefined;
  /** Other words for single entries. */
  texts?: Partial<ImportTexts> | undefined;
}
