import type { CheckResult, ImportColumn, ImportLine, ImportValues, RowAnswer, RowProblem } from './importTypes.ts';

export interface LineRules {
  columns: readonly ImportColumn[];
  check?: ((row: ImportValues) => CheckResult) | undefined;
}

/** What the columns and `check` say of a row; of one cell only the first problem. */
export function problemsOf(values: ImportValues, { columns, check }: LineRules): readonly RowProblem[] {
  const found: RowProblem[] = [];
  for (const { id, header, required, choices } of columns) {
    const text = values[id] ?? '';
    if (text === '') {
      if (required) found.push({ column: id, message: `请填写${header}` });
    } else if (choices && !choices.includes(text)) {
      const some = choices.slice(0, 6).join('、');
      found.push({ column: id, message: `${header}应为 ${some}${choices.length > 6 ? ' 等' : ''}，当前 ${text}` });
    }
  }
  const result = check?.(values);
  if (result && !result.success) {
    for (const { path, message } of result.error.issues) {
      const column = columns.find(({ id }) => id === path[0])?.id;
      if (column === undefined || !found.some((problem) => problem.column === column)) found.push({ column, message });
    }
  }
  return found;
}

/** A row of the file, checked. */
export function newLine(line: number, values: ImportValues, rules: LineRules): ImportLine {
  const problems = problemsOf(values, rules);
  return { key: `r${line}`, line, values, problems, refused: [], verified: false, imported: false };
}

/** What the server said of a row that has changed since no longer counts. */
export function changeLine(line: ImportLine, column: string, text: string, rules: LineRules): ImportLine {
  const values = { ...line.values, [column]: text.trim() };
  return { ...line, values, problems: problemsOf(values, rules), refused: [], verified: false };
}

const unanswered: readonly RowProblem[] = [{ message: '服务没有返回这一行的结果' }];

/** The answers to the rows that were sent. A row nobody answered has failed: none is taken for imported unsaid. */
export function answerLines(
  lines: readonly ImportLine[],
  sent: readonly ImportLine[],
  answers: readonly RowAnswer[],
  dryRun: boolean,
): ImportLine[] {
  const said = new Map(answers.map(({ key, problems = [] }) => [key, problems]));
  const meant = new Map(sent.map((line) => [line.key, line]));
  return lines.map((line) => {
    // Changed on the way: the answer is to what it was.
    if (meant.get(line.key) !== line) return line;
    const refused = said.get(line.key) ?? unanswered;
    return { ...line, refused, verified: true, imported: !dryRun && refused.length === 0 };
  });
}

export const isWrong = ({ problems, refused }: ImportLine): boolean => problems.length > 0 || refused.length > 0;
export const isReady = (line: ImportLine): boolean => !line.imported && !isWrong(line);
export const isUnverified = (line: ImportLine): boolean => isReady(line) && !line.verified;

/** Everything that is wrong with a row, in the order of its columns. */
export const allProblems = ({ problems, refused }: ImportLine): readonly RowProblem[] => [...problems, ...refused];

export function cellProblem(line: ImportLine, column: string): string | null {
  return allProblems(line).find((problem) => problem.column === column)?.message ?? null;
}

export interface LineCounts {
  readonly total: number;
  readonly ready: number;
  readonly wrong: number;
  readonly imported: number;
}

export function countLines(lines: readonly ImportLine[]): LineCounts {
  return {
    total: lines.length,
    ready: lines.filter(isReady).length,
    wrong: lines.filter((line) => !line.imported && isWrong(line)).length,
    imported: lines.filter(({ imported }) => imported).length,
  };
}
