import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { patienceMs } from './eventually.js';
import { isOurs, oneFile } from './one-file.js';

export interface ServiceOptions {
  /** The program: a `.ts` file runs from source, without a build. */
  entry: string | URL;
  args?: readonly string[];
  /** Over the environment of the test. */
  env?: Readonly<Record<string, string | undefined>>;
  cwd?: string;
  /** When it counts as up: a line it prints, or an address that answers 2xx. Without it: as soon as it runs. */
  ready?: RegExp | string;
  /** For `ready`; default 20000. */
  timeoutMs?: number;
}

export interface Service {
  readonly pid: number;
  /** Every line of its standard output and error so far. */
  readonly lines: readonly string[];
  /** The first line that matches, printed already or later. */
  waitForLine(pattern: RegExp, timeoutMs?: number): Promise<string>;
  /** How it ended: exit code or signal. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /** Sends the signal and waits for the end. One that has ended already is no error. */
  kill(signal?: NodeJS.Signals): Promise<number | NodeJS.Signals>;
}

const spawned = new Set<Service>();

/** What the services that this process started printed of something, such as a trace id. */
export const linesAbout = (what: string): string[] =>
  [...spawned].flatMap(({ lines }) => lines.filter((line) => line.includes(what)));

/** Loads module by module what a test starts, so that the lines of its traces are those of the sources. */
const byModules = process.env['BELLBIRD_TEST_BY_MODULES'] === 'true';
const typescript = new URL('../typescript.mjs', import.meta.url).href;

/** Runs a node program as a process of its own. Rejects with its last lines where it does not become ready; then it is killed. */
export async function spawnService(options: ServiceOptions): Promise<Service> {
  const entry = options.entry instanceof URL ? fileURLToPath(options.entry) : options.entry;
  const program = isOurs(entry) && !byModules ? await oneFile(entry) : entry;
  const loader = program.endsWith('.ts') ? ['--enable-source-maps', '--import', typescript] : [];
  // Jest's own flags (inspectors, vm modules) are not the service's.
  const environment = { ...process.env, NODE_OPTIONS: '', ...options.env };
  const child = spawn(process.execPath, [...loader, program, ...(options.args ?? [])], {
    cwd: options.cwd,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => void lines.push(line));
  let over = false;
  const ended = new Promise<number | NodeJS.Signals>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      over = true;
      resolve(signal ?? code ?? 0);
    });
  });
  const service: Service = {
    pid: child.pid ?? 0,
    lines,
    ended,
    waitForLine: (pattern, timeoutMs = 10_000) =>
      untilSeen(() => lines.find((line) => pattern.test(line)) ?? false, `${entry}: no line ${pattern}`, timeoutMs),
    kill: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };

  spawned.add(service);
  async function untilSeen<T>(
    look: () => T | false | Promise<T | false>,
    otherwise: string,
    timeoutMs: number,
  ): Promise<T> {
    const until = performance.now() + Math.max(timeoutMs, patienceMs);
    for (;;) {
      const wasOver = over;
      const seen = await look();
      if (seen !== false) return seen;
      if (wasOver || performance.now() > until)
        throw new Error(
          [`${otherwise}${wasOver ? ' before it ended' : ''}. It printed:`, ...lines.slice(-30)].join('\n'),
        );
      await pause(15);
    }
  }

  const { ready, timeoutMs = 20_000 } = options;
  try {
    if (ready instanceof RegExp) await service.waitForLine(ready, timeoutMs);
    else if (ready !== undefined) await untilSeen(() => answers(ready), `${entry}: no answer at ${ready}`, timeoutMs);
  } catch (error) {
    await service.kill('SIGKILL');
    throw error;
  }
  return service;
}

async function answers(url: string): Promise<boolean> {
  try {
    const { ok, body } = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await body?.cancel();
    return ok;
  } catch {
    return false;
  }
}
