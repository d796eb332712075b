import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { lazy, Suspense } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import { problemOf } from '../../../lib/graph/problem';
import { Card } from '../../../ui/card/card';
import { Page } from '../../../ui/page/page';
import { ErrorState } from '../../../ui/states/state-panel';
import { ViewTabs } from '../view-tabs';
import { viewTexts } from '../view.texts';
import { WaitingListSettingsPageDocument } from './settings.generated';
import { listSettingsTexts as t } from './settings.texts';

// As much as five forms, and not needed before the settings are there.
const SettingsForm = lazy(async () => ({
  default: (await fetchCode(() => import('./settings-form'))).SettingsForm,
}));

const Awaited = () => (
  <Card p="5">
    <Skeleton h="960px" />
  </Card>
);

/** /waiting-list?view=settings: how the list is kept. */
export function SettingsPage() {
  // The sums need the prices; all else does without.
  const { data, error, refetch } = useQuery(WaitingListSettingsPageDocument, { errorPolicy: 'all' });
  const settings = data?.waitingListSettings;
  return (
    <Page title={viewTexts.title} documentTitle={`${viewTexts.tabs.settings} · ${viewTexts.title}`}>
      <ViewTabs />
      {settings ? (
        <Suspense fallback={<Awaited />}>
          <SettingsForm
            settings={settings}
            prices={data.appServiceByKey?.prices ?? []}
            branding={data.accountSettingsBranding ?? null}
          />
        </Suspense>
      ) : error ? (
        <Card>
          <ErrorState
            title={t.errorTitle}
            problem={problemOf(error)}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        </Card>
      ) : (
        <Awaited />
      )}
    </Page>
  );
}
