import type { AutomationRowFragment } from './automations.generated';
import { automationsTexts as t } from './automations.texts';

/** A trigger as the API has it, whatever its kind. */
export interface AnyTrigger {
  field?: string;
  offsetDays?: number;
  at?: string;
  weekdays?: number[];
  dayOfMonth?: number;
  on?: string[];
  afterHours?: number;
  coolDownDays?: number;
}

/** When it runs, in words; `fieldName` says what a date field is called. */
export function whenInWords(
  { kind, trigger }: Pick<AutomationRowFragment, 'kind' | 'trigger'>,
  fieldName: (field: string) => string = nameOfKey,
): string {
  const { field = '', offsetDays = 0, at = '', weekdays, dayOfMonth = 0, afterHours = 0 } = trigger as AnyTrigger;
  const s = t.sentence;
  if (kind === 'after-visit') return s.afterVisit(afterHours);
  if (kind === 'birthday') {
    const when = offsetDays === 0 ? s.onDay : offsetDays < 0 ? s.before(-offsetDays) : s.after(offsetDays);
    return s.birthday(when, fieldName(field), at);
  }
  if (weekdays === undefined) return dayOfMonth === 31 ? s.lastDay(at) : s.monthly(dayOfMonth, at);
  const names = weekdays.toSorted((a, b) => a - b).map((day) => t.form.weekdays[day - 1] ?? '');
  return names.length === 7 ? s.daily(at) : s.weekly(names, at);
}

/** Before the names of fields are known, a field goes by its key. */
function nameOfKey(field: string): string {
  const key = field.replace(/^attributes\./, '');
  return key.charAt(0).toUpperCase() + key.slice(1).replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
}
