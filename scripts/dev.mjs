// npm run dev: builds, runs, and after each change of a source builds what changed and starts again.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';

install({ withTestTools: false });
const { nx } = await import('./nx.mjs');
const root = fileURLToPath(new URL('..', import.meta.url));
let running;
let timer;

const stop = () => new Promise((resolve) => {
  if (!running || running.exitCode !== null) return resolve();
  running.once('exit', resolve);
  running.kill('SIGINT');
});

async function restart() {
  const built = nx(['run-many', '-t', 'build', '--output-style=static'], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (built.status !== 0) return void process.stderr.write(`${built.stdout}\nThe build failed; waiting for the next change.\n`);
  await stop();
  running = spawn(process.execPath, ['--enable-source-maps', 'apps/local/dist/main.js'], { cwd: root, stdio: 'inherit' });
}

for (const folder of ['apps', 'libs']) {
  watch(new URL(`../${folder}`, import.meta.url), { recursive: true }, (_event, file) => {
    if (!file || /(^|\/)dist\//.test(file) || file.endsWith('.spec.ts')) return;
    clearTimeout(timer);
    timer = setTimeout(() => void restart(), 150);
  });
}
process.on('SIGINT', () => void stop().then(() => process.exit(0)));
await restart();
