import type { Tx } from '@bellbird/database';
import type { OutcomeScope } from '../sending/recording/record-outcomes.js';

/** What the outcome statement needs to know of a campaign, and what the sweeper decides by. */
export interface SweptCampaign extends OutcomeScope {
  channel: string;
  sender: string;
  unknownPolicy: 'resend' | 'never';
  traceparent: string | null;
}

interface Row {
  tenant_no: number;
  tenant_id: string;
  campaign_no: number;
  campaign_id: string;
  hold_id: string | null;
  prio: number;
  prices: string;
  channel: string;
  sender: string | null;
  unknown_policy: 'resend' | 'never';
  traceparent: string | null;
}

/** Reads campaigns by (tenant_no, campaign_no). */
export async function scopesOf(
  tx: Tx,
  of: readonly { tenant_no: number; campaign_no: number }[],
): Promise<Map<number, SweptCampaign>> {
  const rows = await tx.query<Row>(
    `select ca.tenant_no, ca.tenant_id, ca.campaign_no, ca.campaign_id, ca.hold_id, ca.prio, ca.prices::text as prices, ca.channel, ca.sender, ca.unknown_policy, ca.traceparent
       from campaign_control ca join (select distinct * from unnest($1::int[], $2::int[]) w(tenant_no, campaign_no)) w using (tenant_no, campaign_no)`,
    [of.map((each) => each.tenant_no), of.map((each) => each.campaign_no)],
  );
  return new Map(
    rows.map((row) => [
      row.campaign_no,
      {
        tenantNo: row.tenant_no,
        tenantId: row.tenant_id,
        campaignNo: row.campaign_no,
        campaignId: row.campaign_id,
        holdId: row.hold_id,
        prices: row.prices,
        chunkId: null,
        prio: row.prio,
        channel: row.channel,
        sender: row.sender ?? '',
        unknownPolicy: row.unknown_policy,
        traceparent: row.traceparent,
      },
    ]),
  );
}
