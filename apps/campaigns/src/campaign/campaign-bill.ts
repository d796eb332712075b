import type { Tx } from '@bellbird/database';
import { notFound } from '@bellbird/errors';
import { formatExact } from '@bellbird/money';
import type { CampaignBill } from '../schema.generated.js';
import { findCampaign } from './campaign.repository.js';

/**
 * What a campaign was to cost, for how many parts and at which price; both are null where they do not add up to the
 * charge, as with campaigns from before parts were counted. @throws 404
 */
export async function campaignBill(tx: Tx, id: string): Promise<CampaignBill> {
  const campaign = await findCampaign(tx, id);
  if (campaign === null) throw notFound();
  const { cost, chargedUnits: parts, charged } = campaign;
  const prices = Object.values(campaign.prices ?? {}).map(BigInt);
  const [least, most] = [prices.reduce(lesser, prices[0] ?? 0n), prices.reduce(greater, 0n)];
  const isCounted = charged >= parts * least && charged <= parts * most;
  const price = parts === 0n || !isCounted ? undefined : [least, most].find((each) => parts * each === charged);
  return {
    agreed: formatExact(cost),
    chargedParts: isCounted ? Number(parts) : null,
    pricePerPart: price === undefined ? null : formatExact(price),
  };
}

const lesser = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const greater = (a: bigint, b: bigint): bigint => (a > b ? a : b);
