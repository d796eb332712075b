import { setTimeout as pause } from 'node:timers/promises';

export interface LoadFigures {
  written: number;
  failed: number;
  /** 99 of 100 writes took no longer, milliseconds. */
  p99Ms: number;
}

export interface SteadyLoad {
  /** So far. */
  readonly written: number;
  /** Waits for those in hand. */
  stop(): Promise<LoadFigures>;
}

const tickMs = 20;

/** Writes so many times a second, whether or not the earlier ones are done: as callers do. `write` gets 0, 1, 2 … */
export function steadyLoad(perSecond: number, write: (turn: number) => Promise<void>): SteadyLoad {
  const tookMs: number[] = [];
  const inHand = new Set<Promise<void>>();
  const began = performance.now();
  let [started, failed, running] = [0, 0, true];
  const writeOne = async (turn: number): Promise<void> => {
    const at = performance.now();
    try {
      await write(turn);
      tookMs.push(performance.now() - at);
    } catch (error) {
      failed += 1;
      console.info(`a write failed: ${String(error)}`);
    }
  };
  const life = (async () => {
    while (running) {
      for (const due = ((performance.now() - began) / 1_000) * perSecond; started < due; started++) {
        const one: Promise<void> = writeOne(started).finally(() => inHand.delete(one));
        inHand.add(one);
      }
      await pause(tickMs);
    }
    await Promise.all(inHand);
  })();
  return {
    get written() {
      return tookMs.length;
    },
    stop: async () => {
      running = false;
      await life;
      tookMs.sort((a, b) => a - b);
      return { written: tookMs.length, failed, p99Ms: Math.round(tookMs[Math.floor(tookMs.length * 0.99)] ?? 0) };
    },
  };
}
