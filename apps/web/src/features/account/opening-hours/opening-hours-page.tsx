import { useApolloClient, useQuery } from '@apollo/client/react';
import { AccountFrame } from '../account-frame';
import { HoursForm } from './hours-form';
import { OpeningHoursPageDocument } from './opening-hours.generated';

/** `/account/opening-hours`: when a business is open, public holidays and other days included. */
export function Component() {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(OpeningHoursPageDocument);
  const reload = (): void => void refetch().catch(() => undefined);
  const hours = data?.accountSettingsOpeningHours;
  return (
    <AccountFrame error={error} onRetry={reload}>
      {hours == null ? null : (
        <HoursForm
          hours={hours}
          onConflict={reload}
          onSaved={(accountSettingsOpeningHours) =>
            client.writeQuery({ query: OpeningHoursPageDocument, data: { accountSettingsOpeningHours } })
          }
        />
      )}
    </AccountFrame>
  );
}
