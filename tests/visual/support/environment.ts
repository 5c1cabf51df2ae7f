import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a picture depends on besides the code. */
export interface Environment {
  readonly platform: string;
  /** Full version of the browser; its major counts. */
  readonly chromium: string;
  /** The fonts the product's families come to here, with their versions; '' where fontconfig is missing. */
  readonly fonts: Readonly<Record<string, string>>;
}

/** The families the product is drawn in on Linux: Chinese text, and the two punctuation marks taken from Latin. */
const families = ['Noto Sans CJK SC', 'Liberation Sans'];

function fontFor(family: string): string {
  const found = spawnSync('fc-match', ['-f', '%{fullname[0]} %{fontversion}', family], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : '';
}

export function readEnvironment(chromium: string): Environment {
  const fonts = Object.fromEntries(families.map((family) => [family, fontFor(family)]));
  return { platform: `${process.platform}-${process.arch}`, chromium, fonts };
}

const major = (version: string) => version.split('.')[0] ?? '';

/** What is different here from where the references were made, e.g. `Chromium 156 here, 157 there`; none: comparable. */
export function differences(here: Environment, there: Environment): string[] {
  const facts = (one: Environment): [string, string][] => [
    ['platform', one.platform],
    ['Chromium', major(one.chromium)],
    ...families.map((family): [string, string] => [family, one.fonts[family] || 'none']),
  ];
  const theirs = new Map(facts(there));
  return facts(here).flatMap(([name, value]) =>
    value === theirs.get(name) ? [] : `${name} ${value} here, ${theirs.get(name)} there`,
  );
}

const fileOf = (folder: string) => join(folder, 'environment.json');

/** Where the references in the folder were made; null before there are any. */
export function recordedEnvironment(folder: string): Environment | null {
  const file = fileOf(folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Environment) : null;
}

export const environmentFile = (environment: Environment): string => `${JSON.stringify(environment, null, 2)}\n`;
export { fileOf as environmentPath };
