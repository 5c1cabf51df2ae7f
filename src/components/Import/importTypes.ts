/** A row as the file and the grid hold it: text by column id; an empty cell is ''. */
export type ImportValues = Readonly<Record<string, string>>;

/** One column of the template. */
export interface ImportColumn {
  id: string;
  /** Words of its head; the column is found by them. */
  header: string;
  /** Other heads it is known by: 手机 for 手机号. */
  aliases?: readonly string[] | undefined;
  /** Has to be in the file, and filled in. @default false */
  required?: boolean | undefined;
  /** How to fill it in, shown in the template: 11 位手机号. */
  note?: string | undefined;
  /** The only texts it takes. */
  choices?: readonly string[] | undefined;
  /** A good value, for the sheet of explanations. */
  example?: string | undefined;
  /** px, in the grid. @default 128 */
  width?: number | undefined;
  /** Digits of one width. @default false */
  numeric?: boolean | undefined;
}

/** What is wrong with a row; without a column it is the row as a whole. */
export interface RowProblem {
  readonly column?: string | undefined;
  /** A Chinese sentence: 手机号应为 11 位，当前 1380013800. */
  readonly message: string;
}

/** A row on its way to the server. */
export interface ImportEntry {
  /** Tells the rows of one import apart. */
  readonly key: string;
  /** Its number in the file, as the spreadsheet shows it. */
  readonly line: number;
  readonly values: ImportValues;
}

/** What became of a row: no problems means that it was (or would be) taken. */
export interface RowAnswer {
  readonly key: string;
  readonly problems?: readonly RowProblem[] | undefined;
}

export interface CommitOptions {
  /** True: only says what would happen. */
  readonly dryRun: boolean;
  /** Of the whole import; `onUndo` gets it. */
  readonly batchId: string;
  /** Of this call. A retry sends the same rows with the same key: the server takes them once. */
  readonly batchKey: string;
  /** Raised when the dialog is gone; a call that writes is never given up. */
  readonly signal: AbortSignal;
}

export type ImportCommit = (rows: readonly ImportEntry[], options: CommitOptions) => Promise<readonly RowAnswer[]>;

/** What `safeParse` of a zod schema answers. */
export type CheckResult =
  | { readonly success: true }
  | {
      readonly success: false;
      readonly error: {
        readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
      };
    };

/** A row in the grid. A change makes a new one. */
export interface ImportLine extends ImportEntry {
  /** Found here, by the columns and `check`. */
  readonly problems: readonly RowProblem[];
  /** Said by the server: in the dry run, or when it was imported. */
  readonly refused: readonly RowProblem[];
  /** The server has seen it as it now is. */
  readonly verified: boolean;
  readonly imported: boolean;
}
