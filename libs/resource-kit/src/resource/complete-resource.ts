import type { AccessRule } from '@bellbird/auth';
import type { Row } from '@bellbird/database';
import { parseSort } from '../page/parse-sort.js';
import { verbs, type Identified, type Resource, type Verb } from './resource.js';

type Defaulted =
  | 'idColumn'
  | 'tenantColumn'
  | 'withPlatformRows'
  | 'sideTables'
  | 'defaultSort'
  | 'trash'
  | 'versioned'
  | 'updatedAtColumn'
  | 'createdAtColumn'
  | 'verbs'
  | 'access'
  | 'shared'
  | 'visibleTo'
  | 'toOut'
  | 'hydrate'
  | 'writable'
  | 'constraints'
  | 'refusals'
  | 'hooks'
  | 'export'
  | 'live'
  | 'rest'
  | 'countAll'
  | 'rules'
  | 'typeSdl'
  | 'sample';

/** What a service writes down: everything of `Resource` that has no default, and what differs from the defaults. */
export type ResourceDeclaration<Out extends Identified, Input, Patch> = Omit<Resource<Out, Input, Patch>, Defaulted> &
  Partial<Omit<Pick<Resource<Out, Input, Patch>, Defaulted>, 'verbs' | 'access'>> & {
    /** Default: all that the declaration makes possible. */
    verbs?: readonly Verb[];
    access: { read: AccessRule; write?: AccessRule; export?: AccessRule };
  };

/**
 * A resource with its defaults, checked. Nothing outside it can be filtered, sorted, written or exported.
 * @throws Error at start, in words, where the declaration contradicts itself.
 */
export function completeResource<
  Out extends Identified = Identified,
  Input = Record<string, unknown>,
  Patch = Partial<Input>,
>(declaration: ResourceDeclaration<Out, Input, Patch>): Resource<Out, Input, Patch> {
  const { access, verbs: declared, ...given } = declaration;
  const trash = given.trash ?? false;
  const exported = given.export ?? null;
  const possible = verbs.filter(
    (verb) => (verb !== 'trash' || trash !== false) && (verb !== 'export' || exported !== null),
  );
  const resource: Resource<Out, Input, Patch> = {
    idColumn: 'id',
    tenantColumn: 'tenant_id',
    withPlatformRows: false,
    sideTables: {},
    defaultSort: 'createdAt:desc',
    versioned: true,
    updatedAtColumn: 'updated_at',
    createdAtColumn: 'created_at',
    shared: null,
    visibleTo: null,
    toOut: (row: Row) => row as unknown as Out,
    hydrate: null,
    writable: {},
    constraints: {},
    refusals: [],
    hooks: {},
    live: null,
    rest: null,
    countAll: null,
    rules: null,
    typeSdl: null,
    sample: null,
    ...given,
    trash,
    export: exported,
    verbs: withValues(declared ?? possible),
    // No rule for writing means that nobody outside may write, not that all may.
    access: { read: access.read, write: access.write ?? 'service', export: access.export ?? access.read },
  };
  check(resource);
  return resource;
}

/** Whoever sees a list may see what stands in its fields. */
const withValues = (declared: readonly Verb[]): Set<Verb> =>
  new Set(declared.includes('list') ? [...declared, 'values'] : declared);

function check<Out extends Identified, Input, Patch>(resource: Resource<Out, Input, Patch>): void {
  const wrong = (what: string): never => {
    throw new Error(`Resource ${resource.type}: ${what}`);
  };
  if (!('id' in resource.fields)) wrong('declare the field id.');
  if (!('id' in resource.select)) wrong('select the id.');
  if (resource.verbs.has('trash') && resource.trash === false) wrong('the verb trash needs a trash column.');
  if (resource.verbs.has('export') && resource.export === null) wrong('the verb export needs columns.');
  for (const [name, field] of Object.entries(resource.fields)) {
    if (name.endsWith('.*') !== (typeof field === 'function'))
      wrong(`${name}: dynamic fields are functions and end in ".*".`);
    if (typeof field === 'function' || field.homes === 'row') continue;
    for (const alias of Object.keys(field.homes)) {
      if (alias !== 't' && !(alias in resource.sideTables))
        wrong(`${name} stands on the undeclared side table ${alias}.`);
    }
  }
  if (resource.live !== null && !resource.verbs.has('get')) wrong('a live event needs the verb get.');
  for (const { field } of parseSort(resource.defaultSort)) {
    const declared = resource.fields[field];
    if (declared === undefined || typeof declared === 'function' || declared.sort === null)
      wrong(`the default order names ${field}, which does not sort.`);
  }
}
