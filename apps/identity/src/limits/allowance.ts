import { Inject, Injectable } from '@nestjs/common';
import { hashOf } from './attempts.js';
import { COUNTS, type Counts, hourMs } from './counts.js';

/** What is no failure and still allowed only so often an hour. Over it nobody is told. */
@Injectable()
export class Allowance {
  constructor(@Inject(COUNTS) private readonly counts: Counts) {}

  /** Counts one of `what` of somebody; false where it came `most` times in the hour already. null: no limit. */
  async takes(what: string, whose: string, most: number | null): Promise<boolean> {
    if (most === null) return true;
    return (await this.counts.count([hashOf(`${what}:${whose}`)], { most, windowMs: hourMs })) === 0;
  }
}
