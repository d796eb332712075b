import type { ColumnTarget } from '@bellbird/field-rules';

/** What this browser remembers of an import that it started: the server tells figures, not what it was called. */
export interface KeptImport {
  fileName: string;
  startedAt: string;
  tags: string[];
  /** People came in subscribed. */
  isAgreed: boolean;
}

const jobsKey = 'bellbird.imports';
const choicesKey = 'bellbird.import-choices';
const mostJobs = 20;

type KeptJobs = Record<string, KeptImport>;

function read<T>(storage: Storage, key: string, otherwise: T): T {
  try {
    return (JSON.parse(storage.getItem(key) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function keepImport(userId: string, jobId: string, kept: KeptImport): void {
  const jobs = Object.entries({ ...read<KeptJobs>(localStorage, `${jobsKey}.${userId}`, {}), [jobId]: kept }).slice(-mostJobs);
  localStorage.setItem(`${jobsKey}.${userId}`, JSON.stringify(Object.fromEntries(jobs)));
}
export const keptImport = (userId: string, jobId: string): KeptImport | undefined => read<KeptJobs>(localStorage, `${jobsKey}.${userId}`, {})[jobId];

/** What was chosen before the upload; a browser gives a page no file back after a reload, but these stay. */
export interface Choices {
  fileName: string;
  columns: { heading: string; target: ColumnTarget }[];
  onExisting: 'update' | 'skip';
  tags: string[];
}

export const keepChoices = (userId: string, choices: Choices): void => sessionStorage.setItem(`${choicesKey}.${userId}`, JSON.stringify(choices));
export const keptChoices = (userId: string): Choices | null => read<Choices | null>(sessionStorage, `${choicesKey}.${userId}`, null);
export const forgetChoices = (userId: string): void => sessionStorage.removeItem(`${choicesKey}.${userId}`);
