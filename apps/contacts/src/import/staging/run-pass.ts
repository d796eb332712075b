import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { Encoding } from '@bellbird/field-rules';
import { passOver, type Pass } from './row-pipeline.js';

interface PassAnswer {
  text: string;
  encoding?: Encoding;
  rows?: number;
}

export interface PassResult {
  encoding: Encoding;
  rows: number;
}

/** Takes pieces of a file, null for its end; answers what came out. */
interface Machine {
  take(piece: Uint8Array | null): Promise<PassAnswer>;
  stop(): Promise<unknown>;
}

/** Up to here a file is read where it is: a few milliseconds a piece, less than a thread costs to start. */
const smallFile = 256 * 1_024;

/**
 * A pass over a file of `bytes` bytes; a larger one in a thread of its own, so that reading 100,000 rows never holds up
 * a request. `take` gets the text in order and holds the file back while it is busy; `onBytes` hears how far it is.
 */
export async function runPass(
  pass: Pass,
  file: Readable,
  bytes: number,
  take: (text: string) => Promise<void>,
  onBytes: (bytes: number) => void = () => undefined,
): Promise<PassResult> {
  const machine = bytes <= smallFile ? machineHere(pass) : machineInThread(pass);
  let seen = 0;
  try {
    for await (const piece of file as AsyncIterable<Buffer>) {
      seen += piece.length;
      const { text } = await machine.take(piece);
      if (text !== '') await take(text);
      onBytes(seen);
    }
    const { text, encoding = 'utf-8', rows = 0 } = await machine.take(null);
    if (text !== '') await take(text);
    return { encoding, rows };
  } finally {
    file.destroy();
    await machine.stop();
  }
}

function machineHere(pass: Pass): Machine {
  const passing = passOver(pass);
  return {
    take: (piece) => Promise.resolve(piece === null ? passing.end() : { text: passing.push(Buffer.from(piece)) }),
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
    take: async (piece) => {
      worker.postMessage(piece);
      const [answer] = (await Promise.race([once(worker, 'message'), failed])) as [PassAnswer];
      return answer;
    },
    stop: () => worker.terminate(),
  };
}
