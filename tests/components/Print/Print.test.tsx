import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { PrintFrame, type PrintFrameProps } from '../../../src/components/Print/PrintFrame.tsx';
import { usePrint } from '../../../src/components/Print/usePrint.ts';
import { failOnConsoleError, render } from '../ui/setup.tsx';

failOnConsoleError();

function Rows({ count }: { count: number }) {
  return (
    <table>
      <thead>
        <tr>
          <th>学员</th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: count }, (_, row) => (
          <tr key={row}>
            <td style={{ height: 40 }}>第 {row + 1} 行</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What stood in the frame when it was to be printed. */
function printer() {
  const seen = { text: '', rules: [] as string[], title: '', theme: '', ink: '', ground: '' };
  const open = vi.fn<(frame: Window) => Promise<void>>(async (frame) => {
    const { document } = frame;
    const sheet = document.querySelector('[data-print-sheet]') ?? document.body;
    seen.text = document.body.innerText;
    seen.title = document.title;
    seen.theme = document.documentElement.dataset.theme ?? '';
    seen.ink = frame.getComputedStyle(sheet).color;
    seen.ground = frame.getComputedStyle(sheet).backgroundColor;
    seen.rules = [...document.styleSheets]
      .flatMap((sheet_) => [...sheet_.cssRules])
      .map(({ cssText }) => cssText)
      .filter((text) => text.startsWith('@page'));
  });
  return { open, seen };
}

const show = (props: Partial<PrintFrameProps> = {}) =>
  render(
    <main>
      <nav>菜单</nav>
      <PrintFrame title="签到表" {...props}>
        {props.children ?? <Rows count={60} />}
      </PrintFrame>
    </main>,
  );

/** @page rules of this page. */
const pageRules = () =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSPageRule);

describe('PrintFrame', () => {
  test('counts the pages and shows where each ends, never through a row', async () => {
    show();
    const preview = screen.getByRole('region', { name: '签到表' });
    await waitFor(() => expect(within(preview).getByRole('status').textContent).toBe('共 3 页'));
    const cuts = within(preview).getAllByText(/^第 \d 页止$/);
    expect(cuts.map((cut) => cut.textContent)).toEqual(['第 1 页止', '第 2 页止']);
    const lines = cuts.map((cut) => cut.parentElement?.getBoundingClientRect().top ?? 0);
    const rows = within(preview)
      .getAllByText(/^第 \d+ 行$/)
      .map((row) => row.getBoundingClientRect());
    for (const line of lines) expect(rows.some(({ top, bottom }) => line > top + 1 && line < bottom - 1)).toBe(false);
  });

  test('says its paper to the browser', () => {
    const { rerender } = show({ orientation: 'landscape' });
    expect(screen.getByText(/A4 横向/)).toBeTruthy();
    const [rule] = pageRules();
    expect(rule?.style.getPropertyValue('size')).toBe('297mm 210mm');
    expect(rule?.style.getPropertyValue('margin')).toBe('16mm 14mm 18mm');
    expect(rule?.cssText).toContain('counter(pages)');
    rerender(
      <PrintFrame title="签到表" paper="A3" numbers={null}>
        <Rows count={1} />
      </PrintFrame>,
    );
    expect(pageRules()[0]?.style.getPropertyValue('size')).toBe('297mm 420mm');
    expect(pageRules()[0]?.cssText).not.toContain('counter');
  });

  test('a receipt is as long as what is on it', async () => {
    show({ paper: 'receipt80', children: <div style={{ height: 378 }}>合计 ¥2,880.00</div> });
    await waitFor(() => expect(pageRules()[0]?.style.getPropertyValue('size')).toBe('80mm 110.1mm'));
    expect(screen.getByRole('status').textContent).toBe('长 111 mm');
    expect(screen.queryByText(/页止/)).toBeNull();
  });

  test('prints the sheet and nothing else, black on white in the dark theme', async () => {
    document.documentElement.dataset.theme = 'dark';
    onTestFinished(() => {
      delete document.documentElement.dataset.theme;
    });
    const { open, seen } = printer();
    const onPrinted = vi.fn<() => void>();
    show({ open, onPrinted, header: '机器人创意班' });
    await userEvent.click(screen.getByRole('button', { name: '打印' }));
    await waitFor(() => expect(onPrinted).toHaveBeenCalledOnce());
    expect(seen.text).toContain('机器人创意班');
    expect(seen.text).toContain('第 60 行');
    expect(seen.text).not.toContain('菜单');
    expect(seen.title).toBe('签到表');
    expect([seen.theme, seen.ink, seen.ground]).toEqual(['light', 'rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    expect(seen.rules.at(-1)).toContain('size: 210mm 297mm');
    expect(document.querySelector('iframe[title="打印"]')).toBeNull();
  });

  test('the browser’s own print shows the sheet alone, rows unbroken, and no marks of the preview', async () => {
    show();
    await screen.findByText('第 1 页止');
    onTestFinished(async () => {
      await cdp().send('Emulation.setEmulatedMedia', { media: '' });
    });
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    await waitFor(() => expect(matchMedia('print').matches).toBe(true));
    expect(screen.getByText('菜单').checkVisibility()).toBe(false);
    expect(screen.getByText('第 1 页止').checkVisibility()).toBe(false);
    expect(screen.getByText('打印').checkVisibility()).toBe(false);
    const row = screen.getByText('第 7 行');
    expect(row.checkVisibility()).toBe(true);
    expect(getComputedStyle(row.parentElement ?? row).breakInside).toBe('avoid');
  });
});

describe('usePrint', () => {
  function Page({ open }: { open: (frame: Window) => Promise<void> }) {
    const { print, printing } = usePrint();
    const send = () => {
      const part = document.getElementById('part');
      if (part) void print(part, { title: '试卷', paper: 'A4', open });
    };
    return (
      <>
        <p>别的内容</p>
        <div id="part">
          <input aria-label="姓名" />
          <select aria-label="校区">
            <option>东湖</option>
            <option>南山</option>
          </select>
          <canvas width={2} height={2} />
        </div>
        <button type="button" onClick={send}>
          {printing ? '打印中' : '打印试卷'}
        </button>
      </>
    );
  }

  test('takes along what was typed, chosen and drawn, and lets go when done', async () => {
    let done = (): void => undefined;
    const found: Record<string, unknown> = {};
    const open = async (frame: Window) => {
      found.name = frame.document.querySelector('input')?.value;
      found.campus = frame.document.querySelector('select')?.value;
      found.drawing = frame.document.querySelector('img')?.src.slice(0, 22);
      found.text = frame.document.body.textContent;
      await new Promise<void>((resolve) => (done = resolve));
    };
    render(<Page open={open} />);
    await userEvent.type(screen.getByRole('textbox', { name: '姓名' }), '林小满');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '校区' }), '南山');
    await userEvent.click(screen.getByRole('button', { name: '打印试卷' }));
    await waitFor(() => expect(found.text).toBeDefined());
    expect(found).toMatchObject({ name: '林小满', campus: '南山', drawing: 'data:image/png;base64,' });
    expect(found.text).not.toContain('别的内容');
    expect(screen.getByRole('button', { name: '打印中' })).toBeTruthy();
    done();
    expect(await screen.findByRole('button', { name: '打印试卷' })).toBeTruthy();
    expect(document.querySelector('iframe[title="打印"]')).toBeNull();
  });
});
