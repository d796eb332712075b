import { Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { Every } from '@bellbird/service-host';
import { giveUp } from './attempt.js';

/** Gives back the holds of test sends whose request died between the hold and the texts. */
@Injectable()
export class GiveUpAttempts {
  constructor(private readonly db: Database) {}

  /** An attempt is dead after two minutes, many times as long as a request may take. */
  @Every('30s')
  async execute(): Promise<void> {
    await this.db.system(async (tx) =>
      giveUp(
        tx,
        await tx.query(
          `update test_send set state = 'given-up' where state = 'asking' and asked_at < now() - interval '2 minutes' returning id, tenant_id as "tenantId"`,
        ),
      ),
    );
  }
}
