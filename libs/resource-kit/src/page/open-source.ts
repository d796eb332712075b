import { nilTenant } from '@bellbird/auth';
import type { Field } from '../resource/field.js';
import type { Parameters } from '../resource/parameters.js';
import type { AnyResource, ResourceActor, View } from '../resource/resource.js';

/** The tables a statement runs on, what always holds there, and where each field stands. */
export interface Source {
  from: string;
  rowId: string;
  tenant: string | null;
  where: string[];
  expression: (field: Field, use?: 'filter' | 'sort') => string;
}

interface Used {
  filters: readonly Field[];
  sort: readonly Field[];
  /** The own table takes part, whatever the others have. */
  needsOwn?: boolean;
}

/**
 * Chooses the narrowest tables that serve a statement: a side table alone where it has every field (a filter or count
 * on a narrow table reads a tenth of the pages), the own table alone where it is as good, else both joined.
 */
export function openSource(
  resource: AnyResource,
  actor: ResourceActor,
  view: View | 'any',
  used: Used,
  parameters: Parameters,
): Source {
  const tenant = resource.tenantColumn === null ? null : parameters.add(actor.tenantId, 'uuid');
  const visible = resource.visibleTo?.(actor, (value, cast) => parameters.add(value, cast)) ?? null;
  const aliases = chooseAliases(resource, view, used, visible !== null || used.needsOwn === true);
  const [root = 't'] = aliases;
  const idOf = (alias: string): string =>
    `${alias}.${alias === 't' ? resource.idColumn : resource.sideTables[alias]?.idColumn}`;
  const tableOf = (alias: string): string =>
    `${alias === 't' ? resource.table : resource.sideTables[alias]?.table} ${alias}`;
  const joins = aliases.slice(1).map((alias) => {
    const sameTenant = tenant === null ? '' : ` and ${alias}.${resource.tenantColumn} = ${tenant}`;
    return ` join ${tableOf(alias)} on ${idOf(alias)} = ${idOf(root)}${sameTenant}`;
  });
  const where: string[] = [];
  // Beside the policy: the planner then sees the tenant as a constant.
  if (tenant !== null)
    where.push(
      resource.withPlatformRows
        ? `${root}.${resource.tenantColumn} in (${tenant}, '${nilTenant}')`
        : `${root}.${resource.tenantColumn} = ${tenant}`,
    );
  if (root === 't' && resource.trash !== false && view !== 'any')
    where.push(`t.${resource.trash} is ${view === 'live' ? '' : 'not '}null`);
  if (visible !== null) where.push(`(${visible})`);
  return {
    from: tableOf(root) + joins.join(''),
    rowId: idOf(root),
    tenant,
    where,
    expression: (field, use = 'filter') => {
      if (field.homes === 'row') return idOf(root);
      const { homes } = field;
      // Filters go to a side table that takes part (it does so because of them), an order to the own table's indexes.
      const preferred = use === 'sort' && homes['t']?.plain ? aliases : [...aliases].reverse();
      const alias = preferred.find((each) => homes[each] !== undefined);
      const home = alias === undefined ? undefined : homes[alias];
      if (home === undefined) throw new Error(`${resource.type}: a field stands on none of ${aliases.join(', ')}.`);
      return home.sql;
    },
  };
}

function chooseAliases(
  resource: AnyResource,
  view: View | 'any',
  { filters, sort }: Used,
  needsOwn: boolean,
): string[] {
  const all = [...filters, ...sort];
  const standsOn =
    (alias: string) =>
    (field: Field): boolean =>
      field.homes === 'row' || field.homes[alias] !== undefined;
  const own = all.every(standsOn('t'));
  if (view !== 'live') return ['t'];
  const indexed = (field: Field): boolean => field.homes === 'row' || field.homes['t']?.plain === true;
  if (own && filters.length === 0 && sort.every(indexed)) return ['t'];
  if (!needsOwn) {
    const side = Object.keys(resource.sideTables).find(
      (alias) => all.every(standsOn(alias)) && all.some((field) => field.homes !== 'row'),
    );
    if (side !== undefined) return [side];
  }
  const needed = Object.keys(resource.sideTables).filter((alias) =>
    all.some((field) => field.homes !== 'row' && field.homes[alias] !== undefined && prefers(field, filters)),
  );
  return ['t', ...needed];
}

/** A field goes to its side table when it cannot stand on the own one, or is filtered by (side tables are narrow). */
const prefers = (field: Field, filters: readonly Field[]): boolean =>
  field.homes !== 'row' && (field.homes['t'] === undefined || !field.homes['t'].plain || filters.includes(field));
