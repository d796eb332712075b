import { Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { Every } from '@bellbird/service-host';
import { LedgerAlarms } from './ledger-alarms.js';

export interface Violation {
  /** I1 to I8. */
  invariant: string;
  /** The id of what breaks it. */
  subject: string;
  detail: string;
}

/** The hourly check of the invariants I1–I8 over the whole ledger: each breach rings. */
@Injectable()
export class CheckInvariants {
  constructor(
    private readonly db: Database,
    private readonly alarms: LedgerAlarms,
  ) {}

  @Every('1h')
  async execute(): Promise<Violation[]> {
    const violations = await this.db.system((tx) =>
      tx.query<Violation & Record<string, unknown>>('select invariant, subject, detail from ledger_violations()'),
    );
    for (const { invariant, subject, detail } of violations)
      this.alarms.ring('invariant-broken', { invariant, subject, detail });
    return violations;
  }
}
