import * as v from 'valibot';
import { defineNotice, joined } from '../define-notice.js';

const data = v.object({
  campaignId: v.string(),
  name: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  counts: v.record(v.string(), v.number()),
  /** Dollars with six decimals. */
  charged: v.string(),
  currency: v.string(),
  completedAt: v.string(),
});

const example = {
  campaignId: '01920000-0000-7000-8000-0000000000c1',
  name: 'Christmas bookings',
  reason: null,
  counts: { recipients: 1_284, delivered: 1_233, outbound: 42, bounced: 9, pending: 0, unknown: 0, canceled: 0 },
  charged: '105.360000',
  currency: 'AUD',
  completedAt: '2026-11-20T01:05:00.000Z',
};

/** A campaign is over, and its counts and cost are final. */
export const campaignCompletedNotice = defineNotice({
  type: 'campaign-completed',
  data,
  example,
  look: 'sent',
  words: ({ campaignId, name, counts, charged }, say) => {
    const bounced = counts['bounced'] ?? 0;
    return {
      title: `“${say.campaign(name)}” was sent`,
      text: joined(
        say.count(counts['recipients'] ?? 0, '# person', '# people'),
        bounced > 0 && `${say.count(bounced, '# text', '# texts')} not delivered`,
        say.money(charged),
      ),
      to: { campaign: campaignId },
    };
  },
});

const stoppedFor: Readonly<Record<string, string>> = {
  'insufficient-balance': 'The balance was too low. Nothing was charged.',
  suspended: 'Sending is paused by Bellbird.',
};

/** Why an automation stopped by itself. */
const automationStoppedFor: Readonly<Record<string, string>> = {
  'over-run-cost': 'A run would have cost more than you allowed.',
  'over-month-cap': 'Its runs of this month would have cost more than you allowed.',
  refused: 'Three runs in a row were refused: check the balance and the sender.',
};

/** A campaign was cancelled, by somebody or for want of money; or single texts were stopped, and are named as a whole; or an automation paused by itself. */
export const campaignCanceledNotice = defineNotice({
  type: 'campaign-canceled',
  data: v.object({
    ...data.entries,
    campaignId: v.nullable(v.string()),
    /** Of an automation, and why it paused. */
    automationId: v.optional(v.nullable(v.string())),
    pausedReason: v.optional(v.nullable(v.string())),
  }),
  example: { ...example, reason: 'manual-cancellation' },
  look: 'canceled',
  words: ({ campaignId, name, reason, counts, charged, pausedReason }, say) => {
    if (reason === 'automation-paused')
      return {
        look: 'moneyFailed',
        title: `“${say.campaign(name)}” is paused`,
        text: automationStoppedFor[pausedReason ?? ''] ?? '',
        to: 'automations',
      };
    if (campaignId === null)
      return {
        look: 'moneyFailed',
        title: `${say.campaign(name)} were stopped`,
        text: stoppedFor[reason ?? ''] ?? '',
        // Where sending is paused, money does not help: the banner of every page says why.
        ...(reason !== 'suspended' && { to: 'billing' as const }),
      };
    const to = { campaign: campaignId };
    if (reason === 'insufficient-funds')
      return {
        look: 'moneyFailed',
        title: `“${say.campaign(name)}” was not sent`,
        text: 'The balance was too low. Nothing was charged.',
        to,
      };
    const had = (counts['outbound'] ?? 0) + (counts['delivered'] ?? 0);
    return {
      title: `“${say.campaign(name)}” was cancelled`,
      text:
        had === 0
          ? 'Nobody had it by then'
          : joined(`${say.count(had, '# person', '# people')} had it by then`, say.money(charged)),
      to,
    };
  },
});
