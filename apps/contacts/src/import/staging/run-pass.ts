import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { Encoding } from '@bellbird/field-rules';
import { answerOf, type Asked, type PassAnswer } from './pass-answer.js';
import { passOver, type Pass, type RowFault } from './row-pipeline.js';

export interface PassResult {
  encoding: Encoding;
  rows: number;
}

/** Takes what is asked step by step; answers what came out. */
interface Machine {
  take(asked: Asked): Promise<PassAnswer>;
  stop(): Promise<unknown>;
}

/** Where a pass takes from and gives to, beside its file. */
interface PassEnds {
  /** Gets the text in order, and holds the file back while it is busy. */
  take?: (text: string) => Promise<void>;
  /** Hears how far the pass is. */
  onBytes?: (bytes: number) => void;
  /** The next faults in the order of rows, asked for when those before are written; none: there are no more. */
  nextFaults?: () => Promise<readonly RowFault[]>;
}

/** Up to here a file is read where it is: a few milliseconds a piece, less than a thread costs to start. */
const smallFile = 256 * 1_024;

/**
 * A pass over a file of `bytes` bytes; a larger one in a thread of its own, so that reading 100,000 rows never holds up
 * a request.
 */
export async function runPass(
  pass: Pass,
  file: Readable,
  bytes: number,
  { take, onBytes, nextFaults }: PassEnds = {},
): Promise<PassResult> {
  const machine = bytes <= smallFile ? machineHere(pass) : machineInThread(pass);
  const step = async (asked: Asked): Promise<PassAnswer> => {
    const answer = await machine.take(asked);
    if (answer.text !== '') await take?.(answer.text);
    if (answer.isWaiting) await step((await nextFaults?.()) ?? []);
    return answer;
  };
  let seen = 0;
  try {
    for await (const piece of file as AsyncIterable<Buffer>) {
      seen += piece.length;
      await step(piece);
      onBytes?.(seen);
    }
    const { encoding = 'utf-8', rows = 0 } = await step(null);
    return { encoding, rows };
  } finally {
    file.destroy();
    await machine.stop();
  }
}

function machineHere(pass: Pass): Machine {
  const passing = passOver(pass);
  return {
    take: (asked) => Promise.resolve(answerOf(passing, asked)),
    stop: () => Promise.resolve(),
  };
}

// From source (tests, dev) the thread is compiled on the fly like its parent.
const fromSource = import.meta.url.endsWith('.ts');
const entry = new URL(`./row.worker.${fromSource ? 'ts' : 'js'}`, import.meta.url);
const execArgv = fromSource
  ? ['--import', new URL('../../../../../libs/testing/typescript.mjs', import.meta.url).href]
  : [];

function machineInThread(pass: Pass): Machine {
  const worker = new Worker(entry, { workerData: pass, execArgv, env: {} });
  const failed = new Promise<never>((_, reject) => worker.once('error', reject));
  failed.catch(() => undefined);
  return {
    take: async (asked) => {
      worker.postMessage(asked);
      const [answer] = (await Promise.race([once(worker, 'message'), failed])) as [PassAnswer];
      return answer;
    },
    stop: () => worker.terminate(),
  };
}
