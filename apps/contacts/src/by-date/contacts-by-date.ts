import type { Tx } from '@bellbird/database';
import { isProductError } from '@bellbird/errors';
import { Parameters, planQuery, startOfDay, type PlannedQuery, type ResourceActor } from '@bellbird/resource-kit';
import { contactResourceForMany } from '../contact/contact.resource.js';
import { audienceSources, type AudienceIds } from '../freeze/audience/audience-source.js';

interface Wanted {
  audience: AudienceIds;
  field: string;
  day: string;
  after: string | null;
  limit: number;
}

/**
 * Live contacts of an audience whose date falls on this day of the year, in the order of their ids. In a year without
 * 29 February its people come on the 28th. Null where the business has no such date field.
 */
export async function contactsByDate(tx: Tx, actor: ResourceActor, wanted: Wanted): Promise<string[] | null> {
  const { audience, field, day, after, limit } = wanted;
  const parameters = new Parameters();
  const planned = await plannedOn(tx, actor, field, day, parameters);
  if (planned === null) return null;
  const { from, rowId, where } = planned;
  const sources = await audienceSources(tx, actor, audience, parameters);
  if (sources.length === 0) return [];
  const chosen = sources.map((each) => `select ${each.id} from ${each.from} where ${each.where.join(' and ')}`);
  const conditions = [...where, `${rowId} in (${chosen.join(' union ')})`];
  if (after !== null) conditions.push(`${rowId} > ${parameters.add(after, 'uuid')}`);
  const rows = await tx.query<{ id: string }>(
    `select ${rowId} as id from ${from} where ${conditions.join(' and ')} order by 1 limit ${parameters.add(limit, 'int')}`,
    parameters.values,
  );
  return rows.map(({ id }) => id);
}

/** By the filter of anniversaries itself, asked on that day. */
async function plannedOn(
  tx: Tx,
  actor: ResourceActor,
  field: string,
  day: string,
  parameters: Parameters,
): Promise<PlannedQuery | null> {
  const onThatDay = { ...actor, now: startOfDay(day, actor.timeZone).toISOString() };
  const filters = [{ field, type: 'date', operation: 'anniversary-within-days', value: 0 }];
  try {
    return await planQuery(tx, contactResourceForMany(), onThatDay, { view: 'live', filters }, parameters);
  } catch (error) {
    if (isProductError(error)) return null;
    throw error;
  }
}
