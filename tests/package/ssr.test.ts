import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { root } from './pack.ts';

describe('on a server', () => {
  test('the kit and the components render; screens wait for a browser', () => {
    const { stdout, stderr, status } = spawnSync(process.execPath, ['tests/package/server.mjs'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('<p>anonymous / true 2026-09-21 09:00:00</p>');
    expect(stdout).toContain('保存</');
    expect(stdout).toContain('巡线原理');
    expect(stdout).toContain('周一');
    expect(stdout).toContain('<main></main>');
  });
});
