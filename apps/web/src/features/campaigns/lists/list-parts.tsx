import { Plus } from 'lucide-react';
import { campaignTypeWord } from '../../../domain/campaigns/campaign-look';
import { campaignName } from '../../../domain/campaigns/campaign-name';
import { composerPath } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { contains } from '../../../ui/filter/contains';
import type { Column, ListDeclaration } from '../../../ui/list-page/list-declaration';
import { messageCell, type Row } from './campaign-cells';
import { CampaignListDocument, CampaignValuesDocument, type CampaignListQuery } from './campaign-list.generated';
import { listsTexts as t } from './lists.texts';

type Declaration = ListDeclaration<CampaignListQuery, Row>;

/** What the three lists of campaigns have in common. */
export const campaignList = {
  document: CampaignListDocument,
  select: (data) => data.smsCampaigns,
  nameOf: campaignName,
  errorTitle: t.errorTitle,
  search: { placeholder: t.search, filter: (value) => contains('name', value) },
  values: CampaignValuesDocument,
} satisfies Partial<Declaration>;

/** A column that more than one of them has; each list says which are spare, and which are seen only where they are chosen. */
export const campaignColumns = {
  name: { key: 'name', label: t.name, sortBy: 'name', cell: campaignName },
  message: { key: 'message', label: t.message, width: 'minmax(160px, 2fr)', cell: messageCell },
  type: { key: 'type', label: t.type, width: '120px', cell: (row) => campaignTypeWord(row.messageType) },
} satisfies Readonly<Record<string, Column<Row>>>;

/** What an empty list begins with. */
export const NewCampaign = () => (
  <ButtonLink to={composerPath} variant="solid">
    <Plus aria-hidden />
    {t.newCampaign}
  </ButtonLink>
);
