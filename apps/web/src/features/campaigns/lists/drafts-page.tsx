import { useApolloClient } from '@apollo/client/react';
import { Pen, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { clock } from '../../../lib/clock';
import { formatWhen } from '../../../lib/format/time';
import { problemOf } from '../../../lib/graph/problem';
import { campaignPath, draftPath } from '../../../lib/paths';
import { useMay, useTimeZone } from '../../../lib/session/session';
import { IconButton } from '../../../ui/button';
import type { ListDeclaration } from '../../../ui/list-page/list-declaration';
import { ListPage } from '../../../ui/list-page/list-page';
import { NewRows } from '../../../ui/list-page/new-rows';
import { notifyProblem } from '../../../ui/toast/notify';
import { CampaignCard, messageCell, type Row } from './campaign-cells';
import { CampaignListDocument, type CampaignListQuery } from './campaign-list.generated';
import { draftDeletion } from './delete-drafts';
import { draftFields } from './list-fields';
import { campaignColumns, campaignList, NewCampaign } from './list-parts';
import { ListTabs } from './list-tabs';
import { listsTexts as t } from './lists.texts';
import { useListNews } from './use-list-news';

const shown = ['draft'] as const;

/** /sms-campaigns/drafts */
export function Component() {
  const client = useApolloClient();
  const zone = useTimeZone();
  const maySend = useMay('campaign-editor');
  const { newIds, clear } = useListNews(shown);
  const declaration = useMemo((): ListDeclaration<CampaignListQuery, Row> => {
    const deletion = draftDeletion(client);
    const deleteOne = (row: Row): void =>
      void deletion
        .run({ ids: [row.id], count: 1 })
        .then(() => client.refetchQueries({ include: [CampaignListDocument] }))
        .catch((error: unknown) => notifyProblem(problemOf(error)));
    return {
      ...campaignList,
      name: 'campaign-drafts',
      noun: t.draftNoun,
      defaultSort: 'createdAt:desc',
      always: [{ field: 'status', type: 'enum', operation: 'equals', value: 'draft' }],
      columns: [
        campaignColumns.name,
        campaignColumns.message,
        { ...campaignColumns.type, isSpare: true },
        {
          key: 'written',
          label: t.written,
          sortBy: 'createdAt',
          align: 'end',
          figures: false,
          width: '160px',
          cell: (row) => formatWhen(row.createdAt, zone, clock.now()),
        },
      ],
      card: (row) => (
        <CampaignCard row={row} when={formatWhen(row.createdAt, zone, clock.now())} foot={messageCell(row)} />
      ),
      filterFields: draftFields,
      rowTo: (row) => (maySend ? draftPath(row.id) : campaignPath(row.id)),
      bulk: [deletion],
      ...(maySend && {
        rowActionCount: 1,
        rowActions: (row: Row) => (
          <IconButton label={t.delete} onClick={() => deleteOne(row)}>
            <Trash2 />
          </IconButton>
        ),
      }),
      empty: { icon: Pen, ...t.empty.drafts, actions: maySend && <NewCampaign /> },
    };
  }, [client, zone, maySend]);
  return (
    <ListPage
      declaration={declaration}
      title={t.drafts}
      tabs={<ListTabs />}
      notice={<NewRows ids={newIds} onShown={clear} />}
    />
  );
}
