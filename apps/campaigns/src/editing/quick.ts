import { invalidField } from '@bellbird/errors';
import type { CampaignInput } from './campaign-input.js';

const mostPeople = 1_000;

/** A quick text names itself and goes out at once where nothing else is said; `zone` is the business's. */
export function withQuickDefaults(raw: Record<string, unknown>, zone: string, now: Date): Record<string, unknown> {
  if (raw['quick'] !== true) return raw;
  return { deliveryType: 'immediately', name: quickName(zone, now), ...withQuickType(raw) };
}

/** A quick text is transactional where nothing else is said: a quote needs to know no more. */
export const withQuickType = (raw: Record<string, unknown>): Record<string, unknown> =>
  raw['quick'] === true ? { ...raw, messageType: raw['messageType'] ?? 'transactional' } : raw;

/** "Quick text, 22-11-2026 10:14". */
function quickName(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    ...{ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((each) => each.type === type)?.value ?? '';
  return `Quick text, ${part('day')}-${part('month')}-${part('year')} ${part('hour')}:${part('minute')}`;
}

/** @throws 400 where a quick text goes to more than a few people. */
export function assertQuick({ contactIds, groupIds, segmentIds, phones }: Partial<CampaignInput>): void {
  for (const [field, ids] of Object.entries({ groupIds, segmentIds }))
    if ((ids?.length ?? 0) > 0) throw invalidField(field, 'A quick text goes to single people and numbers only.');
  if ((contactIds?.length ?? 0) + (phones?.length ?? 0) > mostPeople)
    throw invalidField('phones', 'A quick text goes to at most 1,000 people.');
}
