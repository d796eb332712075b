import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * More requests than that in hand at once are a rush. One of REST counts with the service that it asks, so they are half as
 * many people.
 */
const mostAtEase = 16;

/**
 * Lets those who wait for an answer go before what can wait. The services of a process share one thread, and in a rush of
 * requests their reactions to events took half of it. While more than `atEase` requests are in hand, slices of events are
 * handled one at a time, in order: never none, so that nothing starves, and the next slice has grown meanwhile, which costs
 * less than several short ones.
 */
export class PeopleFirst {
  private requests = 0;
  private handling = 0;
  private readonly turns: (() => void)[] = [];

  constructor(private readonly atEase = mostAtEase) {}

  /** Middleware: counts a request until it is answered or cut off. */
  readonly counted = (_request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    this.requests += 1;
    response.once('close', () => {
      this.requests -= 1;
      this.letIn();
    });
    next();
  };

  /** Does `work`, for which nobody waits, once it is its turn. */
  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    await new Promise<void>((begin) => {
      this.turns.push(begin);
      this.letIn();
    });
    try {
      return await work();
    } finally {
      this.handling -= 1;
      this.letIn();
    }
  }

  private letIn(): void {
    while (this.turns.length > 0 && (this.handling === 0 || this.requests <= this.atEase)) {
      this.handling += 1;
      this.turns.shift()!();
    }
  }
}

/** Of all services of this process. */
export const peopleFirst = new PeopleFirst();
