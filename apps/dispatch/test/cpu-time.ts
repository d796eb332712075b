import { readdirSync, readFileSync } from 'node:fs';

/** CPU of a process and its children so far, in milliseconds (Linux; 0 elsewhere). */
export function cpuMs(pid: number, withChildren: boolean): number {
  try {
    const own = statOf(pid);
    const children = withChildren
      ? readdirSync('/proc')
          .filter((name) => /^\d+$/.test(name))
          .map(Number)
          .filter((each) => statOf(each).parent === pid)
      : [];
    return own.ms + own.reapedMs + children.reduce((sum, each) => sum + statOf(each).ms, 0);
  } catch {
    return 0;
  }
}

function statOf(pid: number): { ms: number; reapedMs: number; parent: number } {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').map(Number);
    return { parent: fields[1]!, ms: (fields[11]! + fields[12]!) * 10, reapedMs: (fields[13]! + fields[14]!) * 10 };
  } catch {
    return { parent: 0, ms: 0, reapedMs: 0 };
  }
}
