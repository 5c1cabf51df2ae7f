import { useMemo } from 'react';
import { DataTable } from '../DataTable/DataTable.tsx';
import type { DataColumn } from '../DataTable/types.ts';
import { useDataTable } from '../DataTable/useDataTable.ts';
import { Empty } from '../ui/Empty/Empty.tsx';
import { GridPlace } from './Import.styles.ts';
import { allProblems, cellProblem } from './importLines.ts';
import type { ImportTexts } from './importTexts.ts';
import type { ImportColumn, ImportLine } from './importTypes.ts';

interface CheckGridProps {
  name: string;
  columns: readonly ImportColumn[];
  lines: readonly ImportLine[];
  texts: ImportTexts;
  /** Keep it stable. */
  onEdit: (key: string, column: string, text: string) => void;
  onRemove: (key: string) => void;
}

const problemLook = { overflow: 'hidden', textOverflow: 'ellipsis', color: 'var(--danger-text)' } as const;
const blank = { value: '', label: '（空）' };

/** The rows of the file, each cell open to be mended; what is wrong stands in its cell and, in words, at the front. */
export function CheckGrid({ name, columns, lines, texts, onEdit, onRemove }: CheckGridProps) {
  const shown = useMemo(
    (): DataColumn<ImportLine>[] => [
      { id: 'line', header: texts.line, width: 64, numeric: true, frozen: 'start', value: ({ line }) => line },
      {
        id: 'problem',
        header: texts.problem,
        width: 288,
        value: (line) =>
          allProblems(line)
            .map(({ message }) => message)
            .join('；'),
        cell: (line) => {
          const words = allProblems(line)
            .map(({ message }) => message)
            .join('；');
          return (
            <span title={words} style={problemLook}>
              {words}
            </span>
          );
        },
      },
      ...columns.map(
        ({ id, header, required, choices, width = 128, numeric = false }): DataColumn<ImportLine> => ({
          id,
          header: required ? `${header} *` : header,
          width,
          numeric,
          value: ({ values }) => values[id],
          edit: {
            text: ({ values }) => values[id] ?? '',
            save: ({ key }, text) => onEdit(key, id, text),
            error: (line) => cellProblem(line, id),
            choices: choices && [blank, ...choices.map((value) => ({ value, label: value }))],
          },
        }),
      ),
    ],
    [columns, texts, onEdit],
  );
  const table = useDataTable({
    columns: shown,
    rows: lines,
    rowKey: ({ key }) => key,
    density: 'compact',
    actions: ({ key }) => [{ key: 'remove', label: texts.remove, onSelect: () => onRemove(key) }],
    actionsWidth: 72,
  });
  return (
    <GridPlace>
      <DataTable table={table} aria-label={name} fill empty={<Empty size="s" title={texts.allRight} />} />
    </GridPlace>
  );
}
