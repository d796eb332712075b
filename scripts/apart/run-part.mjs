import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { has } from '../real-parts/debian-packages.mjs';

const readyLine = /(?: is ready\b| ready on )/;
const stopsWithinMs = 15_000;
const widest = 'dispatch-worker-1'.length;

/**
 * A part as a process, its lines behind its name. Not in the terminal's own group: a Ctrl-C reaches us alone, who stop
 * all in order; and it dies with us, whatever becomes of us. `onEnd` hears of an end that was not asked for.
 */
export function runPart({ name, entry, env }, root, onEnd) {
  const node = [process.execPath, '--enable-source-maps', entry];
  const [program, ...args] = has('setpriv') ? ['setpriv', '--pdeathsig', 'KILL', ...node] : node;
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let stopping = false;
  let isReady;
  const ready = new Promise((done) => (isReady = done));
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    createInterface({ input: from }).on('line', (line) => {
      // Every part says in a line that it is ready: the launcher says it for all, with more.
      if (readyLine.test(line) && !line.startsWith('{')) isReady();
      else to.write(`${name.padEnd(widest)} | ${line}\n`);
    });
  }
  const ended = new Promise((done) => {
    child.once('error', (error) => done(error.message));
    child.once('close', (code, signal) => done(signal ?? `exit code ${code}`));
  });
  void ended.then((how) => stopping || onEnd(how));
  return {
    name,
    ready,
    ended,
    get pid() {
      return child.pid;
    },
    stop: async () => {
      stopping = true;
      child.kill('SIGTERM');
      const late = setTimeout(() => {
        process.stderr.write(`${name} has not stopped within ${stopsWithinMs / 1_000} s and is killed.\n`);
        child.kill('SIGKILL');
      }, stopsWithinMs);
      await ended;
      clearTimeout(late);
    },
  };
}
