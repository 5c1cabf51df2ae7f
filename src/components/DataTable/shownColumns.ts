import type { ColumnKind, PlacedColumn } from './columnLayout.ts';
import type { DataTableTexts } from './texts.ts';
import type { FrozenSide } from './types.ts';

interface Extras {
  selects: boolean;
  detailed: boolean;
  acts: boolean;
  actionsWidth: number | undefined;
  texts: DataTableTexts;
}

const extra = <Row>(kind: ColumnKind, header: string, width: number, frozen: FrozenSide): PlacedColumn<Row> => ({
  id: `\u0000${kind}`,
  kind,
  header,
  frozen,
  width,
  minWidth: width,
  maxWidth: width,
  elastic: false,
  column: undefined,
});

/** The data's columns with the table's own round them: boxes and openers at the left, acts at the right. */
export function shownColumns<Row>(placed: readonly PlacedColumn<Row>[], extras: Extras): PlacedColumn<Row>[] {
  const { selects, detailed, acts, actionsWidth = 128, texts } = extras;
  return [
    ...(selects ? [extra<Row>('select', texts.selectAll, 40, 'start')] : []),
    ...(detailed ? [extra<Row>('expand', texts.expand, 36, 'start')] : []),
    ...placed,
    ...(acts ? [extra<Row>('actions', texts.actions, actionsWidth, 'end')] : []),
  ];
}
