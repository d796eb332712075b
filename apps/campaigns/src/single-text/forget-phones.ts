import { Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { Every } from '@bellbird/service-host';

/** Texts of one statement. */
const atOnce = 1_000;

/**
 * Ninety days after a text to somebody on a waiting list its phone is forgotten, as their page promises; what became of
 * the text, and what it cost, stays. By real time.
 */
@Injectable()
export class ForgetPhones {
  constructor(private readonly db: Database) {}

  /** Answers whether there may be more. */
  @Every('1h')
  async sweep(): Promise<boolean> {
    const forgotten = await this.db.system((tx) =>
      tx.execute(
        `update single_text set phone = '', contact_id = null
          where (tenant_id, id) in (
            select tenant_id, id from single_text
             where purpose in ('turn', 'review-request') and phone <> '' and state <> 'asking' and asked_at < now() - interval '90 days'
             limit ${atOnce} for update skip locked)`,
      ),
    );
    return forgotten === atOnce;
  }
}
