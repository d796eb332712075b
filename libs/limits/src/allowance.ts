import { Inject, Injectable } from '@nestjs/common';
import { COUNTS, hourMs, type Counts } from './counts.js';
import { hashOf } from './hash-of.js';

/** Hourly limits on what is no failure, such as mails and sign-ups. Nobody is told when one is reached. */
@Injectable()
export class Allowance {
  constructor(@Inject(COUNTS) private readonly counts: Counts) {}

  /** Counts one more `what` of `whose`. False if there were `most` of them in this hour already. null means no limit. */
  async takes(what: string, whose: string, most: number | null): Promise<boolean> {
    if (most === null) return true;
    return (await this.counts.count([hashOf(`${what}:${whose}`)], { most, windowMs: hourMs })) === 0;
  }

  /** The same in a minute, for calls that anybody may make. */
  async takesInAMinute(what: string, whose: string, most: number): Promise<boolean> {
    return (await this.counts.count([hashOf(`${what}:${whose}`)], { most, windowMs: 60_000 })) === 0;
  }

  /** Takes back one that `takes` counted, because it was not done. */
  async giveBack(what: string, whose: string): Promise<void> {
    await this.counts.takeBack([hashOf(`${what}:${whose}`)]);
  }
}
