import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useLayoutEffect, useRef } from 'react';
import { Problem, problemOf } from '../../lib/graph/problem';
import { notify } from '../toast/notify';
import { saveBarTexts as t } from './save-bar.texts';
import { isSame, type FormValues } from './state/paths';
import { rebased } from './state/rebased';
import { useForm, type Rules } from './state/use-form';

interface PageForm<Data, Name extends keyof Data, V extends FormValues> {
  /** What the page has read, and which member of it the form is of. */
  document: TypedDocumentNode<Data, Record<string, never>>;
  member: Name;
  row: NonNullable<Data[Name]>;
  valuesOf: (row: NonNullable<Data[Name]>) => V;
  rules?: Rules<V>;
  /** Saves what was typed over the row, and answers with what stands then. */
  send: (values: V) => Promise<Data[Name] | undefined>;
  /** A refusal, in the words and at the fields of this form. */
  refusalOf?: (problem: Problem) => Problem;
  /** What is said once it is saved. */
  told: string;
}

/**
 * A form that is a whole page, with a save bar. What is read anew, somebody else's change as well, is taken in under what
 * was typed here. Where `send` names the version that was read, the server refuses to save over a newer one: that is read
 * then, to be looked at and saved again. Where its input has no version, whoever saves last counts.
 */
export function usePageForm<Data, Name extends keyof Data, V extends FormValues>(options: PageForm<Data, Name, V>) {
  const { document, member, row, valuesOf, rules, send, refusalOf = (problem) => problem, told } = options;
  const client = useApolloClient();
  const stands = valuesOf(row);
  /** What the fields stand upon: what was read or saved last. */
  const base = useRef(stands);
  const form = useForm<V>({
    initial: stands,
    ...(rules && { rules }),
    submit: async (values) => {
      const saved = await send(values).catch(async (error: unknown) => {
        throw await refused(problemOf(error));
      });
      // What was typed while it was being saved is not saved yet.
      takeIn(valuesOf(saved!), values);
      client.cache.updateQuery(
        { query: document },
        (known) => known && ({ ...known, [member]: saved } as typeof known),
      );
      notify({ kind: 'success', title: told });
    },
  });
  function takeIn(now: V, from: V): void {
    base.current = now;
    form.set((typed) => rebased(typed, from, now));
  }
  // Before it is painted: what others changed must not be seen as a change of the one who sits here.
  useLayoutEffect(() => {
    if (!isSame(stands, base.current)) takeIn(stands, base.current);
  }, [JSON.stringify(stands)]);

  /** What somebody else saved is read, and comes in as the row. */
  async function refused(problem: Problem): Promise<Problem> {
    if (problem.code !== 'version-conflict') return refusalOf(problem);
    const read = await client
      .query<Data>({ query: document, fetchPolicy: 'network-only', errorPolicy: 'all' })
      .catch(() => null);
    if ((read?.data as Data | undefined)?.[member] == null) return problem;
    return new Problem(problem.code, problem.title, t.overtaken, [], problem.reference, problem.details);
  }
  return {
    ...form,
    discard: (): void => {
      form.setErrors({});
      form.set(stands);
    },
  };
}
