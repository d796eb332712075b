import { useQuery } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react/stack';
import { AccountFrame } from '../account-frame';
import { AppearanceCard } from './appearance-card';
import { BusinessSettingsCard } from './business-settings-card';
import { NotificationsCard } from './notifications-card';
import { NotificationSettingsDocument, SettingsPageDocument } from './settings.generated';

/** `/account/settings`: how it looks here, what one is told, and how the business works. */
export function Component() {
  const { data, error, refetch } = useQuery(SettingsPageDocument);
  // Waited for here, so that what stands below it does not move; that it failed is said in its card.
  const told = useQuery(NotificationSettingsDocument);
  const isThere = told.data !== undefined || told.error !== undefined;
  const reload = (): void => void refetch().catch(() => undefined);
  return (
    <AccountFrame error={error} onRetry={reload} awaitedHeight="1600px">
      {data?.businessSettings == null || !isThere ? null : (
        <Stack gap="4" maxW="760px">
          <AppearanceCard />
          <NotificationsCard />
          <BusinessSettingsCard settings={data.businessSettings.data} onChange={reload} />
        </Stack>
      )}
    </AccountFrame>
  );
}
