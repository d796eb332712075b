// npm run dev: builds, runs, and after each change of a source builds what changed and starts again.
import { spawn, spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';

install({ withTestTools: false });
const { nx } = await import('./nx.mjs');
// Node's own recursive watch loses a file that an editor or git replaces by another of the same name.
const { watch } = await import('chokidar');
const root = fileURLToPath(new URL('..', import.meta.url));

/** What is written by a build, or by no program that runs. */
const ignored =
  /(^|\/)(dist|node_modules|\.vite)(\/|$)|\.spec\.tsx?$|(^|\/)(schema|supergraph)\.graphql$|~$|\.sw[px]$|(^|\/)\.#/;
/** Changes come in heaps: an editor that saves all, a branch that is checked out. */
const heapMs = 300;

let running;
let timer;
let turn = Promise.resolve();
let graphChanged = false;

function build() {
  const built = nx(['run-many', '-t', 'build', '--output-style=static'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (built.status !== 0) process.stderr.write(`${built.stdout}\n`);
  if (built.status !== 0 || !graphChanged) return built.status === 0;
  graphChanged = false;
  return spawnSync(process.execPath, ['scripts/generate.mjs'], { cwd: root, stdio: 'inherit' }).status === 0;
}

function stop() {
  const stopping = running;
  running = undefined;
  if (stopping === undefined || stopping.exitCode !== null || stopping.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    stopping.once('exit', resolve);
    stopping.kill('SIGTERM');
  });
}

async function restart() {
  const started = Date.now();
  if (!build()) return void process.stderr.write('The build failed; waiting for the next change.\n');
  await stop();
  running = spawn(process.execPath, ['--enable-source-maps', 'apps/local/dist/main.js'], {
    cwd: root,
    stdio: 'inherit',
  });
  process.stdout.write(`Built in ${((Date.now() - started) / 1_000).toFixed(1)} s; starting …\n`);
}

/** One after the other: what changes meanwhile is built next, once. */
function changed(file) {
  graphChanged ||= file.endsWith('.graphql') || file.endsWith('.resource.ts');
  clearTimeout(timer);
  timer = setTimeout(() => (turn = turn.then(restart)), heapMs);
}

watch(['apps', 'libs'], {
  cwd: root,
  ignoreInitial: true,
  ignored: (path) => ignored.test(relative(root, path).replaceAll('\\', '/')),
}).on('all', (_event, file) => changed(file));
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    clearTimeout(timer);
    void turn.then(stop).then(() => process.exit(0));
  });
}
turn = turn.then(restart);
await turn;
