import { useQuery } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react/stack';
import { problemOf } from '../../../lib/graph/problem';
import { SectionCard } from '../../../ui/detail/section-card';
import { Page } from '../../../ui/page/page';
import { ErrorState } from '../../../ui/states/state-panel';
import { AppSettingsPageDocument } from './app-settings.generated';
import { appSettingsTexts as t } from './app-settings.texts';
import { SettingRow } from './setting-row';

/** How the platform works, by what the settings belong to. */
export function Component() {
  const { data, error, refetch } = useQuery(AppSettingsPageDocument);
  const settings = data?.appSettings?.data ?? [];
  const groups = [...new Set(settings.map(({ group }) => group))];
  const reload = (): void => void refetch().catch(() => undefined);
  return (
    <Page title={t.title} lead={t.lead}>
      {error && data === undefined && <ErrorState title={t.errorTitle} problem={problemOf(error)} onRetry={reload} />}
      <Stack gap="4" maxW="760px">
        {groups.map((group) => (
          <SectionCard key={group} title={t.groups[group as keyof typeof t.groups] ?? group}>
            {settings
              .filter((each) => each.group === group)
              .map((setting) => (
                <SettingRow key={setting.id} setting={setting} onChange={reload} />
              ))}
          </SectionCard>
        ))}
      </Stack>
    </Page>
  );
}
