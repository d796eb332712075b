/** What a form may hold. */
export type FormValue =
  string | number | boolean | null | readonly FormValue[] | { readonly [name: string]: FormValue };
export type FormValues = { [name: string]: FormValue };

/** The same to who reads it: lists and what is nested are new ones after each change. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The names of what a form holds, and of what is in that: `rows.2.name`. */
export type Path<V> = V extends readonly (infer Item)[]
  ? `${number}` | `${number}.${Path<Item>}`
  : V extends object
    ? { [K in keyof V & string]: K | (V[K] extends object ? `${K}.${Path<V[K]>}` : never) }[keyof V & string]
    : never;
type Member<V, K extends string> = V extends readonly (infer Item)[] ? Item : K extends keyof V ? V[K] : never;
/** What is at such a name. */
export type At<V, P extends string> = P extends keyof V
  ? V[P]
  : P extends `${infer Head}.${infer Rest}`
    ? At<Member<V, Head>, Rest>
    : Member<V, P>;

type Held = Readonly<Record<string, FormValue>>;
export const isHolder = (value: FormValue | undefined): value is Held | readonly FormValue[] =>
  typeof value === 'object' && value !== null;

/** The member of the form that a name belongs to. One that is a member as a whole, dots and all, is that member. */
export const memberOf = (values: Held, path: string): string => (path in values ? path : path.split('.')[0]!);

/** What is at a name; undefined where nothing is. */
export function valueAt(values: Held, path: string): FormValue | undefined {
  const member = memberOf(values, path);
  const rest = path.slice(member.length + 1);
  const steps = rest === '' ? [] : rest.split('.');
  return steps.reduce<FormValue | undefined>(
    (value, step) => (isHolder(value) ? (value as Held)[step] : undefined),
    values[member],
  );
}

/** The member that a name belongs to, with another value at that name; nothing that was there before is changed. */
export function changedAt(values: Held, path: string, next: FormValue): FormValues {
  const member = memberOf(values, path);
  const rest = path.slice(member.length + 1);
  return { [member]: rest === '' ? next : within(values[member]!, rest.split('.'), next) };
}
function within(value: FormValue, [step = '', ...rest]: readonly string[], next: FormValue): FormValue {
  if (!isHolder(value)) return value;
  const inner = rest.length === 0 ? next : within((value as Held)[step]!, rest, next);
  if (!Array.isArray(value)) return { ...(value as Held), [step]: inner };
  return value.map((item: FormValue, place) => (String(place) === step ? inner : item));
}
