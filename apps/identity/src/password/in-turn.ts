import { tooManyRequests } from '@bellbird/errors';

export interface MostInTurn {
  atOnce: number;
  /** Of one caller. */
  waiting: number;
}

const retryAfterSeconds = 5;

/**
 * Heavy work: so much at once, the rest one after another. Callers take turns, so who wants a thousand holds up only
 * himself.
 */
export class InTurn {
  private readonly lines = new Map<string, (() => void)[]>();
  private underWay = 0;

  constructor(private readonly most: MostInTurn) {}

  /** @throws 429 where too much of `who` waits already. */
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

  /** Hands the place on to the caller who has waited longest for a turn; the rest of his line goes behind the others. */
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
