import { useApolloClient, useQuery } from '@apollo/client/react';
import { AccountFrame } from '../account-frame';
import { DetailsForm } from './details-form';
import { AccountDetailsPageDocument } from './details.generated';

/** `/account`: what a business says of itself and how people reach it. */
export function Component() {
  const { data, error, refetch } = useQuery(AccountDetailsPageDocument);
  const reload = (): void => void refetch().catch(() => undefined);
  const client = useApolloClient();
  const details = data?.accountSettingsDetails;
  return (
    <AccountFrame error={error} onRetry={reload}>
      {details == null ? null : (
        <DetailsForm
          details={details}
          onConflict={reload}
          onSaved={(accountSettingsDetails) =>
            client.writeQuery({ query: AccountDetailsPageDocument, data: { accountSettingsDetails } })
          }
        />
      )}
    </AccountFrame>
  );
}
