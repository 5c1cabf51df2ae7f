import { expect, test, vi } from 'vitest';
import { createDepartures } from '../../src/kit/departures.ts';
import { createMemoryNavigation } from '../../src/kit/navigation.ts';

function places() {
  const source = createMemoryNavigation('/layout/students/new?tab=1');
  const departures = createDepartures();
  return { source, departures, navigate: departures.asking(source.current()).navigate };
}

test('nobody holds: the way is free', () => {
  const { source, navigate } = places();
  navigate('/layout/home');
  expect(source.entries.at(-1)).toBe('/layout/home');
});

test('held, the user stays until the way on is taken', () => {
  const { source, departures, navigate } = places();
  const ways: (() => void)[] = [];
  departures.guard((go) => {
    ways.push(go);
    return true;
  });
  navigate('/layout/home', { replace: true });
  expect(source.entries).toEqual(['/layout/students/new?tab=1']);
  ways[0]?.();
  expect(source.entries).toEqual(['/layout/home']);
});

test('another query of the same page asks nobody, written in full or in short', () => {
  const { source, departures, navigate } = places();
  const hold = vi.fn<() => boolean>(() => true);
  departures.guard(hold);
  navigate('/layout/students/new?tab=2');
  navigate('?tab=3');
  expect(hold).not.toHaveBeenCalled();
  expect(source.entries).toHaveLength(3);
});

test('who has stopped asking is not asked', () => {
  const { source, departures, navigate } = places();
  departures.guard(() => true)();
  navigate('/layout/home');
  expect(source.entries.at(-1)).toBe('/layout/home');
});
