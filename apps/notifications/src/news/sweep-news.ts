import { Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { Every } from '@bellbird/service-host';

/** Forgets which digests were mailed, and links that nobody followed, after a year. */
@Injectable()
export class SweepNews {
  constructor(private readonly db: Database) {}

  @Every('1h')
  async execute(): Promise<void> {
    await this.db.system(async (tx) => {
      await tx.execute(`delete from digest where mailed_at < now() - interval '1 year'`);
      await tx.execute(`delete from unsubscribe_link where created_at < now() - interval '1 year'`);
    });
  }
}
