/** A job of the API, as far as its stage is told by it. */
export interface JobFigures {
  status: string;
  progress: number;
  rows: number;
  created: number;
  updated: number;
  skipped: number;
  rejected: number;
}

export type Stage = 'waiting' | 'reading' | 'saving' | 'undoing' | 'completed' | 'failed' | 'undone';

/** The server reads the file during the first 30 %. */
const readUpTo = 30;

/** Where a job stands. One whose rows are all accounted for while it is at its beginning again is being undone. */
export function stageOf({ status, progress, rows, created, updated, skipped, rejected }: JobFigures): Stage {
  if (status === 'completed' || status === 'failed' || status === 'undone') return status;
  if (rows > 0 && created + updated + skipped + rejected === rows && progress < readUpTo) return 'undoing';
  if (status === 'queued') return 'waiting';
  return progress < readUpTo ? 'reading' : 'saving';
}

export const isOver = (stage: Stage): boolean => stage === 'completed' || stage === 'failed' || stage === 'undone';
