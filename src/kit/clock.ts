/** The institution's zone. Every time on the wire is its wall clock. */
export const institutionZone = 'Asia/Shanghai';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    const two = '2-digit';
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: two,
      day: two,
      hour: two,
      minute: two,
      second: two,
    });
    formats.set(zone, format);
  }
  return format;
}

/** What a clock on the wall of that zone shows: `YYYY-MM-DD HH:mm:ss`. */
export function wallClock(date: Date, zone = institutionZone): string {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  const at = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '';
  return `${at('year').padStart(4, '0')}-${at('month')}-${at('day')} ${at('hour')}:${at('minute')}:${at('second')}`;
}

/** Milliseconds of a wall clock on a scale of its own: good for differences between wall clocks only. */
function scale(wall: string): number {
  return Date.parse(`${wall.replace(' ', 'T')}Z`);
}

export interface KitClock {
  now: () => Date;
  /**
   * Milliseconds of this computer's own clock, right or wrong: for spans of time that outlive the page, which starts
   * before the server has told its time.
   */
  ownMs: () => number;
  /** The institution's wall clock, `YYYY-MM-DD HH:mm:ss`. */
  wall: () => string;
  /** The institution's wall clock to the minute, `YYYY-MM-DD HH:mm`. */
  minute: () => string;
  /** Told when the minute changes. */
  subscribe: (listener: () => void) => () => void;
  /** Sets itself by the server's wall clock: users' computers are often wrong. */
  follow: (wall: string) => void;
}

/** Answers travel for a moment: a difference below this is no reason to move the clock. */
const toleranceMs = 2000;

export function createKitClock(clock: () => Date): KitClock {
  const listeners = new Set<() => void>();
  let offsetMs = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => new Date(clock().getTime() + offsetMs);
  const minute = () => wallClock(now()).slice(0, 16);
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        tell();
        schedule();
      },
      60_000 - (now().getTime() % 60_000),
    );
  };
  return {
    now,
    ownMs: () => clock().getTime(),
    wall: () => wallClock(now()),
    minute,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) schedule();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
    follow(wall) {
      const next = scale(wall) - scale(wallClock(clock()));
      if (Number.isNaN(next) || Math.abs(next - offsetMs) < toleranceMs) return;
      const before = minute();
      offsetMs = next;
      if (listeners.size > 0) schedule();
      if (minute() !== before) tell();
    },
  };
}
