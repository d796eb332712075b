/** Random choices that come again when the run is started with the same SEED. */
export interface Seed {
  readonly value: number;
  /** From 0 to below 1. */
  random(): number;
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  pick<T>(of: readonly T[]): T;
}

const value = process.env.SEED === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(process.env.SEED);
let printed = false;

/** The number that random tests start from: of the environment's SEED, else a new one a spec file. Also for fast-check's `seed`. */
export function seed(): number {
  if (!Number.isSafeInteger(value)) throw new Error(`SEED is not a whole number: ${process.env.SEED}`);
  if (!printed) process.stderr.write(`SEED=${value}\n`);
  printed = true;
  return value;
}

/** Runs a random test; its failure says with which SEED it comes again. */
export async function seeded<T>(work: (seed: Seed) => T | Promise<T>): Promise<T> {
  const random = generator(seed());
  const int = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
  try {
    return await work({
      value,
      random,
      int,
      pick: <E>(of: readonly E[]): E => {
        if (of.length === 0) throw new Error('Nothing to pick from.');
        return of[int(0, of.length - 1)] as E;
      },
    });
  } catch (error) {
    if (error instanceof Error) {
      const hint = `Comes again with SEED=${value}`;
      // Jest shows the stack, which holds the message as it was when the error was made.
      error.stack = `${hint}\n${error.stack ?? error.message}`;
      error.message = `${hint}\n${error.message}`;
    }
    throw error;
  }
}

/** mulberry32: small, fast, even enough for tests. */
function generator(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
