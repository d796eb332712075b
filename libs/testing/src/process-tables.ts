import { execFile } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';

const listening = '0A';

/** What a process has open, by name: paths of files, `socket:[…]`. Linux tells; elsewhere it is nothing. */
export async function openFiles(pid: number): Promise<string[]> {
  if (process.platform !== 'linux') return [];
  const numbers = await readdir(`/proc/${pid}/fd`);
  const names = await Promise.all(numbers.map((each) => readlink(`/proc/${pid}/fd/${each}`).catch(() => '')));
  return names.filter((name) => name !== '');
}

/** The TCP ports that a process listens on. Linux tells; elsewhere it is nothing. */
export async function listeningPorts(pid: number): Promise<number[]> {
  if (process.platform !== 'linux') return [];
  const sockets = new Set((await openFiles(pid)).map((file) => /^socket:\[(\d+)\]$/.exec(file)?.[1]));
  const tables = await Promise.all(['tcp', 'tcp6'].map((table) => readFile(`/proc/${pid}/net/${table}`, 'utf8')));
  const rows = tables
    .join('\n')
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return rows
    .filter((row) => row[3] === listening && sockets.has(row[9] ?? ''))
    .map((row) => Number.parseInt(row[1]?.split(':')[1] ?? '', 16));
}

/** A process and all that it started, and they. */
export async function withDescendants(root: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-e', '-o', 'pid=,ppid=']);
  const all = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
  const found = [root];
  for (const each of found) found.push(...all.filter(([, parent]) => parent === each).map(([pid]) => pid));
  return found;
}
