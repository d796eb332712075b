import { useQuery } from '@apollo/client/react';
import { AccountFrame } from '../account-frame';
import { HoursForm } from './hours-form';
import { OpeningHoursPageDocument } from './opening-hours.generated';

/** `/account/opening-hours`: when a business is open, public holidays and other days included. */
export function Component() {
  const { data, error, refetch } = useQuery(OpeningHoursPageDocument);
  const hours = data?.accountSettingsOpeningHours;
  return (
    <AccountFrame error={error} onRetry={() => void refetch().catch(() => undefined)}>
      {hours == null ? null : <HoursForm hours={hours} />}
    </AccountFrame>
  );
}
