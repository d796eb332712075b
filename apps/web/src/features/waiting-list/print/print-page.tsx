import { useQuery } from '@apollo/client/react';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Monitor, Printer } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { problemOf } from '../../../lib/graph/problem';
import { Button, ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card/card';
import { Segmented } from '../../../ui/choice/segmented';
import { optionsOf } from '../../../ui/filter/options-of';
import { Notice } from '../../../ui/notice';
import { Page } from '../../../ui/page/page';
import { ErrorState } from '../../../ui/states/state-panel';
import { viewPath } from '../view-paths';
import { CodeSheet, type Paper } from './code-sheet';
import { PrintedCodeDocument } from './print.generated';
import { printTexts as t } from './print.texts';

const papers = optionsOf(t.sizes);

/** /waiting-list?view=print: the code on a sheet for the door or the counter. */
export function PrintPage() {
  const [params, setParams] = useSearchParams();
  const paper: Paper = params.get('size') === 'A6' ? 'A6' : 'A4';
  const { data, error, refetch } = useQuery(PrintedCodeDocument);
  const settings = data?.waitingListSettings;
  const choose = (size: Paper): void => {
    const address = new URLSearchParams(params);
    address.set('size', size);
    setParams(address, { replace: true });
  };
  return (
    <Page
      title={t.title}
      lead={t.lead}
      actions={
        <>
          <ButtonLink to={viewPath('queue')}>{t.back}</ButtonLink>
          <Button variant="solid" disabled={!settings} onClick={() => window.print()}>
            <Printer aria-hidden />
            {t.print}
          </Button>
        </>
      }
    >
      <Flex mb="4">
        <Segmented label={t.size} options={papers} value={paper} onChange={choose} />
      </Flex>
      {settings ? (
        <>
          {settings.publicBooking === 'on-site' && (
            <Flex direction="column" mb="4">
              <Notice icon={Monitor} tone="amber">
                {t.onSiteNote}
              </Notice>
            </Flex>
          )}
          <CodeSheet
            paper={paper}
            name={settings.name}
            icon={settings.branding.logo === 'account' ? (data.accountSettingsBranding?.icon?.url ?? null) : null}
            address={settings.publicUrl}
            text={settings.publicBooking === 'on-site' ? t.onSite : t.text}
          />
        </>
      ) : error ? (
        <Card>
          <ErrorState
            title={t.errorTitle}
            problem={problemOf(error)}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        </Card>
      ) : (
        <Card p="5">
          <Skeleton h="640px" />
        </Card>
      )}
    </Page>
  );
}
