import { Inject, Injectable } from '@nestjs/common';
import { tooManyRequests } from '@bellbird/errors';
import { COUNTS, type Counts, type Limit } from './counts.js';
import { hashOf } from './hash-of.js';

/** What may fail how often: 10 times in 15 minutes. Only failures count, wherever they come in: REST, GraphQL aliases, the socket. */
const limit: Limit = { most: 10, windowMs: 15 * 60_000 };

/**
 * Counts failures by key. An attempt is counted as failed before it is evaluated and given back when it succeeds, so
 * that a thousand at once are no more than ten.
 */
@Injectable()
export class Attempts {
  constructor(@Inject(COUNTS) private readonly counts: Counts) {}

  /** @throws 429 with retryAfterSeconds when one of the keys has failed too often; then none of them is counted. */
  async begin(...keys: readonly string[]): Promise<void> {
    const leftMs = await this.counts.count(keys.map(hashOf), limit);
    if (leftMs > 0) throw tooManyRequests(Math.max(1, Math.ceil(leftMs / 1_000)));
  }

  /**
   * Whether `isRight`, as one attempt on these keys. What fails before it is evaluated, because too many wait or for a
   * fault of ours, is no failed attempt. @throws 429 as begin() does, and what `isRight` throws.
   */
  async judge(keys: readonly string[], isRight: () => Promise<boolean>): Promise<boolean> {
    await this.begin(...keys);
    let failed = false;
    try {
      failed = !(await isRight());
      return !failed;
    } finally {
      if (!failed) await this.succeeded(...keys);
    }
  }

  /** The attempt that begin() counted did succeed. */
  async succeeded(...keys: readonly string[]): Promise<void> {
    await this.counts.takeBack(keys.map(hashOf));
  }
}
