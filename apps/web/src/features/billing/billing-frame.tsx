import { Box } from '@chakra-ui/react/box';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMay } from '../../lib/session/session';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card/card';
import { BarIcon } from '../../ui/list-page/bar/bar-icon';
import { Page } from '../../ui/page/page';
import { NoPermission } from '../../ui/states/no-permission';
import { useIsPhone } from '../../ui/use-media';
import { BillingTabs } from './billing-tabs';
import { billingTexts as t } from './billing.texts';

/** A page of billing, for whom it is for; everybody else learns who can let them. On a phone there is no foot to speak of GST. */
export function BillingFrame({
  title,
  add = null,
  children,
}: {
  title: string;
  /** Beside the title: what adds something to the page; on a phone an icon. */
  add?: { label: string; run: () => void } | null;
  children: () => ReactNode;
}) {
  const may = useMay('business-editor');
  const isPhone = useIsPhone();
  const offered = may ? add : null;
  return (
    <Page
      title={title}
      lead={isPhone ? t.lead : undefined}
      {...(isPhone
        ? // The same line where there is none: the tabs below stay where they are.
          {
            icons: (
              <Box>
                {offered && (
                  <BarIcon label={offered.label} onClick={offered.run}>
                    <Plus />
                  </BarIcon>
                )}
              </Box>
            ),
          }
        : {
            actions: offered && (
              <Button variant="solid" onClick={offered.run}>
                <Plus aria-hidden />
                {offered.label}
              </Button>
            ),
          })}
    >
      {may ? (
        <>
          <BillingTabs />
          {children()}
        </>
      ) : (
        <Card>
          <NoPermission permission="business-editor" title={t.noPermission} />
        </Card>
      )}
    </Page>
  );
}
