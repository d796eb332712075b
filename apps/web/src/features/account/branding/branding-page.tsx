import { useQuery } from '@apollo/client/react';
import { AccountFrame } from '../account-frame';
import { BrandingForm } from './branding-form';
import { BrandingPageDocument } from './branding.generated';

/** `/account/branding`: the colour that a business's customers see. */
export function Component() {
  const { data, error, refetch } = useQuery(BrandingPageDocument);
  const reload = (): void => void refetch().catch(() => undefined);
  const branding = data?.accountSettingsBranding;
  return (
    <AccountFrame error={error} onRetry={reload}>
      {branding == null ? null : <BrandingForm branding={branding} onPictured={reload} />}
    </AccountFrame>
  );
}
