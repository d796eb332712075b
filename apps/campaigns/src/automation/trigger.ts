import type { FieldError } from '@bellbird/errors';

export const automationKinds = ['birthday', 'recurring', 'after-visit'] as const;
export type AutomationKind = (typeof automationKinds)[number];
/** What a visit is told by. */
export const visits = ['turn', 'payment'] as const;

/** Days before (−) or after a day that comes round each year. `field` as filters name it. */
export interface BirthdayTrigger {
  field: string;
  offsetDays: number;
  at: string;
}
/** Days of the week, Monday is 1; or one of the month, where a missing one is the last. */
export type RecurringTrigger = ({ weekdays: number[] } | { dayOfMonth: number }) & { at: string };
/** So long after a visit, and not again to the same person within the cool-down. */
export interface AfterVisitTrigger {
  on: (typeof visits)[number][];
  afterHours: number;
  coolDownDays: number;
}

/** When an automation runs, by its kind. */
export type Trigger =
  | { kind: 'birthday'; trigger: BirthdayTrigger }
  | { kind: 'recurring'; trigger: RecurringTrigger }
  | { kind: 'after-visit'; trigger: AfterVisitTrigger };

type Given = Readonly<Record<string, unknown>>;
type Rule = (value: unknown) => string | null;

const whole =
  (least: number, most: number): Rule =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most
      ? null
      : `Give a whole number from ${least} to ${most}.`;
const someOf =
  (isOne: (value: unknown) => boolean, message: string): Rule =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(isOne) && new Set(value).size === value.length
      ? null
      : message;
const time: Rule = (value) =>
  typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value) ? null : 'Give a time such as 09:00.';

const rules: Readonly<Record<AutomationKind, Readonly<Record<string, Rule>>>> = {
  birthday: {
    field: (value) =>
      typeof value === 'string' && value !== '' && value.length <= 100 ? null : 'Choose a field that holds a date.',
    offsetDays: whole(-30, 30),
    at: time,
  },
  recurring: {
    weekdays: someOf((day) => whole(1, 7)(day) === null, 'Choose days of the week: 1 is Monday, 7 is Sunday.'),
    dayOfMonth: whole(1, 31),
    at: time,
  },
  'after-visit': {
    on: someOf((each) => (visits as readonly unknown[]).includes(each), 'Choose turn, payment or both.'),
    afterHours: whole(1, 720),
    coolDownDays: whole(0, 365),
  },
};

/** What is wrong with a trigger of a kind, by field: `trigger.at`. */
export function wrongInTrigger(kind: AutomationKind, given: Given): FieldError[] {
  const known = rules[kind];
  const wrong: FieldError[] = Object.keys(given)
    .filter((name) => !Object.hasOwn(known, name))
    .map((name) => ({ field: `trigger.${name}`, message: `An automation of kind ${kind} has no such member.` }));
  for (const [name, rule] of Object.entries(known)) {
    if (kind === 'recurring' && name !== 'at' && given[name] === undefined) continue;
    const message = rule(given[name]);
    if (message !== null) wrong.push({ field: `trigger.${name}`, message });
  }
  if (kind === 'recurring' && (given['weekdays'] === undefined) === (given['dayOfMonth'] === undefined))
    wrong.push({ field: 'trigger.weekdays', message: 'Choose days of the week, or one day of the month.' });
  return wrong;
}
