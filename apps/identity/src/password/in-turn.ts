import { tooManyRequests } from '@bellbird/errors';

export interface MostInTurn {
  /** How much runs at once, of all callers. */
  atOnce: number;
  /** How much of one caller may wait. */
  waiting: number;
}

const retryAfterSeconds = 5;

/**
 * Bounds how much heavy work runs at once; the rest waits. Callers take turns, so a caller who wants a thousand only
 * delays himself.
 */
export class InTurn {
  private readonly lines = new Map<string, (() => void)[]>();
  private underWay = 0;

  constructor(private readonly most: MostInTurn) {}

  /** Runs `work` when it is the turn of `who`. @throws 429 if too much of `who` waits already. */
  async run<T>(who: string, work: () => Promise<T>): Promise<T> {
    if (this.underWay < this.most.atOnce) this.underWay += 1;
    else await this.turnOf(who);
    try {
      return await work();
    } finally {
      this.next();
    }
  }

  private turnOf(who: string): Promise<void> {
    const line = this.lines.get(who) ?? [];
    if (line.length >= this.most.waiting) throw tooManyRequests(retryAfterSeconds);
    this.lines.set(who, line);
    return new Promise((resolve) => void line.push(resolve));
  }

  /** Gives the free place to the caller whose last turn is longest ago. The rest of his line goes behind the others. */
  private next(): void {
    const [first] = this.lines;
    if (first === undefined) {
      this.underWay -= 1;
      return;
    }
    const [who, line] = first;
    const goOn = line.shift();
    this.lines.delete(who);
    if (line.length > 0) this.lines.set(who, line);
    goOn?.();
  }
}
