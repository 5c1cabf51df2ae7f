import { Select } from '../ui/Select/Select.tsx';
import { Note } from './Import.styles.ts';
import type { ImportTexts } from './importTexts.ts';
import type { ImportColumn } from './importTypes.ts';
import { MapTable, Must } from './MapStep.styles.ts';
import type { HeaderMapping } from './matchHeaders.ts';
import type { ImportSource } from './useImport.ts';

interface MapStepProps {
  columns: readonly ImportColumn[];
  source: ImportSource;
  mapping: HeaderMapping;
  texts: ImportTexts;
  onChange: (mapping: HeaderMapping) => void;
}

/** Which column of the file each column takes. One of the file goes to one place: chosen anew it leaves the other. */
export function MapStep({ columns, source: { fileName, table }, mapping, texts, onChange }: MapStepProps) {
  const options = table.headers.flatMap((header, at) => (header === '' ? [] : [{ value: String(at), label: header }]));
  const choose = (id: string, value: string | null) => {
    const at = value === null ? null : Number(value);
    const others = Object.entries(mapping).map(([key, held]) => [key, held === at ? null : held] as const);
    onChange({ ...Object.fromEntries(others), [id]: at });
  };
  return (
    <>
      <Note>{texts.mapNote(fileName, table.rows.length)}</Note>
      <MapTable>
        <thead>
          <tr>
            <th scope="col">{texts.column}</th>
            <th scope="col">{texts.fileColumn}</th>
            <th scope="col">{texts.firstValue}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ id, header, required }) => {
            const at = mapping[id] ?? null;
            return (
              <tr key={id}>
                <td>
                  {header}
                  {required ? <Must title={texts.required}>*</Must> : null}
                </td>
                <td>
                  <Select
                    clearable
                    aria-label={`${header}${texts.fileColumn}`}
                    options={options}
                    placeholder={required ? texts.choose : texts.none}
                    value={at === null ? null : String(at)}
                    onValueChange={(value) => choose(id, value)}
                  />
                </td>
                <td>{at === null ? '' : table.rows[0]?.cells[at]}</td>
              </tr>
            );
          })}
        </tbody>
      </MapTable>
    </>
  );
}
