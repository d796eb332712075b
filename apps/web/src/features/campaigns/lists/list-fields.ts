import { campaignTexts } from '../../../domain/campaigns/campaign.texts';
import type { FilterField } from '../../../ui/filter/filter';
import { optionsOf } from '../../../ui/filter/options-of';
import { listsTexts as t } from './lists.texts';

const name: FilterField = { field: 'name', label: t.name, type: 'text' };
const message: FilterField = { field: 'message', label: t.message, type: 'text' };
const type: FilterField = {
  field: 'messageType',
  label: t.type,
  type: 'enum',
  options: optionsOf(campaignTexts.type, ['marketing', 'transactional', 'review']),
};

/** What each list of campaigns can be narrowed by; the names are the API's. */
export const historyFields = (automations: readonly { id: string; name: string }[] = []): readonly FilterField[] => [
  name,
  ...(automations.length === 0
    ? []
    : [
        {
          field: 'automationId',
          label: t.automation,
          type: 'enum' as const,
          options: automations.map(({ id, name: label }) => ({ value: id, label })),
        },
      ]),
  {
    field: 'status',
    label: t.status,
    type: 'enum',
    options: optionsOf(campaignTexts.status, ['running', 'completed', 'canceled']),
  },
  type,
  { field: 'launchedAt', label: t.started, type: 'date' },
  { field: 'recipients', label: t.people, type: 'number' },
  message,
  {
    field: 'cancellationReason',
    label: t.reason,
    type: 'enum',
    options: optionsOf(t.reasons, ['manual-cancellation', 'insufficient-funds']),
  },
];
export const draftFields: readonly FilterField[] = [
  name,
  type,
  message,
  { field: 'createdAt', label: t.written, type: 'date' },
];
export const scheduledFields: readonly FilterField[] = [
  name,
  type,
  message,
  { field: 'scheduledAt', label: t.goesOut, type: 'date' },
];
