import { readdir, readFile } from 'node:fs/promises';
import { listeningPorts, openFiles } from '@bellbird/testing';

/**
 * Files below `folder` that a process has open, and drafts of uploads that lie there. Linux tells of open files; others
 * do not.
 */
export async function filesLeft(pid: number, folder: string): Promise<string[]> {
  const open = await openFiles(pid);
  const all = await readdir(folder, { recursive: true });
  // Postgres is a process of its own, in a folder of its own.
  return [
    ...open.filter((file) => file.startsWith(folder)),
    ...all.filter((file) => /(^|\/)\.incoming\/./.test(file)),
  ].sort();
}

/** The memory of a process as the system counts it; 0 where nobody tells. */
export async function residentBytes(pid: number): Promise<number> {
  if (process.platform !== 'linux') return 0;
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1_024;
}

/**
 * How many faults the process has counted: its figures stand at a port of the inside. Null where nobody tells which ports
 * it has.
 */
export async function faultsOf(pid: number): Promise<number | null> {
  if (process.platform !== 'linux') return null;
  for (const port of await listeningPorts(pid)) {
    const figures = await fetch(`http://127.0.0.1:${port}/metrics`).then(
      (answer) => (answer.ok ? answer.text() : ''),
      () => '',
    );
    const faults = [...figures.matchAll(/^faults_total(?:\{.*\})? (\d+)$/gm)];
    if (figures.includes('# HELP faults_total')) return faults.reduce((sum, [, count]) => sum + Number(count), 0);
  }
  throw new Error('The process has its figures at none of its ports.');
}

/** Lines that tell of a fault: errors, and whatever is no line of the log. */
export const faultLines = (lines: readonly string[]): string[] =>
  lines.filter((line) => {
    if (!line.startsWith('{')) return line.trim() !== '';
    return (JSON.parse(line) as { level: number }).level >= 50;
  });
