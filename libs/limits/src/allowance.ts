import { Inject, Injectable } from '@nestjs/common';
import { tooManyRequests } from '@bellbird/errors';
import { COUNTS, hourMs, type Counts, type Limit } from './counts.js';
import { hashOf } from './hash-of.js';

/** Limits on what is no failure, such as mails, sign-ups and calls that anybody may make. */
@Injectable()
export class Allowance {
  constructor(@Inject(COUNTS) private readonly counts: Counts) {}

  /** Counts one more `what` of `whose`, in silence. False if there were `most` of them in this hour already. null means no limit. */
  async takes(what: string, whose: string, most: number | null): Promise<boolean> {
    if (most === null) return true;
    return (await this.counts.count([hashOf(`${what}:${whose}`)], { most, windowMs: hourMs })) === 0;
  }

  /** The same in a minute, for calls that anybody may make. */
  async takesInAMinute(what: string, whose: string, most: number): Promise<boolean> {
    return (await this.counts.count([hashOf(`${what}:${whose}`)], { most, windowMs: 60_000 })) === 0;
  }

  /** Counts one more where who asks is told. @throws 429 with the seconds until there may be one again. */
  async spend(what: string, whose: string, limit: Limit): Promise<void> {
    const leftMs = await this.counts.count([hashOf(`${what}:${whose}`)], limit);
    if (leftMs > 0) throw tooManyRequests(Math.max(1, Math.ceil(leftMs / 1_000)));
  }

  /** Takes back one that `takes` counted, because it was not done. */
  async giveBack(what: string, whose: string): Promise<void> {
    await this.counts.takeBack([hashOf(`${what}:${whose}`)]);
  }
}
