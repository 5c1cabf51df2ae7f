import { Columns3Cog } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '../ui/Button/Button.tsx';
import { IconButton } from '../ui/IconButton/IconButton.tsx';
import { Popover } from '../ui/Popover/Popover.tsx';
import { Segmented } from '../ui/Segmented/Segmented.tsx';
import { ColumnList } from './ColumnList.tsx';
import { Foot, Panel, PanelHead, Section } from './TableSettings.styles.ts';
import { noSettings } from './columnSettings.ts';
import { type TableSettingsTexts, tableSettingsTexts } from './settingsTexts.ts';
import type { TableDensity } from './types.ts';
import type { DataTableModel } from './useDataTable.ts';

export interface TableSettingsProps<Row> {
  /** From `useDataTable`. */
  table: DataTableModel<Row>;
  /** The button that opens it. @default an icon named 列设置 */
  trigger?: ReactElement | undefined;
  /** Other words for single entries. */
  texts?: Partial<TableSettingsTexts> | undefined;
}

/** Which columns are shown, in which order, and how high the rows are. Renders a button and a `<div role="dialog">`. */
export function TableSettings<Row>({ table, trigger, texts: given }: TableSettingsProps<Row>) {
  const texts = { ...tableSettingsTexts, ...given };
  const { settings, setSettings, density, columns, placed } = table;
  const shown = placed.filter(({ kind }) => kind === 'data').length;
  const touched = settings !== noSettings && JSON.stringify(settings) !== JSON.stringify(noSettings);
  return (
    <Popover
      flush
      align="end"
      aria-label={texts.settings}
      trigger={
        trigger ?? (
          <IconButton
            variant="default"
            label={texts.settings}
            icon={<Columns3Cog size={16} strokeWidth={1.75} aria-hidden />}
          />
        )
      }
    >
      <Panel>
        <PanelHead>
          <b>{texts.columns}</b>
          <small>{texts.shown(shown, columns.length)}</small>
        </PanelHead>
        <ColumnList table={table} texts={texts} />
        <Section>
          <b>{texts.density}</b>
          <Segmented<TableDensity>
            size="s"
            aria-label={texts.density}
            value={density}
            onValueChange={(next) => setSettings({ ...settings, density: next })}
            options={(['compact', 'standard', 'roomy'] as const).map((value) => ({
              value,
              label: texts.densities[value],
            }))}
          />
        </Section>
        <Foot>
          <Button variant="text" size="s" disabled={!touched} onClick={() => setSettings(noSettings)}>
            {texts.reset}
          </Button>
        </Foot>
      </Panel>
    </Popover>
  );
}
