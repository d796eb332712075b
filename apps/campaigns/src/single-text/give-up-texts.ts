import { Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { Every } from '@bellbird/service-host';
import { giveUpAttempt } from './fund-now.js';
import { giveBack } from './request-texts.js';

/** Gives back the holds of texts for which a person waited, and whose request died between the hold and the texts. */
@Injectable()
export class GiveUpTexts {
  constructor(private readonly db: Database) {}

  /** A request is dead after two minutes, many times as long as one may take. */
  @Every('30s')
  async execute(): Promise<void> {
    await this.db.system(async (tx) => {
      const dead = await tx.query<{ tenantId: string; requestId: string }>(
        `select tenant_id as "tenantId", request_id as "requestId" from single_text
          where state = 'asking' and asked_by is not null and ordinal = 1 and asked_at < now() - interval '2 minutes' for update skip locked limit 100`,
      );
      for (const request of dead) await giveUpAttempt(tx, request);
      // Tests that a pod of the release before left behind; goes with its table, a release later.
      const before = await tx.query<{ tenantId: string; requestId: string }>(
        `update test_send set state = 'given-up'
          where (tenant_id, id) in (
            select tenant_id, id from test_send where state = 'asking' and asked_at < now() - interval '2 minutes' for update skip locked limit 100)
          returning tenant_id as "tenantId", id as "requestId"`,
      );
      await giveBack(tx, before);
    });
  }
}
