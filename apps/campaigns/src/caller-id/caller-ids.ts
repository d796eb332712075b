import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { nilTenant } from '@bellbird/auth';
import { Database, namedId, type Tx } from '@bellbird/database';
import { invalidField } from '@bellbird/errors';
import { CLOCK, CONFIG, type Clock } from '@bellbird/service-host';
import type { CampaignsConfig } from '../campaigns.config.js';

export interface Sender {
  id: string;
  phoneInternational: string;
  status: string;
}

/** Whom texts come from. The platform's shared numbers are among every tenant's senders. */
@Injectable()
export class CallerIds implements OnModuleInit {
  constructor(
    private readonly db: Database,
    @Inject(CONFIG) private readonly config: CampaignsConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Makes the shared numbers what the settings say. */
  async onModuleInit(): Promise<void> {
    const { sharedSenders } = this.config;
    await this.db.system(async (tx) => {
      await tx.execute('delete from caller_id where tenant_id = $1 and phone_international <> all($2)', [
        nilTenant,
        sharedSenders,
      ]);
      for (const phone of sharedSenders) {
        await tx.execute(
          `insert into caller_id (id, tenant_id, name, phone_international, caller_type, status, created_at)
           values ($1, $2, 'Shared number', $3, 'shared-number', 'verified', $4) on conflict do nothing`,
          [namedId('caller-id', phone), nilTenant, phone, this.clock.now()],
        );
      }
    });
  }

  /** As `usable`, for who cannot ask again: null where it cannot send. Without an id it is the first shared number. */
  async usableOrNone(tx: Tx, callerId: string | null): Promise<Sender | null> {
    const [firstShared] = this.config.sharedSenders;
    const id = callerId ?? (firstShared === undefined ? null : namedId('caller-id', firstShared));
    if (id === null) return null;
    const sender = await this.find(tx, id);
    return sender?.status === 'verified' ? sender : null;
  }

  /** A verified sender of the tenant. @throws 400 on callerId: unknown, another's, not verified. */
  async usable(tx: Tx, callerId: string): Promise<Sender> {
    const sender = await this.find(tx, callerId);
    if (sender === undefined) throw invalidField('callerId', 'This sender is unknown.');
    if (sender.status !== 'verified') throw invalidField('callerId', 'This sender is not verified yet.');
    return sender;
  }

  /** The sender with this number, E.164; null where none of the tenant's can send by it. */
  async usableByPhone(tx: Tx, phone: string): Promise<Sender | null> {
    const [sender] = await tx.query<Sender>(
      `select id, phone_international as "phoneInternational", status from caller_id
        where tenant_id in ($1, $2) and phone_international = $3 and status = 'verified'`,
      [tx.tenantId, nilTenant, phone],
    );
    return sender ?? null;
  }

  private async find(tx: Tx, callerId: string): Promise<Sender | undefined> {
    const [sender] = await tx.query<Sender>(
      'select id, phone_international as "phoneInternational", status from caller_id where tenant_id in ($1, $2) and id = $3',
      [tx.tenantId, nilTenant, callerId],
    );
    return sender;
  }
}
