import { parentPort, workerData } from 'node:worker_threads';
import { passOver, type Pass } from './row-pipeline.js';

/** The thread of one pass: pieces of the file in, text out, one answer a message; null ends it. */
const passing = passOver(workerData as Pass);

parentPort?.on('message', (piece: Uint8Array | null) => {
  if (piece === null) {
    parentPort?.postMessage(passing.end());
    parentPort?.close();
    return;
  }
  const text = passing.push(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength));
  parentPort?.postMessage({ text });
});
