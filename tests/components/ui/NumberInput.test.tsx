import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { NumberInput } from '../../../src/components/ui/NumberInput/NumberInput.tsx';
import { failOnConsoleError, render } from './setup.tsx';

failOnConsoleError();

function setUp(start: number | null = null) {
  const told = vi.fn<(fen: number | null) => void>();
  function Owner() {
    const [fen, setFen] = useState<number | null>(start);
    return (
      <NumberInput
        aria-label="实收"
        scale={100}
        value={fen}
        onValueChange={(next) => {
          setFen(next);
          told(next);
        }}
      />
    );
  }
  render(<Owner />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: '实收' });
  return { input, told, user: userEvent.setup() };
}

describe('money in fen', () => {
  test.each([
    ['1,234.5', 123_450, '1,234.50'],
    ['１２３', 12_300, '123.00'],
    ['１，２３４．５', 123_450, '1,234.50'],
    ['1.005', 101, '1.01'],
    ['0.285', 29, '0.29'],
    ['.5', 50, '0.50'],
    ['19.99', 1999, '19.99'],
  ])('typed as %s is %s and shows %s', async (text, fen, shown) => {
    const { input, told, user } = setUp();
    await user.type(input, text);
    await user.tab();
    expect(told).toHaveBeenLastCalledWith(fen);
    expect(input.value).toBe(shown);
  });

  test.each([
    ['¥1,234.50', 123_450],
    ['￥88', 8800],
    ['1234.5 元', 123_450],
    ['123', 12_300],
  ])('pasted as %s is %s', async (text, fen) => {
    const { input, told, user } = setUp(5000);
    await user.tripleClick(input);
    await user.paste(text);
    await user.tab();
    expect(told).toHaveBeenLastCalledWith(fen);
  });

  test('pasted words change nothing, and an emptied field is no zero', async () => {
    const { input, told, user } = setUp(5000);
    await user.tripleClick(input);
    await user.paste('待定');
    expect(told).not.toHaveBeenCalled();
    await user.clear(input);
    await user.tab();
    expect(told).toHaveBeenLastCalledWith(null);
    expect(input.value).toBe('');
  });
});
