import { Stack } from '@chakra-ui/react/stack';
import { Eye } from 'lucide-react';
import { useMay, useUser } from '../../../lib/session/session';
import { DetailColumns } from '../../../ui/detail/detail-page';
import { SaveBar } from '../../../ui/form/save-bar';
import { Notice } from '../../../ui/notice';
import { BasicsCard } from './basics-card';
import { KioskCard } from './kiosk-card';
import { MessagesCard } from './messages-card';
import { OrderCard } from './order-card';
import { CodeCard, PublicCard } from './public-card';
import { PublicPreview } from './public-preview';
import type { AccountLooks, Settings } from './settings-values';
import { listSettingsTexts as t } from './settings.texts';
import { useSettingsForm } from './use-settings-form';
import { WallCard } from './wall-card';

/** All settings in one form: what belongs together is a card, and they are saved together. */
export function SettingsForm({
  settings,
  prices,
  branding,
  again,
}: {
  settings: Settings;
  prices: readonly { country: string; price: string }[];
  branding: AccountLooks;
  again: () => Promise<Settings | null>;
}) {
  const mayChange = useMay('merchant-editor');
  const form = useSettingsForm(settings, again);
  const { tenant } = useUser();
  const price = prices.find(({ country }) => country === tenant?.country)?.price ?? null;
  return (
    <>
      {!mayChange && (
        <Stack mb="16px">
          <Notice icon={Eye} tone="blue">
            {t.readOnly}
          </Notice>
        </Stack>
      )}
      <DetailColumns
        main={
          <form ref={form.ref} noValidate onSubmit={(event) => void form.onSubmit(event)}>
            <fieldset disabled={!mayChange} style={{ minWidth: 0 }}>
              <Stack gap="16px">
                <BasicsCard form={form} />
                <MessagesCard
                  form={form}
                  price={price}
                  origin={new URL(settings.publicUrl).origin}
                  isUnready={settings.reviewUnready != null}
                />
                <OrderCard form={form} />
                <PublicCard form={form} accountColour={branding?.colours.primary ?? null} />
                <WallCard form={form} />
              </Stack>
            </fieldset>
            <SaveBar form={form} onDiscard={form.discard} />
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
