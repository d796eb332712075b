// Whether Bellbird starts, and its unit and contract tiers pass, on the oldest Node that it names and on those that are
// kept now. npm brings them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../real-parts/parts-of-run.mjs';
import { npmPackage, root, run, tail, withPath } from './cache.mjs';

/** The floor of `engines`, and the newest of what has support, without the odd numbers. */
const versions = ['20.19.0', '22.23.3', '24.21.0'];
/** What is asked is whether they pass, not how fast. */
const tiers = [
  '--experimental-vm-modules',
  '--no-warnings',
  'node_modules/jest/bin/jest.js',
  '--maxWorkers=2',
  '--testTimeout=120000',
  '--testPathPatterns',
  '\\.(unit|contract)\\.spec\\.(ts|tsx|mjs)$',
];
const upWithinMs = 300_000;
const endsWithinMs = 60_000;

export async function get() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const nodes = [];
  for (const version of versions) {
    nodes.push({ version, bin: join(await npmPackage(`node-${platform}-${process.arch}`, version), 'bin') });
  }
  return nodes;
}

export async function test(nodes, { check }) {
  for (const { version, bin } of nodes) {
    await check(`npm start on Node ${version}`, () => starts(bin));
    await check(`unit and contract tiers on Node ${version}`, async () => {
      const { status, output } = await run(join(bin, 'node'), tiers, { env: withPath(bin), timeoutMs: 3_600_000 });
      if (status !== 0)
        throw new Error(
          tail(
            output
              .split('\n')
              .filter((line) => !line.startsWith('PASS '))
              .join('\n'),
            200,
          ),
        );
      return /^Tests: +(.*)$/m.exec(output)?.[1];
    });
  }
}

/** `npm start` in a fresh data folder until it is ready, then one Ctrl-C. */
async function starts(bin) {
  const folder = await mkdtemp(join(tmpdir(), 'bellbird-node-'));
  const env = { ...withPath(bin), PORT: String(await freePort()), BELLBIRD_DATA: folder };
  // A group of its own, as a terminal makes it: Ctrl-C reaches all of it.
  const child = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const ended = once(child, 'close');
  let said = '';
  try {
    await within(
      upWithinMs,
      'is not ready',
      new Promise((ready, fail) => {
        for (const stream of [child.stdout, child.stderr]) {
          stream.setEncoding('utf8').on('data', (text) => {
            said += text;
            if (said.includes('Bellbird is ready at')) ready();
          });
        }
        void ended.then(([code]) => fail(new Error(`npm start ended with ${code}`)), fail);
      }),
    );
    process.kill(-child.pid, 'SIGINT');
    await within(endsWithinMs, 'does not end', ended);
    if (existsSync(join(folder, 'bellbird.lock'))) throw new Error('npm start left its data folder locked');
  } catch (error) {
    throw new Error(`${error.message}. It said:\n${tail(said)}`, { cause: error });
  } finally {
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}

/** The answer of `work`, unless it takes too long. */
function within(ms, otherwise, work) {
  let timer;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(`npm start ${otherwise} within ${ms / 1000} s`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
