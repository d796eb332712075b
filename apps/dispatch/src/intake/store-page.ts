import type { Tx } from '@bellbird/database';
import type { FrozenPerson } from '@bellbird/events';
import { faultPoint } from '@bellbird/service-host/light';
import { changeCampaign, lockCampaign } from '../campaign/campaign-control.repository.js';
import { zoneNumber } from '../campaign/campaign-zones.js';
import { baseIdOf } from '../message-state.js';
import { withDuplicates, type PeopleOfVariant } from './left-out-by-variant.js';
import { sayStored } from './say-stored.js';

export interface Page {
  tenantId: string;
  campaignId: string;
  /** From 1. */
  page: number;
  /** IANA: where all of the page are; null where the campaign goes by the business's clock. */
  zone?: string | null;
  people: readonly FrozenPerson[];
  /** Micro-dollars of each person where the price came with it; else it is by country, when the campaign is funded. */
  quoted?: readonly string[];
}

/**
 * Stores a page: a message a person, one chunk the page. Pages come in any order, after a cancel too. A page that is
 * there already changes nothing; a person whose address or contact is there from another page is counted as a duplicate.
 */
export async function storePage(tx: Tx, page: Page): Promise<void> {
  const campaign = await lockCampaign(tx, page.tenantId, page.campaignId);
  if (campaign === null) return;
  faultPoint('intake-page');
  const { tenant_no: tenantNo, campaign_no: campaignNo } = campaign;
  const base = baseIdOf(campaignNo);
  const ordinals = page.people.map((person) => person.ordinal);
  const [lo, hi] = [Math.min(...ordinals, Number.MAX_SAFE_INTEGER), Math.max(...ordinals, 0)];
  const [chunk] = await tx.query<{ id: bigint }>(
    `insert into chunk (tenant_no, id, campaign_no, page, lo, hi, people, most_units, state, zone_no)
     select $1, nextval('chunk_number'), $2, $3, $4, $5, $6, $7, case when $6 = 0 then 2 else 0 end, $8
     on conflict (campaign_no, page, tenant_no) do nothing returning id`,
    [
      tenantNo,
      campaignNo,
      page.page,
      (base + BigInt(page.people.length === 0 ? 0 : lo)).toString(),
      (base + BigInt(hi)).toString(),
      page.people.length,
      Math.max(...page.people.map((person) => person.units), 0),
      page.zone == null ? null : await zoneNumber(tx, campaign, page.zone),
    ],
  );
  if (chunk === undefined) return;
  faultPoint('after-chunk');
  const stored =
    page.people.length === 0 ? [] : await insertPeople(tx, { tenantNo, campaignNo, base, chunkId: chunk.id }, page);
  faultPoint('after-page');
  const duplicates = page.people.length - stored.reduce((sum, { people }) => sum + people, 0);
  if (duplicates > 0) {
    campaign.duplicates += duplicates;
    campaign.left_out_by_variant = withDuplicates(campaign.left_out_by_variant, page.people, stored);
    const { left_out_by_variant } = campaign;
    await changeCampaign(tx, campaign, { duplicates: campaign.duplicates, left_out_by_variant });
  }
  await sayStored(tx, campaign);
}

/** Answers how many of each variant are stored now. */
async function insertPeople(
  tx: Tx,
  at: { tenantNo: number; campaignNo: number; base: bigint; chunkId: bigint },
  page: Page,
): Promise<PeopleOfVariant[]> {
  const { people } = page;
  return tx.query(
    `with stored as (
       insert into message (tenant_no, id, campaign_no, chunk_id, contact_id, address, country, body, units, name, quoted, variant)
       select $1, $2::bigint + p.ordinal, $3, $4, p.contact_id, p.address, p.country, p.body, p.units, p.name, p.quoted, p.variant
         from unnest($5::int[], $6::uuid[], $7::text[], $8::text[], $9::text[], $10::smallint[], $11::text[], $12::bigint[], $13::smallint[]) p(ordinal, contact_id, address, country, body, units, name, quoted, variant)
       on conflict do nothing returning variant)
     select variant, count(*)::int as people from stored group by variant`,
    [
      at.tenantNo,
      at.base.toString(),
      at.campaignNo,
      at.chunkId.toString(),
      people.map((p) => p.ordinal),
      people.map((p) => p.contactId),
      people.map((p) => p.address),
      people.map((p) => p.country),
      people.map((p) => p.text),
      people.map((p) => p.units),
      people.map((p) => p.name),
      page.quoted ?? people.map(() => null),
      people.map((p) => p.variant),
    ],
  );
}
