import { namedId } from '@bellbird/database';
import { messageTypes } from '@bellbird/events';
import {
  amount,
  computed,
  defineResource,
  instant,
  int,
  json,
  money,
  object,
  text,
  words,
  WrongValue,
} from '@bellbird/resource-kit';
import { withoutNulls } from '../editing/campaign-input.js';
import { automationStates, pausedReasons, type CampaignTemplate } from './automation.js';
import { automationRules } from './automation.rules.js';
import { addRuns, type Run } from './run/runs.js';
import { automationKinds, type Trigger } from './trigger.js';

/** Its members are looked at by the rules, which know the kind of automation. */
function anObject(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new WrongValue('Give an object.');
  return withoutNulls(value);
}

const nobody = { contactIds: [], groupIds: [], segmentIds: [] };

/** From the sandbox's shared number. */
const greeting = {
  messageType: messageTypes[0],
  callerId: namedId('caller-id', '+61491578888'),
  message: 'Hi {{firstName|there}}, happy birthday!',
  segmentIds: ['all-contacts'],
};

/** Campaigns that are made by themselves. */
export const automationResource = defineResource(
  'Automation',
  {
    name: text({
      required: true,
      max: 200,
      sortKey: 'name_key',
      unique: 'duplicate-name',
      message: 'Give the automation a name of at most 200 characters.',
    }),
    kind: words(automationKinds, { required: true, about: 'birthday, recurring or after-visit' }),
    type: words(['sms'], { input: 'none', filled: true, filter: false, about: 'How it reaches people' }),
    state: words(automationStates, {
      initial: 'draft',
      onNull: 'kept',
      about: 'draft, active, paused or archived; an archived one stays so',
    }),
    trigger: json<Trigger['trigger']>()({
      required: true,
      about: 'When it runs, by its kind; hours are those of the business',
      as: ['BirthdayTrigger!', 'RecurringTrigger!', 'AfterVisitTrigger!'],
      example: JSON.stringify({ weekdays: [1], at: '10:00' }),
      check: anObject,
    }),
    campaign: json<CampaignTemplate>()({
      required: true,
      column: 'template',
      about: 'What each run sends, and to whom',
      as: ['AutomationCampaign!'],
      inputAs: ['AutomationCampaignInput!'],
      example: JSON.stringify({ ...nobody, ...greeting }),
      check: (value) => ({ ...nobody, ...anObject(value) }),
    }),
    runMaxCost: amount({ filter: false, about: 'A run that costs more is not sent, and pauses it: decimal, AUD' }),
    monthCap: amount({ filter: false, about: 'What its runs of a month cost at most: decimal, AUD' }),
    nextRunAt: instant({
      input: 'none',
      about: 'When it runs next; null while it is not active, or waits for a visit',
    }),
    lastRun: computed(object<Run | null>()('AutomationRun', { mayBeNull: true }), 'What became of its newest run'),
    monthCharged: computed(money({ required: true }), 'What its runs of this month were charged: decimal, AUD'),
    refusals: int({ input: 'none', filled: true, filter: false, about: 'Runs refused in a row; the third pauses it' }),
    pausedReason: words(pausedReasons, {
      input: 'none',
      filter: false,
      about: 'Why it paused by itself: over-run-cost, over-month-cap or refused',
    }),
    creator: object<{ id: string; name?: string | null }>()('Creator', {
      about: 'Who made it',
      select: `jsonb_build_object('id', t.created_by)`,
    }),
  },
  {
    about: 'A campaign that is made by itself, again and again',
    usual: { version: 'unfiltered' },
    verbs: ['list', 'get', 'count', 'count-with-filters', 'create', 'update', 'delete'],
    rest: {
      words: ['automation', 'automations'],
      about: 'Campaigns that are made by themselves: at birthdays, on days, after visits.',
      examples: { update: { state: 'active', runMaxCost: '20.00', monthCap: '200.00' } },
    },
    rules: automationRules,
    hydrate: addRuns,
    refusals: [
      {
        on: ['create', 'update'],
        code: 'invalid-input',
        field: 'trigger.*|campaign.*',
        rule: 'The trigger fits the kind and names a date field of the business; everything that is named is its own, and the sender verified.',
      },
      {
        on: ['create', 'update'],
        code: 'invalid-input',
        field: 'runMaxCost|monthCap',
        rule: 'Both caps are given before it is active.',
      },
      {
        on: ['create', 'update'],
        code: 'limit-reached',
        rule: 'A business has at most 200 automations, 50 of them active.',
      },
      {
        on: ['create', 'update'],
        code: 'wrong-state',
        rule: 'A draft becomes active, an active one paused and back; an archived one stays so.',
      },
    ],
    access: { read: 'member', write: 'campaign-editor' },
    sample: {
      name: 'Birthday greetings',
      kind: 'recurring',
      trigger: { weekdays: [1], at: '10:00' },
      campaign: greeting,
      runMaxCost: '20.00',
      monthCap: '200.00',
    },
  },
);
