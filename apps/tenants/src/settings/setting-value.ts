import { tryParseMoney } from '@bellbird/money';
import { blockedLinkHosts, listsHosts } from './link-hosts.js';

export type SettingType = 'boolean' | 'number' | 'text' | 'money' | 'time';

/** Beside the type: what a setting may hold. */
interface Rule {
  test: (value: string) => boolean;
  message: string;
}
const wholeFrom = (least: number, most: number, orZero = false): Rule => ({
  test: (value) => /^\d{1,4}$/.test(value) && ((orZero && value === '0') || (+value >= least && +value <= most)),
  message: `Must be ${orZero ? '0, or ' : ''}${least} to ${most}.`,
});
const longest = 500;

const rules: Readonly<Record<string, Rule>> = {
  'lock-after-minutes': wholeFrom(5, 240, true),
  'digest-hour': wholeFrom(0, 23),
  'recipient-zone-field': {
    test: (value) => value === '' || /^attributes\.[^\s{}|]{1,100}$/u.test(value),
    message: 'Give a custom field such as attributes.state, or nothing.',
  },
  'usd-rate': { test: (value) => Number(value) > 0 && Number(value) < 100, message: 'Must be above 0 and below 100.' },
  'usd-margin-percent': { test: (value) => Number(value) <= 100, message: 'Must be 0 to 100.' },
  'support-email': {
    test: (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
    message: 'Give an email address.',
  },
  [blockedLinkHosts]: { test: listsHosts, message: 'Give sites such as example.com, with commas between.' },
};

const types: Readonly<Record<SettingType, Rule>> = {
  boolean: { test: (value) => value === 'true' || value === 'false', message: 'Must be true or false.' },
  number: { test: (value) => /^\d{1,6}(?:\.\d{1,6})?$/.test(value), message: 'Must be a number.' },
  money: {
    test: (value) => /^\d{1,9}\.\d{2}$/.test(value) && tryParseMoney(value).ok,
    message: 'Must be an amount such as 100.00.',
  },
  time: { test: (value) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value), message: 'Must be a time such as 08:00.' },
  text: {
    test: (value) => value.length <= longest && value.isWellFormed() && !/\p{Cc}/u.test(value),
    message: `Use one line of at most ${longest} characters.`,
  },
};

/** Why a setting cannot hold this; null where it can. */
export function wrongValue(key: string, type: SettingType, value: string): string | null {
  const wrong = [types[type], rules[key]].find((rule) => rule !== undefined && !rule.test(value));
  return wrong?.message ?? null;
}
