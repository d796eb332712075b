import { setTimeout as pause } from 'node:timers/promises';

export interface LoadFigures {
  written: number;
  failed: number;
  /** The first of their errors. */
  firstError: string | null;
  /** In the end, over the whole time. */
  perSecond: number;
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
/** Callers wait, too: on a machine that is busy with something else they must not pile up until they time out. */
const mostInHand = 30;

/** Writes so many times a second, whether or not the one before is done, as callers do. `write` gets 0, 1, 2 … */
export function steadyLoad(perSecond: number, write: (turn: number) => Promise<void>): SteadyLoad {
  const tookMs: number[] = [];
  const inHand = new Set<Promise<void>>();
  const began = performance.now();
  let [started, failed, running] = [0, 0, true];
  let firstError: string | null = null;
  const writeOne = async (turn: number): Promise<void> => {
    const at = performance.now();
    try {
      await write(turn);
      tookMs.push(performance.now() - at);
    } catch (error) {
      failed += 1;
      firstError ??= String(error);
    }
  };
  const life = (async () => {
    while (running) {
      for (
        const due = ((performance.now() - began) / 1_000) * perSecond;
        started < due && inHand.size < mostInHand;
        started++
      ) {
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
      const seconds = (performance.now() - began) / 1_000;
      return {
        written: tookMs.length,
        failed,
        firstError,
        perSecond: Math.round(tookMs.length / seconds),
        p99Ms: Math.round(tookMs[Math.floor(tookMs.length * 0.99)] ?? 0),
      };
    },
  };
}
