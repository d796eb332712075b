import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@bellbird/database';
import { Every } from '@bellbird/service-host';
import { forgotten, turns } from '../turn/turn-row.js';

/** Turns of one statement. */
const atOnce = 1_000;

/**
 * Ninety days after it was booked a turn loses whatever says who it was; its numbers and times stay, for analytics. By
 * real time: a person was promised so, whatever the business's clock says. Answers how many were forgotten.
 * They are locked first: one that changes at that moment, as its contact is found, would be passed over.
 */
async function forgetTurns(tx: Tx): Promise<number> {
  const old = await tx.query<{ tenantId: string; id: string }>(
    `select tenant_id as "tenantId", id from turn
      where code is not null and booked_at < now() - interval '90 days' and status in ('attended', 'canceled')
      limit ${atOnce} for update`,
    [],
  );
  const rows = old.map((key) => ({ ...key, ...forgotten }));
  return (await turns.updateEach(tx, ['tenantId', 'id'], rows)).length;
}

/** Forgets who has been here. */
@Injectable()
export class ForgetTurns {
  constructor(private readonly db: Database) {}

  /** Keys of screens that have run out are forgotten too. Answers whether there may be more. */
  @Every('1h')
  async sweep(): Promise<boolean> {
    await this.db.system((tx) => tx.execute('delete from kiosk_key where expires_at < now()'));
    return (await this.db.system(forgetTurns)) === atOnce;
  }
}
