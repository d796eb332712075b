import { parentPort, workerData } from 'node:worker_threads';
import { answerOf, type Asked } from './pass-answer.js';
import { passOver, type Pass } from './row-pipeline.js';

/** The thread of one pass: what is asked in, text out, one answer a message. Who started it ends it. */
const passing = passOver(workerData as Pass);

parentPort?.on('message', (asked: Asked) => parentPort?.postMessage(answerOf(passing, asked)));
