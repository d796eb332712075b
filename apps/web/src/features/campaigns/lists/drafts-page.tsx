import { useApolloClient } from '@apollo/client/react';
import { Pen, Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { campaignTypeWord } from '../../../lib/campaigns/campaign-look';
import { campaignName } from '../../../lib/campaigns/campaign-name';
import { clock } from '../../../lib/clock';
import { formatWhen } from '../../../lib/format/time';
import { problemOf } from '../../../lib/graph/problem';
import { campaignPath, composerPath, draftPath } from '../../../lib/paths';
import { useMay, useTimeZone } from '../../../lib/session/session';
import { ButtonLink, IconButton } from '../../../ui/button';
import { contains } from '../../../ui/filter/contains';
import type { ListDeclaration } from '../../../ui/list-page/list-declaration';
import { ListPage } from '../../../ui/list-page/list-page';
import { NewRows } from '../../../ui/list-page/new-rows';
import { notifyProblem } from '../../../ui/toast/notify';
import { CampaignCard, messageCell, type Row } from './campaign-cells';
import { CampaignListDocument, CampaignValuesDocument, type CampaignListQuery } from './campaign-list.generated';
import { draftDeletion } from './delete-drafts';
import { draftFields } from './list-fields';
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
    const write = maySend && (
      <ButtonLink to={composerPath} variant="solid">
        <Plus aria-hidden />
        {t.newCampaign}
      </ButtonLink>
    );
    const deletion = draftDeletion(client);
    const deleteOne = (row: Row): void =>
      void deletion
        .run({ ids: [row.id], count: 1 })
        .then(() => client.refetchQueries({ include: [CampaignListDocument] }))
        .catch((error: unknown) => notifyProblem(problemOf(error)));
    return {
      name: 'campaign-drafts',
      document: CampaignListDocument,
      select: (data) => data.smsCampaigns,
      noun: t.draftNoun,
      nameOf: campaignName,
      defaultSort: 'createdAt:desc',
      errorTitle: t.errorTitle,
      always: [{ field: 'status', type: 'enum', operation: 'equals', value: 'draft' }],
      columns: [
        { key: 'name', label: t.name, sortBy: 'name', cell: (row) => campaignName(row) },
        {
          key: 'message',
          label: t.message,
          width: 'minmax(160px, 2fr)',
          cell: messageCell,
        },
        {
          key: 'type',
          label: t.type,
          width: '130px',
          isSpare: true,
          cell: (row) => campaignTypeWord(row.messageType),
        },
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
      search: {
        placeholder: t.search,
        filter: (value) => contains('name', value),
      },
      filterFields: draftFields,
      values: CampaignValuesDocument,
      rowTo: (row) => (maySend ? draftPath(row.id) : campaignPath(row.id)),
      bulk: [deletion],
      ...(maySend && {
        rowActions: (row: Row) => (
          <IconButton
            label={t.delete}
            minH={{ base: '44px', md: '36px' }}
            minW={{ base: '44px', md: '36px' }}
            onClick={() => deleteOne(row)}
          >
            <Trash2 />
          </IconButton>
        ),
      }),
      empty: { icon: Pen, ...t.empty.drafts, actions: write },
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
