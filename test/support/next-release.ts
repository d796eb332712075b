import { Injectable } from '@nestjs/common';
import * as v from 'valibot';
import { campaignsService } from '@bellbird/campaigns/service';
import { tenantTable, type Tx } from '@bellbird/database';
import { defineEvent, receiptsApplied } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { Feature, On } from '@bellbird/service-host';

/*
 * A release after this one, as far as the test of a rolling release needs it: dispatch says a type and a version on
 * dispatch.progress that this release cannot read, and campaigns hears both.
 */

const { publishes: _, ...receipts } = receiptsApplied;
const { campaignId, tenantId, outbound, delivered, bounced } = receipts.schema.entries;
const about = { campaignId: receipts.example.campaignId, tenantId: receipts.example.tenantId };

export const opensApplied = defineEvent({
  type: 'opens.applied',
  topic: 'dispatch.progress',
  version: 1,
  key: 'campaignId',
  schema: v.object({ campaignId, tenantId, clicks: v.number() }),
  example: { ...about, clicks: 1 },
});

const moved = v.object({ campaignId, tenantId, moved: v.object({ outbound, delivered, bounced }) });

/** As the next release says it. */
export const receiptsSaidNext = defineEvent({
  ...receipts,
  version: receipts.version + 1,
  schema: moved,
  example: { ...about, moved: { outbound: -1, delivered: 1, bounced: 0 } },
});

/** As the next release reads it, both versions. */
const receiptsReadNext = defineEvent({
  ...receipts,
  version: receipts.version + 1,
  schema: v.union([
    v.pipe(
      moved,
      v.transform(({ moved: deltas, ...rest }) => ({ ...rest, ...deltas, byVariant: null })),
    ),
    receipts.schema,
  ]),
});

const note = (event: Omit<ConsumedEvent, 'payload'>, tx: Tx): Promise<unknown> =>
  tx.execute('insert into heard_next (tenant_id, event_id, type, version) values ($1, $2, $3, $4)', [
    event.tenantId,
    event.id,
    event.type,
    event.aggregateVersion,
  ]);

@Injectable()
class HearNext {
  @On(opensApplied)
  engagement(event: ConsumedEvent<typeof opensApplied>, tx: Tx): Promise<unknown> {
    return note(event, tx);
  }

  @On(receiptsReadNext)
  async receipts(event: ConsumedEvent<typeof receiptsReadNext>, tx: Tx): Promise<void> {
    if (event.aggregateVersion > 0n) await note(event, tx); // this release says 0
  }
}

@Feature({ providers: [HearNext] })
class NextModule {}

/** Campaigns of the next release, with a table of its own; `version` in it is the number that the test gave to an event. */
export const nextCampaigns: typeof campaignsService = {
  ...campaignsService,
  imports: [...campaignsService.imports, NextModule],
  migrations: [
    ...campaignsService.migrations,
    {
      name: '9000-heard-next',
      up: (roles) => `
        create table heard_next (nth bigint generated always as identity primary key, tenant_id uuid not null,
          event_id uuid not null, type text not null, version bigint not null);
        ${tenantTable(roles, 'heard_next', { app: 'select, insert' })}`,
    },
  ],
};
