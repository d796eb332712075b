import { parentPort, workerData } from 'node:worker_threads';
import { startSandbox, type SandboxOptions } from './sandbox.js';

// The sandbox as a thread of `npm start`. To the parent: { port } once it is up, { clock: { id, offsetMs } } at each
// change of the clock. From the parent: { clockSet: id } when everybody goes by it, { stop: true }.
interface FromParent {
  clockSet?: number;
  stop?: boolean;
}

const parent = parentPort;
if (parent === null) throw new Error('sandbox.worker runs in a worker thread; sandbox.main is the process.');

const waiting = new Map<number, () => void>();
let lastClock = 0;

const onClockChange = (offsetMs: number): Promise<void> =>
  new Promise((resolve) => {
    const id = ++lastClock;
    waiting.set(id, resolve);
    parent.postMessage({ clock: { id, offsetMs } });
  });

let stop: (() => Promise<void>) | null = null;
parent.on('message', (message: FromParent) => {
  if (message.clockSet !== undefined) {
    waiting.get(message.clockSet)?.();
    waiting.delete(message.clockSet);
  }
  if (message.stop === true) void Promise.resolve(stop?.()).finally(() => process.exit(0));
});

const sandbox = await startSandbox({ ...(workerData as SandboxOptions), onClockChange });
stop = () => sandbox.stop();
parent.postMessage({ port: sandbox.port });
