import { useApolloClient, useQuery } from '@apollo/client/react';
import { Columns3, Megaphone, RotateCw } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { againPath } from '../../../domain/campaigns/again';
import { campaignName } from '../../../domain/campaigns/campaign-name';
import { comparePath, compareTexts, whyNotCompare } from '../../../domain/campaigns/compare';
import { neverStarted } from '../../../domain/campaigns/never-started';
import { clock } from '../../../lib/clock';
import { formatWhen } from '../../../lib/format/time';
import { formatCount } from '../../../lib/i18n/texts';
import { campaignPath } from '../../../lib/paths';
import { useMay, useTimeZone } from '../../../lib/session/session';
import { ButtonLink } from '../../../ui/button';
import type { ListDeclaration } from '../../../ui/list-page/list-declaration';
import { ListPage } from '../../../ui/list-page/list-page';
import { NewRows } from '../../../ui/list-page/new-rows';
import { bulkDelete } from '../../../ui/list-page/picking/bulk-delete';
import { selectionOf } from '../../../ui/list-page/picking/selection';
import { AllRuns, CampaignCard, costCell, DeliveredCell, NameCell, StatusCell, type Row } from './campaign-cells';
import {
  DeleteCampaignsDocument,
  ExportCampaignsDocument,
  HistoryAutomationsDocument,
  type CampaignListQuery,
} from './campaign-list.generated';
import { historyFields } from './list-fields';
import { campaignColumns, campaignList, NewCampaign } from './list-parts';
import { ListTabs } from './list-tabs';
import { listsTexts as t } from './lists.texts';
import { useListNews } from './use-list-news';

const shown = ['running', 'completed', 'canceled'] as const;

/** /sms-campaigns/history: all but drafts and what is still to come (spec point 2). */
export function Component() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const zone = useTimeZone();
  const maySend = useMay('campaign-editor');
  const automations = useQuery(HistoryAutomationsDocument).data?.automations?.data;
  const { newIds, clear } = useListNews(shown);
  const declaration = useMemo((): ListDeclaration<CampaignListQuery, Row> => {
    const when = (at: string | null): string => (at === null ? t.none : formatWhen(at, zone, clock.now()));
    const started = (row: Row): string => (neverStarted(row) ? t.none : when(row.launchedAt));
    return {
      ...campaignList,
      name: 'campaign-history',
      noun: t.noun,
      defaultSort: 'launchedAt:desc',
      always: [{ field: 'status', type: 'enum', operation: 'one', value: [...shown] }],
      // An automation is one line: its newest run, which leads to all of them.
      folds: [{ field: 'newestRun', type: 'boolean', operation: 'equals', value: 'yes' }],
      columns: [
        { ...campaignColumns.name, cell: (row) => <NameCell row={row} /> },
        {
          key: 'status',
          label: t.status,
          width: 'minmax(160px, 1.2fr)',
          hasTwoLines: true,
          cell: (row) => <StatusCell row={row} />,
        },
        {
          key: 'people',
          label: t.people,
          sortBy: 'recipients',
          align: 'end',
          width: '92px',
          isSpare: true,
          cell: (row) => formatCount(row.counts.recipients),
        },
        {
          key: 'delivered',
          label: t.delivered,
          align: 'end',
          width: '112px',
          cell: (row) => <DeliveredCell row={row} />,
        },
        { key: 'cost', label: t.cost, align: 'end', width: '92px', cell: costCell },
        {
          key: 'started',
          label: t.started,
          sortBy: 'launchedAt',
          align: 'end',
          figures: false,
          width: '140px',
          cell: started,
        },
        {
          key: 'ended',
          label: t.ended,
          sortBy: 'completedAt',
          align: 'end',
          figures: false,
          width: '140px',
          isExtra: true,
          cell: (row) => when(row.completedAt),
        },
        { ...campaignColumns.message, isExtra: true },
        { ...campaignColumns.type, isExtra: true },
        {
          key: 'parts',
          label: t.parts,
          sortBy: 'parts',
          align: 'end',
          width: '92px',
          isExtra: true,
          cell: (row) => formatCount(row.parts),
        },
      ],
      card: (row) => (
        <CampaignCard
          row={row}
          when={started(row)}
          // Of one that was cancelled before anybody was to get it there is nothing to tell.
          foot={
            row.status !== 'canceled' || row.counts.recipients > 0
              ? `${t.deliveredOf(row.counts.delivered, row.counts.recipients)} · ${costCell(row)}`
              : null
          }
        />
      ),
      filterFields: historyFields(automations),
      rowTo: (row) => campaignPath(row.id),
      ...(maySend && { rowActionCount: 1, rowActions: (row: Row) => <SendAgain row={row} /> }),
      cardActions: (row) => (
        <>
          <AllRuns row={row} />
          {maySend && <SendAgain row={row} />}
        </>
      ),
      bulk: [
        {
          label: compareTexts.compare,
          icon: Columns3,
          whyNot: whyNotCompare,
          run: async (chosen) => {
            // "All that match" is offered where they are more than a page: never so few.
            if ('ids' in chosen) await navigate(comparePath(chosen.ids));
            return false;
          },
        },
        bulkDelete({
          label: t.delete,
          permission: 'campaign-editor',
          question: (count) => ({
            title: t.deleteHistory.title(count),
            text: t.deleteHistory.text,
            action: t.deleteHistory.action,
          }),
          send: async (chosen) => {
            const variables = { selection: selectionOf(chosen) };
            const { data } = await client.mutate({ mutation: DeleteCampaignsDocument, variables });
            return data?.deleteSmsCampaigns;
          },
          told: t.deleteHistory.done,
        }),
      ],
      exporting: { document: ExportCampaignsDocument, resource: 'smsCampaigns', permission: 'campaign-editor' },
      empty: { icon: Megaphone, ...t.empty.history, actions: maySend && <NewCampaign /> },
    };
  }, [client, navigate, zone, maySend, automations]);
  return (
    <ListPage
      declaration={declaration}
      title={t.history}
      tabs={<ListTabs />}
      notice={<NewRows ids={newIds} onShown={clear} />}
    />
  );
}

const SendAgain = ({ row }: { row: Row }) => (
  <ButtonLink
    size="sm"
    variant="ghost"
    to={againPath(row)}
    title={t.resend}
    aria-label={`${t.resend}: ${campaignName(row)}`}
  >
    <RotateCw aria-hidden />
  </ButtonLink>
);
