import { useApolloClient } from '@apollo/client/react';
import type { Wrong } from '../../../ui/form/state/use-form';
import { usePageForm } from '../../../ui/form/use-page-form';
import { notify } from '../../../ui/toast/notify';
import { accountTexts } from '../account.texts';
import { atFields, days, inputOf, valuesOf, type Day, type OtherDay } from './hours-values';
import {
  OpeningHoursPageDocument,
  SaveOpeningHoursDocument,
  type OpeningHoursFragment,
} from './opening-hours.generated';

const t = accountTexts.hours;

/** The form of a business's week, public holidays and other days. */
export function useHoursForm(hours: OpeningHoursFragment) {
  const client = useApolloClient();
  const form = usePageForm({
    document: OpeningHoursPageDocument,
    member: 'accountSettingsOpeningHours',
    row: hours,
    valuesOf,
    rules: { exceptions: everyDayIsGiven },
    told: accountTexts.saved,
    refusalOf: atFields,
    send: async (values) => {
      const variables = { input: inputOf(values, hours.version) };
      return (await client.mutate({ mutation: SaveOpeningHoursDocument, variables })).data
        ?.setAccountSettingsOpeningHours;
    },
  });
  return {
    ...form,
    /** Gives every day the hours of this one. */
    copy: (from: Day): void => {
      form.set(Object.fromEntries(days.map((day) => [day, form.values[from].map((stretch) => ({ ...stretch }))])));
      notify({ kind: 'success', title: t.copied(t.days[from]) });
    },
  };
}

/** A day that was added and not filled in. */
function everyDayIsGiven(given: readonly OtherDay[]): Wrong {
  const missing = given.flatMap(({ date }, place) => (date === '' ? [[`${place}.date`, t.dateMissing]] : []));
  return missing.length === 0 ? undefined : (Object.fromEntries(missing) as Record<string, string>);
}
