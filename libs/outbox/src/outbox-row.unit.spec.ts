import { describe, expect, it } from '@jest/globals';
import { campaignPaused, campaignResumed, defineEvent } from '@bellbird/events';
import { outboxRow } from './outbox-row.js';

const members = { campaignId: '$1::uuid', tenantId: '$2::uuid', campaignVersion: 'c.version' };
const row = { from: 'c', shard: '$3', eventId: 'uuidv7()', aggregateVersion: 'c.version', trace: 'null' };

describe('outboxRow', () => {
  it('writes topic, type, version and members as the definition has them', () => {
    expect(outboxRow(campaignPaused, members, row).replaceAll(/\s+/g, ' ')).toBe(
      'insert into outbox (shard, event_id, topic, partition_key, agg_version, tenant_id, event_type, schema_version, trace, payload) ' +
        `select $3, uuidv7(), 'campaign.control', ($1::uuid)::text, c.version, $2::uuid, 'campaign.paused', 1, null, ` +
        `jsonb_build_object('campaignId', $1::uuid, 'tenantId', $2::uuid, 'campaignVersion', c.version) from c`,
    );
  });

  it('writes the version and the members that are still published, while a newer one is only understood', () => {
    const { schema, example } = campaignResumed;
    const newer = defineEvent({
      ...campaignPaused,
      version: 2,
      schema,
      example,
      publishes: { version: 1, schema: campaignPaused.schema },
    });
    expect(outboxRow(newer, members, row)).toContain(`'campaign.paused', 1, null`);
  });

  it('is refused by the compiler and at load where a member is missing, or is none', () => {
    // @ts-expect-error: notLaterThan is missing
    const missing = (): string => outboxRow(campaignResumed, members, row);
    expect(missing).toThrow('campaign.resumed needs notLaterThan, and its SQL does not write it.');
    // @ts-expect-error: campaign.paused has no reason
    const unknown = (): string => outboxRow(campaignPaused, { ...members, reason: 'null' }, row);
    expect(unknown).toThrow('campaign.paused has no reason, and its SQL writes one.');
  });
});
