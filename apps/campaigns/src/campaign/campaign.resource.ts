import { messageTypes, type LeftOutCounts } from '@bellbird/events';
import {
  boolean,
  defineResource,
  ids,
  instant,
  int,
  json,
  money,
  object,
  reference,
  text,
  texts,
  words,
} from '@bellbird/resource-kit';
import type { Engagement } from '../engagement/engagement.js';
import { out as smsOut } from '../kinds/sms/out.js';
import type { CampaignLink, SmsVariant } from '../schema.generated.js';
import { campaignOut } from './campaign-out.js';
import {
  cancellationReasons,
  deliveryTypes,
  statuses,
  waitedFor,
  waitReasons,
  type Campaign,
  type ResendOf,
} from './campaign.js';
import { campaigns } from './campaign.repository.js';
import type { countsOf } from './say.js';

/** No body is read by these columns: campaigns have operations of their own. */
const said = { input: 'none', required: true } as const;
const maybe = { input: 'none' } as const;

/** Runs that are in the history count: those that are sent or were, and those that were called off. */
const newestRunSql = `t.automation_id is null or not exists (
  select 1 from campaign n
   where n.tenant_id = t.tenant_id and n.automation_id = t.automation_id and n.status in ('running', 'completed', 'canceled')
     and n.created_at >= t.created_at and (n.created_at, n.id) > (t.created_at, t.id))`;

/** Lists, counts, deletion and export of campaigns; how they live stands in campaign.ts. */
export const campaignResource = defineResource(
  'SmsCampaign',
  {
    type: words(['sms'], { ...said, about: 'How it reaches people', column: 'kind' }),
    name: text({ ...said, sortKey: 'name_key' }),
    messageType: words(messageTypes.toSorted(), {
      ...said,
      about: 'transactional, marketing or review',
    }),
    deliveryType: words(deliveryTypes, { ...said, about: 'immediately or later' }),
    scheduledAt: instant({ ...maybe, about: 'When it goes out, where it was told to go later' }),
    notLaterThan: instant({
      ...maybe,
      about: 'No text leaves after this time; past it the campaign waits',
      filter: false,
    }),
    useRecipientTimeZone: boolean({
      ...said,
      about: "Whether scheduledAt and the send window are each person's own clock's",
      column: 'recipient_zone',
      filter: false,
    }),
    callerId: reference({ ...maybe, about: 'The sender' }),
    message: text({ ...said, about: 'The text, with its placeholders' }),
    variants: object<SmsVariant[] | null>()('[SmsVariant!]', {
      about: 'Versions of the text, instead of message, and what became of each; null where there is one',
      mayBeNull: true,
    }),
    variantSeed: reference({ ...maybe, about: 'What decides who gets which; null without variants', filter: false }),
    contactIds: ids({ ...said, about: 'Contacts that were chosen one by one' }),
    groupIds: ids({ ...said, about: 'Audiences that were chosen' }),
    segmentIds: texts({ ...said, about: 'Segments that were chosen, or all-contacts' }),
    phones: texts({ ...said, about: 'Numbers that were typed', filter: false }),
    saveAsContacts: boolean({ ...said, about: 'Whether numbers of nobody become contacts', filter: false }),
    resendOf: object<ResendOf | null>()('ResendOf', { mayBeNull: true }),
    quick: boolean({ ...said, about: 'Written in a hurry to a few people' }),
    automationId: reference({ ...maybe, about: 'The automation that made it; null where a person did' }),
    newestRun: boolean({
      input: 'none',
      shown: false,
      sortable: false,
      about: 'Whether no later run of its automation is in the history; of what a person made always',
      sql: newestRunSql,
    }),
    smsTemplateId: reference({ ...maybe, about: 'The template that the text came from', filter: false }),
    trackLinks: boolean({ ...said, about: 'Whether each link is shortened and its clicks are counted', filter: false }),
    maxCost: money({ ...maybe, about: 'The most that it may cost: decimal, AUD', filter: false }),
    cancelWindowSeconds: int({
      ...said,
      about: 'How long it can be canceled before the first text leaves',
      filter: false,
    }),
    status: words(statuses.toSorted(), {
      ...said,
      about: 'draft, pending (scheduled), running, completed or canceled',
    }),
    paused: boolean({ ...said, filter: false }),
    pausedReason: words(['manual', 'suspended', ...waitReasons], {
      ...maybe,
      about:
        'Why it is paused: manual, suspended (the business may not send), cost-above-quote, send-window or too-late',
      filter: false,
    }),
    cancellationReason: words(cancellationReasons, {
      ...maybe,
      about: 'Why it was canceled: manual-cancellation or insufficient-funds',
    }),
    waitingFor: words(waitedFor, {
      ...maybe,
      about: 'Which part of Bellbird it waits for while nothing moves: audience, billing or owner',
      filter: false,
    }),
    recipients: int({ ...said, shown: false }),
    counts: object<ReturnType<typeof countsOf>>()('CampaignCounts'),
    leftOut: json<LeftOutCounts>()({ ...said, about: 'People left out, by reason', as: ['LeftOut!'] }),
    engagement: object<Engagement>()('Engagement'),
    links: object<CampaignLink[]>()('[CampaignLink!]', {
      about: 'Where its counted links lead, and what became of each; null while that cannot be told',
      mayBeNull: true,
    }),
    unit: words(['part'], { ...said, about: 'What it is charged by', filter: false }),
    parts: int({ ...said, about: 'Parts of all texts', sqlType: 'int8' }),
    cost: object<{ held: string; charged: string; currency: string }>()('CampaignCost'),
    createdBy: reference({ ...said, about: 'Who made it', filter: false }),
    createdAt: instant(said),
    launchedAt: instant(maybe),
    completedAt: instant({ ...maybe, about: 'Since when counts and cost are final' }),
  },
  {
    about: 'An SMS campaign, as the REST contract shows it',
    table: 'campaign',
    interfaces: ['Campaign'],
    rest: {
      words: ['campaign', 'campaigns'],
      about: 'Campaigns: quote, test, send, schedule, pause, cancel, and what became of each text.',
      examples: {
        create: {
          name: 'Winter specials',
          messageType: 'marketing',
          deliveryType: 'immediately',
          callerId: '01890a5d-ac96-774b-bcce-b302099a8057',
          message: 'Hi {{firstName|there}}, soup is back. Stop: {{optOutLink}}',
          segmentIds: ['all-contacts'],
        },
        update: { status: 'canceled' },
      },
    },
    usual: { version: 'unfiltered', updatedAt: 'hidden' },
    reading: {
      select: campaigns.select('t'),
      toOut: (row) => {
        const campaign = row as unknown as Campaign;
        return { ...campaignOut(campaign), ...smsOut(campaign) };
      },
    },
    refusals: [
      { on: ['delete', 'bulk-delete'], code: 'wrong-state', rule: 'A campaign that is being sent cannot be deleted.' },
    ],
    live: { event: 'sms-campaign-updated', about: "A campaign's state or counts changed", one: true },
    verbs: ['list', 'get', 'count', 'count-with-filters', 'delete', 'bulk-delete', 'export'],
    export: [
      'name',
      'status',
      'messageType',
      'launchedAt',
      'completedAt',
      ...(['recipients', 'delivered', 'outbound', 'bounced', 'unknown', 'canceled', 'leftOut'] as const).map(
        (count) => ({ title: count, value: (row: ReturnType<typeof campaignOut>) => row.counts[count] }),
      ),
      { title: 'charged', value: (row) => row.cost.charged },
    ],
    access: { read: 'member', write: 'campaign-editor' },
  },
);
