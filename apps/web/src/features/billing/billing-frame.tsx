import type { ReactNode } from 'react';
import { useMay } from '../../lib/session/session';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { NoPermission } from '../../ui/states/state-panel';
import { useIsPhone } from '../../ui/use-media';
import { BillingTabs } from './billing-tabs';
import { billingTexts as t } from './billing.texts';

/** A page of billing, for whom it is for; everybody else learns who can let them. On a phone there is no foot to speak of GST. */
export function BillingFrame({
  title,
  actions,
  children,
}: {
  title: string;
  actions?: ReactNode;
  children: () => ReactNode;
}) {
  const may = useMay('business-editor');
  const isPhone = useIsPhone();
  return (
    <Page title={title} lead={isPhone ? t.lead : undefined} actions={may && actions}>
      {may ? (
        <>
          <BillingTabs />
          {children()}
        </>
      ) : (
        <Card>
          <NoPermission title={t.noPermission} />
        </Card>
      )}
    </Page>
  );
}
