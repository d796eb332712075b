import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const onLinux = process.platform === 'linux';
const onWindows = process.platform === 'win32';

/**
 * Whether a process is there and not a zombie. `kill(pid, 0)` alone also answers yes for a killed process that nobody
 * has collected, which is what a kill -9 leaves behind in a (Linux) container without an init.
 */
export function isAlive(pid: number): boolean {
  if (onLinux) return !['', 'Z', 'X'].includes(linuxStat(pid)?.state ?? '');
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return true;
}

/** When the process began, as an opaque word: with the pid it names one process for ever, although pids come again. */
export function bornAt(pid: number): string {
  if (onLinux) return `${linuxStat(pid)?.startTicks ?? ''}@${bootId()}`;
  return onWindows ? '' : (ps('lstart=', pid) ?? '');
}

/** The living processes whose command line has `word` in it. Windows does not tell: none. */
export function processesWith(word: string): number[] {
  if (onWindows) return [];
  if (onLinux) {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((pid) => commandLine(pid).includes(word) && isAlive(pid));
  }
  return execFileSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(word))
    .map((line) => Number.parseInt(line, 10))
    .filter((pid) => isAlive(pid));
}

/** Sends a signal; a process that is gone already is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Waits until all of `pids` are gone; answers whether they went within `withinMs`. */
export async function gone(pids: readonly number[], withinMs: number): Promise<boolean> {
  const until = performance.now() + withinMs;
  while (pids.some(isAlive)) {
    if (performance.now() > until) return false;
    await pause(10);
  }
  return true;
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

function linuxStat(pid: number): { state: string; startTicks: string } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command in parentheses may hold spaces and parentheses itself: fields are counted from the last one.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startTicks: fields[19] ?? '' };
  } catch {
    return null;
  }
}

function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
}

function ps(column: string, pid: number): string | null {
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}
