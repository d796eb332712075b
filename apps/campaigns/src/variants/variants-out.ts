import { noEngagement } from '../engagement/engagement.js';
import type { SmsVariant } from '../schema.generated.js';
import { leaderOf, type Variants } from './variant.js';

/** The variants of a campaign as people see them; null where it has a single text. */
export function variantsOut(variants: Variants): SmsVariant[] | null {
  if (variants === null) return null;
  const leader = leaderOf(variants);
  return variants.map(({ message, share, engagement, ...counts }, at) => ({
    message,
    share,
    counts: { ...counts, pending: pendingOf(counts) },
    engagement: { ...noEngagement, ...engagement },
    leads: leader === null ? null : at === leader,
  }));
}

const pendingOf = (
  c: { recipients: number } & Record<'outbound' | 'delivered' | 'bounced' | 'unknown' | 'canceled', number>,
) => Math.max(0, c.recipients - c.outbound - c.delivered - c.bounced - c.unknown - c.canceled);
