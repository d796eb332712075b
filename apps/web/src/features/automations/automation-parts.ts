import { useQuery } from '@apollo/client/react';
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

export const weekdayNames = [1, 2, 3, 4, 5, 6, 7].map((day) => `day${day}`);

const text = (values: Values, name: string): string => String(values[name]).trim();
const amountForm = /^\d{1,9}(?:\.\d{1,6})?$/;
const amountRule = (value: string | boolean): string | undefined =>
  String(value).trim() === '' || amountForm.test(String(value).trim()) ? undefined : t.form.amountRule;
const wholeRule =
  (kind: string, least: number, most: number, message: string) =>
  (value: string | boolean, all: Values): string | undefined => {
    const number = Number(String(value).trim() || NaN);
    return all['kind'] !== kind || (Number.isInteger(number) && number >= least && number <= most)
      ? undefined
      : message;
  };

/** What the form of an automation begins with, what is wrong in it, and what is sent. */
export function useAutomationParts(row: AutomationRowFragment | null): FormParts<Input> {
  return {
    initial: initialOf(row),
    rules: {
      name: (name) => (String(name).trim() === '' || String(name).trim().length > 200 ? t.form.nameRule : undefined),
      field: (field, all) => (all['kind'] === 'birthday' && field === '' ? t.form.fieldRule : undefined),
      day1: (_, all) =>
        all['kind'] === 'recurring' && all['every'] === 'week' && weekdaysOf(all).length === 0
          ? t.form.weekdaysRule
          : undefined,
      afterHours: wholeRule('after-visit', 1, 720, t.form.hoursRule),
      coolDownDays: wholeRule('after-visit', 0, 365, t.form.coolDownRule),
      audience: (audience, all) => (all['kind'] !== 'after-visit' && audience === '' ? t.form.audienceRule : undefined),
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
  const days = trigger.weekdays ?? (row === null ? [1, 2, 3, 4, 5] : []);
  return {
    name: row?.name ?? '',
    kind: row?.kind ?? 'birthday',
    field: trigger.field ?? '',
    offsetDays: String(trigger.offsetDays ?? 0),
    at: trigger.at ?? '09:00',
    every: trigger.dayOfMonth === undefined ? 'week' : 'month',
    ...Object.fromEntries(weekdayNames.map((name, at) => [name, days.includes(at + 1)])),
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

/** The audience of a row as the form holds it: `segment:…`, `group:…` and `contact:…`, in that order. */
export function audienceOf(row: AutomationRowFragment | null): string {
  if (row === null) return 'segment:all-contacts';
  const { contactIds = [], groupIds = [], segmentIds = [] } = row.campaign as Partial<CampaignPart>;
  return writeAudience({ segment: segmentIds, group: groupIds, contact: contactIds });
}

const audienceKinds = ['segment', 'group', 'contact'] as const;
type AudienceIds = Readonly<Record<(typeof audienceKinds)[number], readonly string[]>>;

export const writeAudience = (ids: AudienceIds): string =>
  audienceKinds.flatMap((kind) => ids[kind].map((id) => `${kind}:${id}`)).join(' ');

export function readAudience(value: string): AudienceIds {
  const of = (kind: string): string[] =>
    value.split(' ').flatMap((each) => (each.startsWith(`${kind}:`) ? [each.slice(kind.length + 1)] : []));
  return { segment: of('segment'), group: of('group'), contact: of('contact') };
}

/** All three are said, so that what was taken away goes. */
function audienceFrom(values: Values): Partial<CampaignPart> {
  if (values['kind'] === 'after-visit') return {};
  const { segment, group, contact } = readAudience(text(values, 'audience'));
  return { segmentIds: [...segment], groupIds: [...group], contactIds: [...contact] };
}

const weekdaysOf = (values: Values): number[] =>
  weekdayNames.flatMap((name, at) => (values[name] === true ? [at + 1] : []));

/** The trigger that a form says. */
export function triggerFrom(values: Values): AnyTrigger {
  const at = text(values, 'at');
  switch (values['kind']) {
    case 'birthday':
      return { field: text(values, 'field'), offsetDays: Number(text(values, 'offsetDays')), at };
    case 'recurring':
      return values['every'] === 'month'
        ? { dayOfMonth: Number(text(values, 'dayOfMonth')), at }
        : { weekdays: weekdaysOf(values), at };
    default:
      return {
        on: ['turn'],
        afterHours: Number(text(values, 'afterHours')),
        coolDownDays: Number(text(values, 'coolDownDays')),
      };
  }
}
