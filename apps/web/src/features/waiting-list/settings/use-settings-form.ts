import { useApolloClient } from '@apollo/client/react';
import { Problem } from '../../../lib/graph/problem';
import { usePageForm } from '../../../ui/form/use-page-form';
import { fieldsOf, inputOf, rules, valuesOf, type Settings } from './settings-values';
import { SaveWaitingListSettingsDocument, WaitingListSettingsPageDocument } from './settings.generated';
import { listSettingsTexts as t } from './settings.texts';

/** The form of all settings. */
export function useSettingsForm(settings: Settings) {
  const client = useApolloClient();
  return usePageForm({
    document: WaitingListSettingsPageDocument,
    member: 'waitingListSettings',
    row: settings,
    valuesOf,
    rules,
    told: t.saved,
    refusalOf: (problem) => {
      const { code, title, message, reference, details } = problem;
      return new Problem(code, title, message, fieldsOf(problem), reference, details);
    },
    send: async (values) => {
      const variables = { input: inputOf(values, valuesOf(settings), settings.version) };
      return (await client.mutate({ mutation: SaveWaitingListSettingsDocument, variables })).data
        ?.setWaitingListSettings;
    },
  });
}
export type SettingsFields = ReturnType<typeof useSettingsForm>;
