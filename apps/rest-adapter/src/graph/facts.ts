import {
  getDirectiveValues,
  isInputObjectType,
  isObjectType,
  type ASTNode,
  type ConstDirectiveNode,
  type GraphQLDirective,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import type { FilterOperation, FilterType } from '@bellbird/field-rules';
import type { Refusal, Verb } from '@bellbird/resource-kit';

/** What SDL says of a member beyond its type: the arguments of `@member`. */
export interface MemberFacts {
  words?: readonly string[];
  format?: string;
  pattern?: string;
  min?: number;
  max?: number;
  required?: boolean;
  notNull?: boolean;
  optional?: boolean;
  as?: readonly string[];
  map?: readonly string[];
  filters?: string;
  valuesOf?: string;
  example?: string;
}

/** A field that filters and orders of a list may name: `@filterable`. */
export interface Filterable {
  name: string;
  /** Filter type → its operations. */
  types: ReadonlyMap<FilterType, readonly FilterOperation[]>;
  words?: readonly string[];
  format?: string;
  sorts: boolean;
}

/** A resource with calls in the REST API: `@rest`. */
export interface RestFacts {
  base: string;
  one: string;
  many: string;
  words: readonly [one: string, many: string];
  about?: string;
  /** Bodies for the documentation, as JSON. */
  create?: string;
  update?: string;
  without?: readonly Verb[];
}

interface Described {
  extensions: Readonly<Record<string, unknown>>;
}

export const noFacts: MemberFacts = {};
export const memberOf = ({ extensions }: Described): MemberFacts =>
  (extensions['member'] as MemberFacts | undefined) ?? noFacts;
export const refusalsOf = ({ extensions }: Described): readonly Refusal[] =>
  (extensions['refuses'] as readonly Refusal[] | undefined) ?? [];
export const filterableOf = ({ extensions }: Described): readonly Filterable[] =>
  (extensions['filterable'] as readonly Filterable[] | undefined) ?? [];
export const restOf = ({ extensions }: Described): RestFacts | null =>
  (extensions['rest'] as RestFacts | undefined) ?? null;
/** The members of which at least one says something; none where there is no such rule. */
export const needsOf = ({ extensions }: Described): readonly string[] =>
  (extensions['needs'] as readonly string[] | undefined) ?? [];

/** Puts what the directives of a supergraph say onto the schema that is made of it. */
export function describe(schema: GraphQLSchema, supergraph: GraphQLSchema): void {
  const reader = new Directives(supergraph);
  for (const type of Object.values(schema.getTypeMap())) {
    const source = supergraph.getType(type.name);
    if (source !== undefined) describeType(type, source, reader);
  }
}

function describeType(type: GraphQLNamedType, source: GraphQLNamedType, reader: Directives): void {
  if (isObjectType(type) && isObjectType(source)) {
    extend(type, {
      filterable: reader.all(source.astNode, 'filterable').map(filterableFrom),
      rest: reader.all(source.astNode, 'rest')[0],
    });
    for (const [name, field] of Object.entries(type.getFields())) {
      const own = source.getFields()[name];
      extend(field, { member: reader.all(own?.astNode, 'member')[0], refuses: reader.all(own?.astNode, 'refuses') });
      for (const arg of field.args)
        extend(arg, { member: reader.all(own?.args.find((each) => each.name === arg.name)?.astNode, 'member')[0] });
    }
  }
  if (isInputObjectType(type) && isInputObjectType(source)) {
    extend(type, { needs: reader.all(source.astNode, 'needs')[0]?.['one'] });
    for (const [name, field] of Object.entries(type.getFields()))
      extend(field, { member: reader.all(source.getFields()[name]?.astNode, 'member')[0] });
  }
}

const extend = (described: Described, more: object): void =>
  void Object.assign(described, { extensions: { ...described.extensions, ...more } });

/** `types: ['text: equals contains']` → text with its operations. */
function filterableFrom({ types, ...same }: Record<string, unknown>): Filterable {
  const pairs = (types as string[]).map((each): [FilterType, FilterOperation[]] => {
    const [type, operations = ''] = each.split(': ');
    return [type as FilterType, operations.split(' ') as FilterOperation[]];
  });
  return { ...(same as unknown as Omit<Filterable, 'types'>), types: new Map(pairs) };
}

class Directives {
  constructor(private readonly schema: GraphQLSchema) {}

  /** The arguments of each use of a directive on a node; those that were not given are absent. */
  all(
    node: (ASTNode & { directives?: readonly ConstDirectiveNode[] }) | null | undefined,
    name: string,
  ): Record<string, unknown>[] {
    const directive = this.schema.getDirective(name) as GraphQLDirective | undefined;
    if (directive == null) return [];
    const uses = (node?.directives ?? []).filter((each) => each.name.value === name);
    return uses.map((use) => getDirectiveValues(directive, { directives: [use] }) ?? {});
  }
}
