import { Form, Input, Table } from 'antd';
import { createContext, type ReactNode, use, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { columnCount, headers, makeRows, type Row } from '../lib/rows.ts';
import { offer, rootElement, scrollBy, typeInto } from '../lib/step.ts';

// As antd's own “editable cells” example: a form a row, an input while the cell is edited.
const Editing = createContext<ReturnType<typeof Form.useForm>[0] | null>(null);

function EditableRow(props: { children?: ReactNode }) {
  const [form] = Form.useForm();
  return (
    <Form form={form} component={false}>
      <Editing value={form}>
        <div {...props} />
      </Editing>
    </Form>
  );
}

function EditableCell({ row, text }: { row: Row; text: string }) {
  const form = use(Editing);
  const [editing, setEditing] = useState(false);
  if (editing) {
    return (
      <Form.Item name="text" style={{ margin: 0 }}>
        <Input autoFocus aria-label={`编辑 ${row.id}`} />
      </Form.Item>
    );
  }
  return (
    <button
      type="button"
      data-edit={row.id}
      onClick={() => {
        form?.setFieldsValue({ text });
        setEditing(true);
      }}
    >
      {text}
    </button>
  );
}

const rows = makeRows(10_000);
const columns = headers.map((title, c) => ({
  key: String(c),
  title,
  width: 120,
  ...(c === 0 ? { fixed: 'left' as const } : {}),
  ...(c === columnCount - 1 ? { fixed: 'right' as const } : {}),
  render: (_: unknown, row: Row) =>
    c === 1 ? <EditableCell row={row} text={row.cells[c] ?? ''} /> : (row.cells[c] ?? ''),
}));

function Page() {
  const [selected, setSelected] = useState<React.Key[]>([]);
  return (
    <>
      <output>{selected.length}</output>
      <Table<Row>
        virtual
        rowKey="id"
        size="small"
        pagination={false}
        dataSource={rows}
        columns={columns}
        scroll={{ x: 120 * columnCount, y: 600 }}
        rowSelection={{ selectedRowKeys: selected, onChange: setSelected, fixed: true }}
        components={{ body: { row: EditableRow } }}
        style={{ width: 1200 }}
      />
    </>
  );
}

const holder = () => document.querySelector('.ant-table-tbody-virtual-holder');
const text = () => rootElement().textContent ?? '';
offer({
  mount: () => flushSync(() => createRoot(rootElement()).render(<Page />)),
  steps: {
    scrollDown: () => wheel(400, 60, 'y'),
    toTheEnd: () => wheel(1_000_000, 1, 'y'),
    toTheTop: () => wheel(-1_000_000, 1, 'y'),
    selectAll: () => document.querySelector<HTMLElement>('thead .ant-checkbox-input, .ant-table-thead input')?.click(),
    openEditor: () => document.querySelector<HTMLElement>('[data-edit="0"]')?.click(),
    keystrokes: () => {
      for (let i = 1; i <= 20; i++) typeInto(document.querySelector('input[aria-label="编辑 0"]'), 'x'.repeat(i));
    },
  },
  seen: {
    mount: () => String(text().includes(rows[0]?.cells[0] ?? '?')),
    toTheEnd: () => String(text().includes(rows[9999]?.cells[0] ?? '?')),
    selectAll: () => document.querySelector('output')?.textContent ?? '',
    keystrokes: () => document.querySelector<HTMLInputElement>('input[aria-label="编辑 0"]')?.value ?? '',
  },
});

/** Its list scrolls by wheel events, not by scrollTop. */
async function wheel(px: number, frames: number, _axis: 'y') {
  const element = holder();
  if (!element) throw new Error('antd’s virtual body is not there.');
  for (let i = 0; i < frames; i++) {
    element.dispatchEvent(new WheelEvent('wheel', { deltaY: px, bubbles: true, cancelable: true }));
    await scrollBy(element, 0, 1);
  }
}
