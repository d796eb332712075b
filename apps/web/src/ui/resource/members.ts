import type { Member, Members } from '../../lib/graph/members';
import { formatCount } from '../../lib/i18n/texts';
import type { FormValue, FormValues } from '../form/state/paths';
import type { Rules } from '../form/state/use-form';
import { resourceTexts as t } from './resource.texts';

/** What a form of a row holds; of members by their kind all but yes and no are texts while they are written. */
export type Values = FormValues;
/** What each member is called. */
export type Labels<M extends Members> = Readonly<Record<keyof M & string, string>>;

/** The members that a form of this row offers: those of a new one, or those that can be changed. */
export const offered = (members: Members, row: object | null): Members =>
  row === null ? members : Object.fromEntries(Object.entries(members).filter(([, { onceOnly }]) => onceOnly !== true));

/** What a form begins with: the row's values, or none. */
export function initialValues(members: Members, row: object | null): Values {
  const valueOf = (name: string, { kind, words, required }: Member): string | boolean => {
    const value = (row as Record<string, unknown> | null)?.[name];
    if (kind === 'boolean') return value === true;
    if (value == null) return kind === 'words' && required ? (words?.[0] ?? '') : '';
    return String(value);
  };
  return Object.fromEntries(Object.entries(members).map(([name, member]) => [name, valueOf(name, member)]));
}

/** The service's own rules, in words. */
export function rulesFor(members: Members, labels: Readonly<Record<string, string>>): Rules<Values> {
  return Object.fromEntries(
    Object.entries(members).map(([name, { kind, required, max }]) => [
      name,
      (value: FormValue): string | undefined => {
        const label = labels[name] ?? name;
        const text = String(value).trim();
        if (kind === 'boolean' || (text === '' && !required)) return undefined;
        if (kind === 'number') return Number.isFinite(Number(text)) && text !== '' ? undefined : t.number(label);
        if (text !== '' && [...text].length <= (max ?? Infinity)) return undefined;
        return max === undefined ? t.missing(label) : t.length(label, required ? 1 : 0, formatCount(max));
      },
    ]),
  );
}

/** The input of the graph that these values mean: what is empty is none. */
export function inputOf(members: Members, values: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(members).map(([name, { kind }]) => {
      const value = values[name];
      if (typeof value !== 'string') return [name, value];
      const text = value.trim();
      return [name, text === '' ? null : kind === 'number' ? Number(text) : text];
    }),
  );
}
