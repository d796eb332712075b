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

interface Waiting {
  receipt: Receipt;
  resolve: () => void;
  reject: (error: unknown) => void;
}

const mostAtOnce = 2_000;

const insert = {
  name: 'log-receipts',
  text: `insert into receipt_log (campaign_id, ordinal, attempt, rank, error_code, sid, traceparent)
         select * from unnest($1::uuid[], $2::int[], $3::smallint[], $4::smallint[], $5::int[], $6::text[], $7::text[])`,
};

/**
 * Makes receipts durable before they are answered: one connection, written whenever it is free with all that has come
 * meanwhile. No timer: a fixed window would cap how fast a caller can go on.
 */
export class ReceiptLog {
  private waiting: Waiting[] = [];
  private writing = false;

  constructor(
    private readonly connection: HotConnection,
    private readonly onLogged: () => void,
  ) {}

  /** Resolves when it is committed; rejects where it could not be. */
  log(receipt: Receipt): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ receipt, resolve, reject });
      if (!this.writing) void this.write();
    });
  }

  private async write(): Promise<void> {
    this.writing = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, mostAtOnce);
      const column = <T>(of: (receipt: Receipt) => T): T[] => batch.map(({ receipt }) => of(receipt));
      try {
        await this.connection.rows(insert, [
          column((r) => r.campaignId),
          column((r) => r.ordinal),
          column((r) => r.attempt),
          column((r) => r.rank),
          column((r) => r.errorCode),
          column((r) => r.sid),
          column((r) => r.traceparent),
        ]);
        for (const { resolve } of batch) resolve();
        this.onLogged();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.writing = false;
  }
}
