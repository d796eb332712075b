import { Database } from '@bellbird/database';
import { Feature, LOGGER, PLATFORM, type Logger, type Platform } from '@bellbird/service-host';
import { Allowance } from './allowance.js';
import { Attempts } from './attempts.js';
import { COUNTS } from './counts.js';
import { openCounts } from './open-counts.js';
import { SweepCounts } from './sweep-counts.js';

@Feature({
  providers: [
    {
      provide: COUNTS,
      inject: [PLATFORM, Database, LOGGER],
      useFactory: ({ env }: Platform, db: Database, logger: Logger) => openCounts(env, db, logger),
    },
    Allowance,
    Attempts,
    SweepCounts,
  ],
  exports: [Allowance, Attempts, COUNTS],
})
export class LimitsModule {}
