import { isHolder, isSame, type FormValue, type FormValues } from './paths';

/**
 * What was typed over `before`, over what somebody else has made of that meanwhile: theirs wherever nothing was typed.
 * A list is one value.
 */
export function rebased<V extends FormValues>(typed: V, before: V, theirs: V): V {
  const of = (name: string): FormValue => {
    const [mine, was, now] = [typed[name]!, before[name]!, theirs[name]!];
    if (isSame(mine, was)) return now;
    return isNested(mine) && isNested(was) && isNested(now) ? rebased(mine, was, now) : mine;
  };
  return Object.fromEntries(Object.keys(theirs).map((name) => [name, of(name)])) as V;
}
const isNested = (value: FormValue): value is FormValues => isHolder(value) && !Array.isArray(value);
