import { Inject, Injectable } from '@nestjs/common';
import { Every } from '@bellbird/service-host';
import { COUNTS, longestWindowMs, type Counts } from './counts.js';

/** Counts of windows that are over are deleted. */
@Injectable()
export class SweepCounts {
  constructor(@Inject(COUNTS) private readonly counts: Counts) {}

  @Every('5m')
  execute(): Promise<void> {
    return this.counts.sweep(longestWindowMs);
  }
}
