import { readdir, readFile, readlink } from 'node:fs/promises';

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

/** Files and sockets that a process holds open; none where nobody tells. */
export async function openFiles(pid: number): Promise<string[]> {
  if (process.platform !== 'linux') return [];
  const numbers = await readdir(`/proc/${pid}/fd`);
  return (await Promise.all(numbers.map((each) => readlink(`/proc/${pid}/fd/${each}`).catch(() => '')))).filter(
    Boolean,
  );
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

async function listeningPorts(pid: number): Promise<number[]> {
  const sockets = new Set((await openFiles(pid)).map((file) => /^socket:\[(\d+)\]$/.exec(file)?.[1]));
  const tables = await Promise.all(['tcp', 'tcp6'].map((table) => readFile(`/proc/${pid}/net/${table}`, 'utf8')));
  const rows = tables
    .join('\n')
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const listening = '0A';
  return rows
    .filter((row) => row[3] === listening && sockets.has(row[9] ?? ''))
    .map((row) => Number.parseInt(row[1]?.split(':')[1] ?? '', 16));
}

/** Lines that tell of a fault: errors, and whatever is no line of the log. */
export const faultLines = (lines: readonly string[]): string[] =>
  lines.filter((line) => {
    if (!line.startsWith('{')) return line.trim() !== '';
    return (JSON.parse(line) as { level: number }).level >= 50;
  });
