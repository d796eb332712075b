import type { AutomationChoicesQuery } from './automations.generated';
import { automationsTexts as t } from './automations.texts';

/** Somebody who may be chosen: `segment:…`, `group:…` or `contact:…`. */
export interface AudienceOption {
  key: string;
  label: string;
  aside?: string | undefined;
}

/** More people than this are one chip: nobody reads through so many names. */
export const peopleAsOne = 20;
const mostFound = 30;

/** Everybody, groups and segments. */
export const audienceOptions = (choices: AutomationChoicesQuery | null): readonly AudienceOption[] => [
  { key: 'segment:all-contacts', label: t.form.everybody },
  ...(choices?.audiences?.data ?? []).map(({ id, name }) => ({ key: `group:${id}`, label: t.form.group(name) })),
  ...(choices?.segments?.data ?? []).map(({ id, name }) => ({ key: `segment:${id}`, label: t.form.segment(name) })),
];

/** Those that hold what was typed and are not chosen yet, each once. */
export function foundOptions(
  options: readonly AudienceOption[],
  typed: string,
  chosen: readonly string[],
): readonly AudienceOption[] {
  const text = typed.trim().toLowerCase();
  const seen = new Set(chosen);
  return options
    .filter(({ key, label }) => {
      if (seen.has(key) || !label.toLowerCase().includes(text)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, mostFound);
}
