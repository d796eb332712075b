import { published, type EventDefinition, type Published } from '@bellbird/events';

/** SQL expressions, one for each member of the payload; a member that the schema does not need may be left out. */
export type MembersInSql<E extends EventDefinition> = { readonly [Member in keyof Published<E>]: string };

/** SQL expressions of what stands beside the payload, and the clauses after the `select`: `from s`. */
export interface RowInSql {
  from: string;
  /** `shardOf` of the value that the event is ordered by, a parameter. */
  shard: string;
  eventId: string;
  aggregateVersion: string;
  /** `activeTraceparent()` or null, a parameter. */
  trace: string;
}

/**
 * The part of a statement that writes an event for each row of `from`, for statements that change and say in one:
 * `with s as (…), e as (${outboxRow(sliceSettled, { settleId: 's.id', … }, { from: 's', … })}) select …`. Topic, type and
 * version are the definition's. Nothing checks the values before the event is heard: a test should. Amounts are text.
 * @throws TypeError, when the module is loaded, where a member is missing or not of the schema.
 */
export function outboxRow<E extends EventDefinition>(definition: E, members: MembersInSql<E>, row: RowInSql): string {
  const { version, schema, key } = published(definition);
  const expressions = members as Readonly<Record<string, string>>;
  const entries = (schema as { entries?: Readonly<Record<string, { type: string }>> }).entries ?? {};
  for (const [member, { type }] of Object.entries(entries)) {
    if (!(member in expressions) && !dispensable.has(type))
      throw new TypeError(`${definition.type} needs ${member}, and its SQL does not write it.`);
  }
  for (const member of Object.keys(expressions)) {
    if (!(member in entries)) throw new TypeError(`${definition.type} has no ${member}, and its SQL writes one.`);
  }
  const payload = Object.entries(expressions).map(([member, expression]) => `'${member}', ${expression}`);
  return `insert into outbox (shard, event_id, topic, partition_key, agg_version, tenant_id, event_type, schema_version, trace, payload)
  select ${row.shard}, ${row.eventId}, '${definition.topic}', (${expressions[key]})::text, ${row.aggregateVersion}, ${expressions['tenantId']},
         '${definition.type}', ${version}, ${row.trace}, jsonb_build_object(${payload.join(', ')})
    from ${row.from}`;
}

/** Kinds of schemas that a member may be absent by. */
const dispensable = new Set(['optional', 'nullish', 'exact_optional', 'undefinedable']);
