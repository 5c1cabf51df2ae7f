// Adds the other-platform optional packages that the registry mirror did not offer to
// package-lock.json, so that `npm ci` accepts the lock everywhere (they are skipped by os/cpu).
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const pk = lock.packages;
const OS = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  sunos: 'sunos',
  win32: 'win32',
  win: 'win32',
  windows: 'win32',
  openharmony: 'openharmony',
  aix: 'aix',
};
const CPU = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32'];
let added = 0;
for (const [key, v] of Object.entries(pk)) {
  for (const [name, range] of Object.entries(v.optionalDependencies ?? {})) {
    // Already locked somewhere the parent can see?
    let dir = key,
      found = false;
    for (;;) {
      const hit = pk[`${dir ? dir + '/' : ''}node_modules/${name}`];
      if (hit) {
        found = hit.version === range || !/^\d/.test(range);
        break;
      }
      if (!dir) break;
      const i = dir.lastIndexOf('/node_modules/');
      dir = i < 0 ? '' : dir.slice(0, i);
    }
    if (found || !/^\d/.test(range)) continue;
    const words = name.split(/[^a-z0-9]+/);
    const os = words.map((w) => OS[w]).find(Boolean);
    const cpu = words.find((w) => CPU.includes(w));
    if (!os) {
      console.warn('skipped (no platform in the name):', name);
      continue;
    }
    const entry = {
      version: range,
      cpu: cpu ? [cpu] : undefined,
      dev: v.dev,
      libc: words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : undefined,
      optional: true,
      os: [os],
    };
    // Nest under the parent: two parents may want two versions (rollup, esbuild).
    pk[pk[`node_modules/${name}`] ? `${key}/node_modules/${name}` : `node_modules/${name}`] = JSON.parse(
      JSON.stringify(entry),
    );
    added++;
  }
}
lock.packages = Object.fromEntries(Object.entries(pk).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
writeFileSync(file, JSON.stringify(lock, null, 2) + '\n');
console.log(`completed the lock: ${added} entries`);
