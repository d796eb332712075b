import { GroupCommit } from '../hot/group-commit.js';
import type { HotConnection } from '../hot/hot-connection.js';

export interface Receipt {
  campaignId: string;
  ordinal: number;
  attempt: number;
  rank: number;
  errorCode: number | null;
  sid: string | null;
  /** Of the call that brought it, where that is recorded. */
  traceparent: string | null;
}

const insert = {
  name: 'log-receipts',
  text: `insert into receipt_log (campaign_id, ordinal, attempt, rank, error_code, sid, traceparent)
         select * from unnest($1::uuid[], $2::int[], $3::smallint[], $4::smallint[], $5::int[], $6::text[], $7::text[])`,
};

/** Makes receipts durable before they are answered: one connection, written whenever it is free with all that has come meanwhile. */
export class ReceiptLog {
  private readonly commits: GroupCommit<Receipt>;

  constructor(
    private readonly connection: HotConnection,
    private readonly onLogged: () => void,
  ) {
    this.commits = new GroupCommit((receipts) => this.write(receipts));
  }

  /** Resolves when it is committed; rejects where it could not be. */
  log(receipt: Receipt): Promise<void> {
    return this.commits.add(receipt);
  }

  private async write(receipts: readonly Receipt[]): Promise<void> {
    await this.connection.rows(insert, [
      receipts.map((r) => r.campaignId),
      receipts.map((r) => r.ordinal),
      receipts.map((r) => r.attempt),
      receipts.map((r) => r.rank),
      receipts.map((r) => r.errorCode),
      receipts.map((r) => r.sid),
      receipts.map((r) => r.traceparent),
    ]);
    this.onLogged();
  }
}
