import { Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { Every } from '@bellbird/service-host';

/** Opt-out links of contacts who were deleted for ever work for 90 days. */
@Injectable()
export class ForgetFormerContacts {
  constructor(private readonly db: Database) {}

  @Every('1h')
  async execute(): Promise<void> {
    await this.db.system((tx) =>
      tx.execute(`delete from former_contact where deleted_at < now() - interval '90 days'`),
    );
  }
}
