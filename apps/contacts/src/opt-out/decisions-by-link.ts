import type { Tx } from '@bellbird/database';

/** How often a person may change their mind on the page within an hour. Each change is news to the business. */
export const mostDecisionsHourly = 20;

/**
 * Whether a phone has made its decisions of this hour on the public page. A link never expires, so without a limit one
 * link could fill the business's notifications.
 */
export async function hasDecidedOften(tx: Tx, tenantId: string, phone: string): Promise<boolean> {
  const [{ decisions } = { decisions: 0 }] = await tx.query<{ decisions: number }>(
    `select count(*)::int as decisions from consent_history
     where tenant_id = $1 and phone = $2 and source = 'public-page' and recorded_at > now() - interval '1 hour'`,
    [tenantId, phone],
  );
  // The history holds each decision that another one has replaced; the present one is not among them.
  return decisions >= mostDecisionsHourly - 1;
}
