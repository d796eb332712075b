import { Stack } from '@chakra-ui/react/stack';
import { Eye } from 'lucide-react';
import { useMay, useUser } from '../../../lib/session/session';
import { DetailColumns } from '../../../ui/detail/detail-page';
import { SaveBar } from '../../../ui/form/save-bar';
import { Notice } from '../../../ui/notice';
import { KioskCard } from './kiosk-card';
import { CodeCard } from './public-card';
import { PublicPreview } from './public-preview';
import { SettingsCards } from './settings-cards';
import type { AccountLooks, Settings } from './settings-values';
import { listSettingsTexts as t } from './settings.texts';
import { useSettingsForm } from './use-settings-form';

/** All settings in one form: what belongs together is a card, and they are saved together. */
export function SettingsForm({
  settings,
  prices,
  branding,
}: {
  settings: Settings;
  prices: readonly { country: string; price: string }[];
  branding: AccountLooks;
}) {
  const mayChange = useMay('merchant-editor');
  const form = useSettingsForm(settings);
  const { tenant } = useUser();
  const price = prices.find(({ country }) => country === tenant?.country)?.price ?? null;
  return (
    <>
      {!mayChange && (
        <Stack mb="4">
          <Notice icon={Eye} tone="blue">
            {t.readOnly}
          </Notice>
        </Stack>
      )}
      <DetailColumns
        main={
          <form ref={form.ref} noValidate onSubmit={(event) => void form.onSubmit(event)}>
            <fieldset disabled={!mayChange} style={{ minWidth: 0 }}>
              <Stack gap="4">
                <SettingsCards form={form} settings={settings} price={price} branding={branding} />
              </Stack>
            </fieldset>
            <SaveBar form={form} />
          </form>
        }
        side={
          <>
            <PublicPreview values={form.values} branding={branding} />
            <CodeCard publicUrl={settings.publicUrl} isOnSite={form.values.publicBooking === 'on-site'} />
            {mayChange && <KioskCard />}
          </>
        }
      />
    </>
  );
}
