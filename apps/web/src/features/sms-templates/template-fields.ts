import { campaignTexts } from '../../lib/campaigns/campaign.texts';
import type { Filter, FilterField } from '../../ui/filter/filter';
import { smsTemplatesTexts as t } from './sms-templates.texts';

export const typeOptions = Object.entries(campaignTexts.type).map(([value, label]) => ({ value, label }));

export const templateFields: readonly FilterField[] = [
  { field: 'name', label: t.name, type: 'text' },
  { field: 'message', label: t.message, type: 'text' },
  { field: 'messageType', label: t.type, type: 'enum', options: typeOptions },
  { field: 'updatedAt', label: t.changed, type: 'date' },
];
export const templateSearch = {
  placeholder: t.search,
  filter: (value: string): Filter => ({ field: 'name', type: 'text', operation: 'contains', value }),
};
