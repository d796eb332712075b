import { useApolloClient } from '@apollo/client/react';
import { Problem, problemOf } from '../../../lib/graph/problem';
import { useForm } from '../../../ui/form/use-form';
import { notify } from '../../../ui/toast/notify';
import { fieldsOf, inputOf, rebased, rules, valuesOf, type Settings, type SettingsValues } from './settings-values';
import { SaveWaitingListSettingsDocument, WaitingListSettingsPageDocument } from './settings.generated';
import { listSettingsTexts as t } from './settings.texts';

/** The form of all settings. Where somebody else was quicker theirs is taken in under what was typed here, to be looked at and saved again. */
export function useSettingsForm(settings: Settings, again: () => Promise<Settings | null>) {
  const client = useApolloClient();
  const before = valuesOf(settings);
  const form = useForm<SettingsValues>({
    initial: before,
    rules,
    submit: async (values) => {
      const saved = await client
        .mutate({
          mutation: SaveWaitingListSettingsDocument,
          variables: { input: inputOf(values, before, settings.version) },
        })
        .then(
          ({ data }) => data!.setWaitingListSettings!,
          async (error: unknown) => {
            throw await refused(problemOf(error), values);
          },
        );
      client.cache.updateQuery(
        { query: WaitingListSettingsPageDocument },
        (known) => known && { ...known, waitingListSettings: saved },
      );
      form.set(valuesOf(saved));
      notify({ kind: 'success', title: t.saved });
    },
  });
  async function refused(problem: Problem, values: SettingsValues): Promise<Problem> {
    const { code, title, reference, details } = problem;
    if (code !== 'version-conflict')
      return new Problem(code, title, problem.message, fieldsOf(problem), reference, details);
    const theirs = await again().catch(() => null);
    if (theirs === null) return problem;
    form.set(rebased(values, before, valuesOf(theirs)));
    return new Problem(code, title, t.theirs, [], reference, details);
  }
  return { ...form, discard: (): void => (form.setErrors({}), form.set(before)) };
}
export type SettingsFields = ReturnType<typeof useSettingsForm>;
