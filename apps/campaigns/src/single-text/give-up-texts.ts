import { Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { Every } from '@bellbird/service-host';
import { giveUpAttempt } from './fund-now.js';

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
    });
  }
}
