import type { Tx } from '@bellbird/database';
import type { SentText } from '../schema.generated.js';
import { rangeOf } from './asked-page.js';

const mostOrdinal = 2 ** 31 - 1;

/** What one person of a campaign was sent, to the letter. Null: there is no such person, or the text was blanked since. */
export async function sentText(
  tx: Tx,
  tenantId: string,
  { campaignId, ordinal }: { campaignId: string; ordinal: number },
): Promise<SentText | null> {
  if (!Number.isInteger(ordinal) || ordinal < 1 || ordinal > mostOrdinal) return null;
  const range = await rangeOf(tx, tenantId, campaignId);
  if (range === null) return null;
  const [message] = await tx.query<SentText>(
    `select m.body as text, m.units as parts, m.variant from message m where m.tenant_no = $1 and m.id = $2 and m.body <> ''`,
    [range[0], (BigInt(range[1]) + BigInt(ordinal)).toString()],
  );
  return message ?? null;
}
