import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { systemClock, type Clock } from './clock.js';

const firstAnswerMs = 1_000;
const retryMs = 500;
/** Above the 20 seconds for which the sandbox holds a question that has no news. */
const mostHeldMs = 30_000;

/**
 * Business time of a process of its own: the sandbox's, where SANDBOX_URL and SANDBOX_KEY name one, else real time.
 * Resolves when the sandbox's clock is known, after a second at most: from then on it follows by itself.
 */
export async function openClock(env: Readonly<Record<string, string | undefined>>): Promise<Clock> {
  const [url, key] = [env['SANDBOX_URL']?.trim().replace(/\/$/, ''), env['SANDBOX_KEY']?.trim()];
  if (!url || !key) return systemClock;
  const clock = new FollowedClock(url, key);
  await Promise.race([clock.known, pause(firstAnswerMs)]);
  return clock;
}

/**
 * Goes by the clock of a sandbox in another process. It asks for the next change and is answered when there is one;
 * that it asks again with the new distance tells the sandbox that it goes by it.
 */
export class FollowedClock implements Clock {
  /** Resolves at the first answer. */
  readonly known: Promise<void>;
  private offsetMs: number | null = null;

  constructor(
    private readonly url: string,
    private readonly key: string,
  ) {
    this.known = new Promise((resolve) => void this.follow(randomUUID(), resolve));
  }

  now(): Date {
    // eslint-disable-next-line bellbird/no-raw-clock -- this is a clock
    return new Date(Date.now() + (this.offsetMs ?? 0));
  }

  private async follow(follower: string, heard: () => void): Promise<void> {
    for (;;) {
      const answer = await this.ask(follower);
      if (answer === 'no-clock') return heard();
      if (answer === 'no-answer') await pause(retryMs, undefined, { ref: false });
      else {
        this.offsetMs = answer;
        heard();
      }
    }
  }

  private async ask(follower: string): Promise<number | 'no-clock' | 'no-answer'> {
    const goesBy = this.offsetMs === null ? '' : `&goesBy=${this.offsetMs}`;
    try {
      const response = await fetch(`${this.url}/clock/changes?follower=${follower}${goesBy}`, {
        headers: { authorization: `Bearer ${this.key}` },
        signal: AbortSignal.timeout(mostHeldMs),
      });
      if (response.status === 404) return 'no-clock';
      const { offsetMs } = (await response.json()) as { offsetMs?: number };
      return response.ok && typeof offsetMs === 'number' ? offsetMs : 'no-answer';
    } catch {
      return 'no-answer';
    }
  }
}
