import type { Row, Tx } from '@bellbird/database';
import { isProductError, type FieldError } from '@bellbird/errors';
import type { ResourceActor } from '@bellbird/resource-kit';
import { validated } from '@bellbird/service-host';
import { atLeastOne, withoutNulls } from '../editing/campaign-input.js';
import { AutomationCampaign } from './automation-campaign.js';
import type { AutomationState } from './automation.js';
import { automationKinds, wrongInTrigger, type AutomationKind } from './trigger.js';

type Body = Readonly<Record<string, unknown>>;

/** What is wrong with an automation beyond its members one by one. */
export async function automationRules({
  body,
  row,
}: {
  tx: Tx;
  actor: ResourceActor;
  body: object;
  row: Row | null;
}): Promise<FieldError[]> {
  const given = body as Body;
  const wrong: FieldError[] = [];
  const kind = given['kind'] ?? row?.['kind'];
  const isOther = row !== null && kind !== row['kind'];
  if (isObject(given['trigger']) && isKind(kind)) wrong.push(...wrongInTrigger(kind, withoutNulls(given['trigger'])));
  else if (isOther && given['trigger'] === undefined)
    wrong.push({ field: 'trigger', message: 'Another kind runs at other times: say when.' });
  // Another kind goes to other people, so what was chosen for the kind before is looked at, too.
  const campaign = given['campaign'] ?? (isOther ? row['template'] : null);
  if (isObject(campaign)) wrong.push(...(await wrongInCampaign(kind, withoutNulls(campaign))));
  if (stateAfter(given, row) === 'active') wrong.push(...missingCaps(given, row));
  return wrong;
}

/** The state that a body leads to. */
export const stateAfter = (body: Body, row: Row | null): AutomationState =>
  (body['state'] ?? row?.['state'] ?? 'draft') as AutomationState;

async function wrongInCampaign(kind: unknown, campaign: Body): Promise<FieldError[]> {
  try {
    const { contactIds, groupIds, segmentIds } = await validated(AutomationCampaign, campaign);
    const chosen = Object.entries({ contactIds, groupIds, segmentIds }).filter(([, ids]) => (ids?.length ?? 0) > 0);
    if (kind !== 'after-visit') return chosen.length > 0 ? [] : [{ field: 'campaign.contactIds', message: atLeastOne }];
    return chosen.map(([field]) => ({ field: `campaign.${field}`, message: 'After a visit it goes to who was here.' }));
  } catch (error) {
    if (!isProductError(error)) throw error;
    return error.fields.map(({ field, message }) => ({ field: `campaign.${field}`, message }));
  }
}

function missingCaps(body: Body, row: Row | null): FieldError[] {
  const isMissing = (member: string, column: string): boolean =>
    (Object.hasOwn(body, member) && body[member] !== undefined ? body[member] : (row?.[column] ?? null)) === null;
  return [
    ...(isMissing('runMaxCost', 'run_max_cost')
      ? [{ field: 'runMaxCost', message: 'Say what one run may cost at most before it is switched on.' }]
      : []),
    ...(isMissing('monthCap', 'month_cap')
      ? [{ field: 'monthCap', message: 'Say what all runs of a month may cost at most before it is switched on.' }]
      : []),
  ];
}

const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isKind = (value: unknown): value is AutomationKind => (automationKinds as readonly unknown[]).includes(value);
