import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root, tarball } from './pack.ts';

const require = createRequire(import.meta.url);
const pkg = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  exports: Record<string, string | Record<string, string>>;
};
const entries = Object.entries(pkg.exports).flatMap(([name, target]) =>
  typeof target === 'string' ? [] : [{ name: name.replace(/^\./, 'jiaowu'), file: join(root, target.default ?? '') }],
);

describe('the published package', () => {
  test('publint finds nothing', async () => {
    const { publint } = await import('publint');
    const { formatMessage } = await import('publint/utils');
    const bytes = readFileSync(tarball());
    const { messages, pkg: seen } = await publint({
      pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) },
      strict: true,
    });
    expect(messages.map((message) => formatMessage(message, seen))).toEqual([]);
  });

  test('are the types wrong? No', () => {
    const cli = join(dirname(require.resolve('@arethetypeswrong/cli/package.json')), 'dist/index.js');
    const run = spawnSync(process.execPath, [cli, tarball(), '--profile', 'esm-only', '--no-emoji'], {
      encoding: 'utf8',
    });
    expect(run.stdout + run.stderr, 'attw').not.toMatch(/Cannot|Error/);
    expect(run.status).toBe(0);
  }, 120_000);

  test('each entry exports exactly the names agreed on', () => {
    // A fresh Node, without a DOM: what a server renderer would import.
    const code = `const out = {}; for (const { name, file } of ${JSON.stringify(entries)}) out[name] = Object.keys(await import(file)).sort(); console.log(JSON.stringify(out));`;
    const out = execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8', cwd: root });
    const names = JSON.parse(out) as Record<string, string[]>;
    expect(names).toMatchSnapshot();
  });

  test('what plain Node and the bundlers stumble over is not in it', () => {
    const files = globSync('dist/**/*.js', { cwd: root });
    expect(files.length).toBeGreaterThan(300);
    const faults = files.filter((file) =>
      /from "\.[^"]*\.tsx?"|import\("\.[^"]*\.tsx?"\)|import styled[ ,]|from "zod"|import \{[^}]*\bz\b[^}]*\} from "zod|import\.meta\.env/.test(
        readFileSync(join(root, file), 'utf8'),
      ),
    );
    expect(faults).toEqual([]);
    for (const entry of ['index', 'components/index', 'features/schedule/index']) {
      expect(readFileSync(join(root, `dist/${entry}.js`), 'utf8')).toMatch(/^"use client";/);
    }
  });

  test('every declaration file it names is there and carries no path of another machine', () => {
    const list = execFileSync('tar', ['-tzf', tarball()], { encoding: 'utf8' }).split('\n');
    for (const target of Object.values(pkg.exports)) {
      for (const file of typeof target === 'string' ? [target] : Object.values(target)) {
        expect(list).toContain(join('package', file));
      }
    }
    expect(
      list.filter((file) => /\.(test|stories)\./.test(file) || /^package\/(app|server|tests)\//.test(file)),
    ).toEqual([]);
  });
});
