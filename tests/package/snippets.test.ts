import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './pack.ts';

const folder = join(root, '.cache/snippets');

interface Snippet {
  /** Page and line, for the reader of a failure. */
  at: string;
  kind: 'ts' | 'tsx';
  code: string;
}

/** Blocks marked ts or tsx; one that names a place (```ts server/own.ts) is compiled as if it lay there. */
function snippetsOf(page: string): Snippet[] {
  const text = readFileSync(join(root, page), 'utf8');
  return [...text.matchAll(/^```(tsx?)(?: (\S+))?\n(.*?)^```$/gms)].map((match) => {
    const [, kind = 'ts', place = '', code = ''] = match;
    const line = text.slice(0, match.index).split('\n').length;
    const from = place ? `'../../${dirname(place)}/` : `'./`;
    return { at: `${page}:${line}`, kind: kind === 'tsx' ? 'tsx' : 'ts', code: code.replaceAll(`'./`, from) };
  });
}

const pages = globSync(['README.md', 'docs/**/*.md'], { cwd: root }).sort();
const snippets = pages.flatMap(snippetsOf);

describe('the pages', () => {
  test('every snippet compiles', () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const names = new Map(snippets.map((snippet, i) => [`s${i}.${snippet.kind}`, snippet]));
    for (const [name, { code }] of names) writeFileSync(join(folder, name), `${code}\nexport {};\n`);
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: '../../tsconfig.json', include: ['*.ts', '*.tsx'], exclude: [] }),
    );
    const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
    const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
      cwd: root,
      encoding: 'utf8',
    });
    const told = stdout.replace(/\S*\b(s\d+\.tsx?)\((\d+)/g, (whole, name: string, line: string) => {
      const found = names.get(name);
      return found ? `${found.at} (line ${line} of the snippet` : whole;
    });
    expect(snippets.length).toBeGreaterThan(10);
    expect(told).toBe('');
    expect(status).toBe(0);
  });

  test('every link to a file of this repository leads somewhere', () => {
    const lost = pages.flatMap((page) =>
      [...readFileSync(join(root, page), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
        .map(([, target = '']) => target)
        .filter((target) => globSync(join(dirname(page), target), { cwd: root }).length === 0)
        .map((target) => `${page}: ${target}`),
    );
    expect(lost).toEqual([]);
  });
});
