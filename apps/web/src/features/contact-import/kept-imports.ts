import type { ColumnTarget } from '@bellbird/field-rules';
import { store, storedJson } from '../../lib/stored';
import type { ImportOptions } from './people/upload-people';

/** What this browser remembers of an import that it started: the server tells figures, not what it was called. */
export interface KeptImport {
  fileName: string;
  startedAt: string;
  tags: string[];
  /** People came in subscribed. */
  isAgreed: boolean;
  /** How its columns were read; none of an import from before that was kept. */
  how?: Pick<ImportOptions, 'mapping' | 'onExisting'> | undefined;
}

const jobsKey = 'bellbird.imports';
const choicesKey = 'bellbird.import-choices';
const mostJobs = 20;

type KeptJobs = Record<string, KeptImport>;

const keptJobs = (userId: string): KeptJobs => (storedJson(`${jobsKey}.${userId}`) ?? {}) as KeptJobs;

export function keepImport(userId: string, jobId: string, kept: KeptImport): void {
  const jobs = Object.entries({ ...keptJobs(userId), [jobId]: kept }).slice(-mostJobs);
  store(`${jobsKey}.${userId}`, JSON.stringify(Object.fromEntries(jobs)));
}
export const keptImport = (userId: string, jobId: string): KeptImport | undefined => keptJobs(userId)[jobId];

/** What was chosen before the upload; a browser gives a page no file back after a reload, but these stay. */
export interface Choices {
  fileName: string;
  columns: { heading: string; target: ColumnTarget }[];
  onExisting: 'update' | 'skip';
  tags: string[];
}

export const keepChoices = (userId: string, choices: Choices): boolean =>
  store(`${choicesKey}.${userId}`, JSON.stringify(choices), 'tab');
export const keptChoices = (userId: string): Choices | null =>
  storedJson(`${choicesKey}.${userId}`, 'tab') as Choices | null;
export const forgetChoices = (userId: string): boolean => store(`${choicesKey}.${userId}`, null, 'tab');
