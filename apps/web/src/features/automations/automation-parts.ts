import { useQuery } from '@apollo/client/react';
import { everybody } from '../../domain/audience/everybody';
import type { FormValue } from '../../ui/form/state/paths';
import type { Values } from '../../ui/resource/members';
import type { FormParts } from '../../ui/resource/resource-screen';
import type { AnyTrigger } from './automation-sentence';
import {
  AutomationChoicesDocument,
  type AutomationChoicesQuery,
  type AutomationRowFragment,
} from './automations.generated';
import { automationsTexts as t } from './automations.texts';

/** A row's campaign as the API has it. */
export interface CampaignPart {
  messageType: string;
  callerId: string;
  message: string;
  contactIds: string[];
  groupIds: string[];
  segmentIds: string[];
  trackLinks: boolean;
}

interface Input {
  name: string;
  kind: string;
  trigger: AnyTrigger;
  campaign: Partial<CampaignPart>;
  runMaxCost: string | null;
  monthCap: string | null;
}

/** What a form chooses among; null while it is not known. */
export const useChoices = (): AutomationChoicesQuery | null =>
  useQuery(AutomationChoicesDocument, { fetchPolicy: 'cache-first' }).data ?? null;

const text = (values: Values, name: string): string => String(values[name]).trim();
const isEmpty = (list: FormValue): boolean => (list as readonly FormValue[]).length === 0;
const amountForm = /^\d{1,9}(?:\.\d{1,6})?$/;
const amountRule = (value: FormValue): string | undefined =>
  String(value).trim() === '' || amountForm.test(String(value).trim()) ? undefined : t.form.amountRule;
const wholeRule =
  (kind: string, least: number, most: number, message: string) =>
  (value: FormValue, all: Values): string | undefined => {
    const number = Number(String(value).trim() || NaN);
    return all['kind'] !== kind || (Number.isInteger(number) && number >= least && number <= most)
      ? undefined
      : message;
  };

const audienceRule = (audience: FormValue): string | undefined => {
  if (isEmpty(audience)) return t.form.audienceRule;
  // A tag is sent as its segment, which is still being made.
  return (audience as readonly string[]).some((key) => key.startsWith('tag:')) ? t.form.audienceWait : undefined;
};

/** What the form of an automation begins with, what is wrong in it, and what is sent. */
export function useAutomationParts(row: AutomationRowFragment | null): FormParts<Input> {
  return {
    initial: initialOf(row),
    rules: {
      name: (name) => (String(name).trim() === '' || String(name).trim().length > 200 ? t.form.nameRule : undefined),
      field: (field, all) => (all['kind'] === 'birthday' && field === '' ? t.form.fieldRule : undefined),
      weekdays: (days, all) =>
        all['kind'] === 'recurring' && all['every'] === 'week' && isEmpty(days) ? t.form.weekdaysRule : undefined,
      afterHours: wholeRule('after-visit', 1, 720, t.form.hoursRule),
      coolDownDays: wholeRule('after-visit', 0, 365, t.form.coolDownRule),
      audience: (audience, all) => (all['kind'] === 'after-visit' ? undefined : audienceRule(audience)),
      callerId: (id) => (id === '' ? t.form.senderRule : undefined),
      message: (message) =>
        String(message).trim() === '' || String(message).length > 1_600 ? t.form.messageRule : undefined,
      runMaxCost: amountRule,
      monthCap: amountRule,
    },
    input: (values) => ({
      name: text(values, 'name'),
      kind: text(values, 'kind'),
      trigger: triggerFrom(values),
      campaign: {
        messageType: text(values, 'messageType'),
        callerId: text(values, 'callerId'),
        message: String(values['message']),
        trackLinks: values['trackLinks'] === true,
        ...audienceFrom(values),
      },
      runMaxCost: text(values, 'runMaxCost') || null,
      monthCap: text(values, 'monthCap') || null,
    }),
  };
}

function initialOf(row: AutomationRowFragment | null): Values {
  const trigger = (row?.trigger ?? {}) as AnyTrigger;
  const campaign = (row?.campaign ?? {}) as Partial<CampaignPart>;
  return {
    name: row?.name ?? '',
    kind: row?.kind ?? 'birthday',
    field: trigger.field ?? '',
    offsetDays: String(trigger.offsetDays ?? 0),
    at: trigger.at ?? '09:00',
    every: trigger.dayOfMonth === undefined ? 'week' : 'month',
    weekdays: trigger.weekdays ?? (row === null ? [1, 2, 3, 4, 5] : []),
    dayOfMonth: String(trigger.dayOfMonth ?? 1),
    afterHours: String(trigger.afterHours ?? 2),
    coolDownDays: String(trigger.coolDownDays ?? 30),
    audience: audienceOf(row),
    messageType: campaign.messageType ?? 'marketing',
    callerId: campaign.callerId ?? '',
    message: campaign.message ?? '',
    trackLinks: campaign.trackLinks ?? false,
    runMaxCost: amountOf(row?.runMaxCost),
    monthCap: amountOf(row?.monthCap),
  };
}

/** As people write it: no more than cents where that is all there is. */
const amountOf = (amount: string | null | undefined): string => (amount ?? '').replace(/(\.\d\d)0000$/, '$1');

/**
 * The audience of a row as the form holds it: `segment:…`, `group:…` and `contact:…`, in that order. While its segment is
 * being made there is also `tag:…`.
 */
export function audienceOf(row: AutomationRowFragment | null): string[] {
  if (row === null) return [`segment:${everybody}`];
  const { contactIds = [], groupIds = [], segmentIds = [] } = row.campaign as Partial<CampaignPart>;
  return [
    ...segmentIds.map((id) => `segment:${id}`),
    ...groupIds.map((id) => `group:${id}`),
    ...contactIds.map((id) => `contact:${id}`),
  ];
}

/** The ids of each kind. */
export function readAudience(keys: readonly string[]): Record<'segment' | 'group' | 'contact', string[]> {
  const of = (kind: string): string[] =>
    keys.flatMap((key) => (key.startsWith(`${kind}:`) ? [key.slice(kind.length + 1)] : []));
  return { segment: of('segment'), group: of('group'), contact: of('contact') };
}

/** All three are said, so that what was taken away goes. */
function audienceFrom(values: Values): Partial<CampaignPart> {
  if (values['kind'] === 'after-visit') return {};
  const { segment, group, contact } = readAudience(values['audience'] as string[]);
  return { segmentIds: segment, groupIds: group, contactIds: contact };
}

/** The trigger that a form says. */
export function triggerFrom(values: Values): AnyTrigger {
  const at = text(values, 'at');
  switch (values['kind']) {
    case 'birthday':
      return { field: text(values, 'field'), offsetDays: Number(text(values, 'offsetDays')), at };
    case 'recurring':
      return values['every'] === 'month'
        ? { dayOfMonth: Number(text(values, 'dayOfMonth')), at }
        : { weekdays: values['weekdays'] as number[], at };
    default:
      return {
        on: ['turn'],
        afterHours: Number(text(values, 'afterHours')),
        coolDownDays: Number(text(values, 'coolDownDays')),
      };
  }
}
