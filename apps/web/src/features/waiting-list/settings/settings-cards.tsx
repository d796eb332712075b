import { BasicsCard } from './basics-card';
import { MessagesCard } from './messages-card';
import { OrderCard } from './order-card';
import { PublicCard } from './public-card';
import type { AccountLooks, Settings } from './settings-values';
import type { SettingsFields } from './use-settings-form';
import { WallCard } from './wall-card';

interface SettingsCardsProps {
  form: SettingsFields;
  settings: Settings;
  /** Of one part of a text, where it is known. */
  price: string | null;
  branding: AccountLooks;
}

/** What belongs together is a card. */
export const SettingsCards = ({ form, settings, price, branding }: SettingsCardsProps) => (
  <>
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
  </>
);
