import { Counter, Histogram } from 'prom-client';
import { metrics } from './metrics.js';
import { wrapMethods } from './wrap-methods.js';

/**
 * How a call of a provider ended. `refused`: it will not do this one thing (a wrong phone, a declined card). `no-answer`:
 * the connection ended before an answer. `failed`: the answer says nothing of use, such as 500.
 */
export const callOutcomes = [
  'accepted',
  'refused',
  'rate-limited',
  'unauthorised',
  'no-connection',
  'timeout',
  'no-answer',
  'failed',
] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** An error that says how its call ended. All other errors count as `failed`. */
export interface CallError {
  readonly callOutcome: CallOutcome;
}

const isCallError = (error: unknown): error is CallError =>
  error instanceof Error && (callOutcomes as readonly unknown[]).includes((error as Partial<CallError>).callOutcome);

/**
 * Counts and times calls of a provider, whichever adapter makes them: `<name>_calls_total{outcome}` and
 * `<name>_call_seconds`. Make one a process and name.
 */
export class ProviderCalls {
  readonly #total: Counter<'outcome'>;
  readonly #seconds: Histogram;

  constructor(name: string, who: string) {
    const registers = [metrics.registry];
    this.#total = new Counter({
      name: `${name}_calls_total`,
      help: `Calls of ${who}, by how they ended`,
      labelNames: ['outcome'],
      registers,
    });
    this.#seconds = new Histogram({
      name: `${name}_call_seconds`,
      help: `Time of calls of ${who}`,
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40],
      registers,
    });
    // An alarm on a rise sees the first one of a kind only if the series began at zero.
    for (const outcome of callOutcomes) this.#total.inc({ outcome }, 0);
  }

  /**
   * The port with each call of `methods` counted. Its other members stay as they are. `outcomeOf` says how a call ended
   * by its answer; null: nobody was called.
   */
  countedIn<P extends object>(
    port: P,
    methods: readonly (keyof P & string)[],
    outcomeOf: (answer: unknown) => CallOutcome | null = () => 'accepted',
  ): P {
    return wrapMethods(port, methods, async (_name, call) => {
      const began = performance.now();
      const note = (outcome: CallOutcome | null): void => {
        if (outcome === null) return;
        this.#total.inc({ outcome });
        this.#seconds.observe((performance.now() - began) / 1_000);
      };
      try {
        const answer = await call();
        note(outcomeOf(answer));
        return answer;
      } catch (error) {
        note(isCallError(error) ? error.callOutcome : 'failed');
        throw error;
      }
    });
  }
}
