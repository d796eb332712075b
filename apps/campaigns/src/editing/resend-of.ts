import { Injectable } from '@nestjs/common';
import { Database, isUuid, type Tx } from '@bellbird/database';
import { invalidField, invalidInput } from '@bellbird/errors';
import { resendStatuses, type ResendOf } from '../campaign/campaign.js';
import { findCampaign } from '../campaign/campaign.repository.js';

/** These have the text, or may have it. */
const mayHaveIt: readonly string[] = ['pending', 'outbound', 'delivered', 'unknown'];

const field = 'resendOf';
export const sayWho = 'Say which campaign, and who of it: bounced, canceled, left-out.';

/** Which campaign's people are meant, each word once. @throws 400 naming resendOf. */
export function readResendOf(given: unknown): ResendOf | null {
  if (given === undefined || given === null) return null;
  const { campaignId, statuses } = given as Partial<ResendOf>;
  if (typeof campaignId !== 'string' || !isUuid(campaignId)) throw invalidField(field, sayWho);
  if (!Array.isArray(statuses) || statuses.length === 0) throw invalidField(field, sayWho);
  const asked: readonly string[] = statuses;
  if (asked.some((each) => mayHaveIt.includes(each))) throw invalidField(field, 'They may have it already.');
  const known = resendStatuses.filter((each) => asked.includes(each));
  if (known.length < new Set(asked).size) throw invalidField(field, sayWho);
  return { campaignId: campaignId.toLowerCase(), statuses: known };
}

/** Whom an input says that it goes to. */
interface Audience extends Partial<Record<'contactIds' | 'groupIds' | 'segmentIds' | 'phones', readonly string[]>> {
  resendOf?: ResendOf;
  quick?: boolean;
}

/** @throws 400 by field where a resend goes to anybody else. */
export function assertAlone({ contactIds, groupIds, segmentIds, phones, resendOf, quick }: Audience): void {
  if (resendOf == null) return;
  const others = Object.entries({ contactIds, groupIds, segmentIds, phones }).filter(
    ([, chosen]) => (chosen?.length ?? 0) > 0,
  );
  const message = 'A text for those who did not get a campaign goes to nobody else.';
  if (others.length > 0) throw invalidInput(...others.map(([member]) => ({ field: member, message })));
  if (quick === true) throw invalidField(field, 'A quick text goes to single people and numbers only.');
}

/**
 * Of a campaign and all that went out again for it one goes at a time: who got the text is known once it has ended, and
 * two at once would text the same people. Called in the transaction that sends it off. @throws 400 naming resendOf.
 */
export async function assertOnlyResend(tx: Tx, resendOf: ResendOf | null, exceptId: string | null): Promise<void> {
  if (resendOf === null) return;
  const [first] = await tx.query<{ id: string }>(
    `with recursive up as (
       select id, resend_of from campaign where tenant_id = $1 and id = $2
       union select c.id, c.resend_of from up join campaign c on c.tenant_id = $1 and c.id = (up.resend_of ->> 'campaignId')::uuid)
     select id from up where resend_of is null`,
    [tx.tenantId, resendOf.campaignId],
  );
  const origin = first?.id ?? resendOf.campaignId;
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`resends of ${origin}`]);
  const [open] = await tx.query(
    `with recursive down as (
       select $2::uuid as id
       union select c.id from down join campaign c on c.tenant_id = $1 and c.resend_of ->> 'campaignId' = down.id::text)
     select 1 from down join campaign c on c.tenant_id = $1 and c.id = down.id
      where c.status <> 'draft' and c.completed_at is null and c.id is distinct from $3::uuid limit 1`,
    [tx.tenantId, origin, exceptId],
  );
  if (open !== undefined) throw invalidField(field, 'It is being sent again already. Wait until that has ended.');
}

/** Checks that a campaign can be sent again to those who did not get it. */
@Injectable()
export class CheckResend {
  constructor(private readonly db: Database) {}

  /** @throws 400 by field: more people than those of one ended campaign of the same kind who provably did not get it. */
  async check(kind: string, tenantId: string, input: Audience): Promise<void> {
    const resendOf = readResendOf(input.resendOf);
    if (resendOf === null) return;
    assertAlone(input);
    const campaign = await this.db.tenant(tenantId, (tx) => findCampaign(tx, resendOf.campaignId));
    if (campaign === null || campaign.kind !== kind) throw invalidField(field, 'This campaign is unknown.');
    if (campaign.completedAt === null || campaign.launchedAt === null)
      throw invalidField(field, 'This campaign has not ended yet.');
  }
}
