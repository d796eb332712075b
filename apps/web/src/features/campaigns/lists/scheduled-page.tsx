import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Ban, CalendarClock, Pen } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { campaignName } from '../../../domain/campaigns/campaign-name';
import { clock } from '../../../lib/clock';
import { fetchCode } from '../../../lib/fetch-code';
import { formatWhen } from '../../../lib/format/time';
import { campaignPath, draftPath } from '../../../lib/paths';
import { useMay, useTimeZone } from '../../../lib/session/session';
import { Button, ButtonLink } from '../../../ui/button';
import type { ListDeclaration } from '../../../ui/list-page/list-declaration';
import { ListPage } from '../../../ui/list-page/list-page';
import { NewRows } from '../../../ui/list-page/new-rows';
import { CampaignCard, messageCell, type Row } from './campaign-cells';
import { CampaignListDocument, type CampaignListQuery } from './campaign-list.generated';
import { scheduledFields } from './list-fields';
import { campaignColumns, campaignList, NewCampaign } from './list-parts';
import { ListTabs } from './list-tabs';
import { listsTexts as t } from './lists.texts';
import { ScheduledEstimate } from './scheduled-estimate';
import { useListNews } from './use-list-news';

const CancelScheduledDialog = lazy(() => fetchCode(() => import('./cancel-scheduled-dialog')));
const shown = ['pending'] as const;

/** /sms-campaigns/scheduled: what goes out by itself, the next first. */
export function Component() {
  const client = useApolloClient();
  const zone = useTimeZone();
  const maySend = useMay('campaign-editor');
  const { newIds, clear } = useListNews(shown);
  const [cancelling, setCancelling] = useState<Row | null>(null);
  const declaration = useMemo((): ListDeclaration<CampaignListQuery, Row> => {
    const when = (row: Row): string =>
      row.scheduledAt === null ? t.none : formatWhen(row.scheduledAt, zone, clock.now());
    return {
      ...campaignList,
      name: 'campaign-scheduled',
      noun: t.noun,
      defaultSort: 'scheduledAt:asc',
      always: [{ field: 'status', type: 'enum', operation: 'equals', value: 'pending' }],
      columns: [
        campaignColumns.name,
        { key: 'goesOut', label: t.goesOut, sortBy: 'scheduledAt', width: '150px', figures: false, cell: when },
        { ...campaignColumns.message, width: 'minmax(140px, 2fr)' },
        { ...campaignColumns.type, isSpare: true },
        // Who may not send may not ask for a price either.
        ...(maySend
          ? [
              {
                key: 'estimate',
                label: t.ifSentNow,
                width: '190px',
                figures: true,
                cell: (row: Row) => <ScheduledEstimate row={row} />,
              },
            ]
          : []),
      ],
      card: (row) => (
        <CampaignCard
          row={row}
          when={when(row)}
          foot={
            <>
              {maySend && (
                <Box as="span" display="block" color="text">
                  <ScheduledEstimate row={row} />
                </Box>
              )}
              {messageCell(row)}
            </>
          }
        />
      ),
      filterFields: scheduledFields,
      rowTo: (row) => campaignPath(row.id),
      ...(maySend && {
        rowActionCount: 2,
        rowActions: (row: Row) => (
          <>
            <ButtonLink size="sm" variant="ghost" to={draftPath(row.id)} aria-label={`${t.edit}: ${campaignName(row)}`}>
              <Pen aria-hidden />
            </ButtonLink>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`${t.cancel}: ${campaignName(row)}`}
              onClick={() => setCancelling(row)}
            >
              <Ban aria-hidden />
            </Button>
          </>
        ),
      }),
      empty: {
        icon: CalendarClock,
        ...t.empty.scheduled,
        actions: maySend && <NewCampaign />,
      },
    };
  }, [zone, maySend]);
  return (
    <>
      <ListPage
        declaration={declaration}
        title={t.scheduled}
        tabs={<ListTabs />}
        notice={<NewRows ids={newIds} onShown={clear} />}
      />
      <Suspense>
        {cancelling !== null && (
          <CancelScheduledDialog
            row={cancelling}
            onClose={() => setCancelling(null)}
            onDone={() => void client.refetchQueries({ include: [CampaignListDocument] })}
          />
        )}
      </Suspense>
    </>
  );
}
