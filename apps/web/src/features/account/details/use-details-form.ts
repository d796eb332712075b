import { useApolloClient } from '@apollo/client/react';
import { keepUser, useUser } from '../../../lib/session/session';
import { usePageForm } from '../../../ui/form/use-page-form';
import { accountTexts } from '../account.texts';
import {
  AccountDetailsPageDocument,
  SaveAccountDetailsDocument,
  type AccountDetailsFragment,
} from './details.generated';

const valuesOf = ({ version: _version, ...values }: AccountDetailsFragment): Omit<AccountDetailsFragment, 'version'> =>
  values;

/** The form of a business's details: what was changed is sent, and what all pages say of the business follows. */
export function useDetailsForm(details: AccountDetailsFragment) {
  const client = useApolloClient();
  const { tenant } = useUser();
  return usePageForm({
    document: AccountDetailsPageDocument,
    member: 'accountSettingsDetails',
    row: details,
    valuesOf,
    told: accountTexts.saved,
    send: async (values) => {
      const before: Readonly<Record<string, unknown>> = details;
      const changed = Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== before[name]));
      const { data } = await client.mutate({
        mutation: SaveAccountDetailsDocument,
        variables: { input: { ...changed, version: details.version } },
      });
      const saved = data!.setAccountSettingsDetails!;
      keepUser({ tenant: { ...tenant, name: saved.name, country: saved.country, timeZone: saved.timeZone } });
      return saved;
    },
  });
}
export type DetailsFields = ReturnType<typeof useDetailsForm>;
