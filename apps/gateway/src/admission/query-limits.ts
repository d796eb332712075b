import {
  parse,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type VariableDefinitionNode,
} from 'graphql';
import { ProductError } from '@bellbird/errors';
import { sizeOfArguments, sizeOfLiteral, together, type LiteralSize } from './literal-size.js';

/** The most a document may hold. */
export interface QueryLimits extends LiteralSize {
  /** Selection sets inside each other. The validator bounds those of `__schema` and `__type`: it knows which go in circles. */
  depth: number;
  aliases: number;
  /** Characters of the longest alias, which each row of a list repeats, or operation's name, which each span of a trace does. */
  nameLength: number;
  directives: number;
  /** Root fields: each may be a call to a service of its own. */
  roots: number;
  /** Fields under a name that their set has already: the standard validator compares each with each. */
  repeats: number;
  /** Fields, those below `data` of a list counted ten times a list. */
  weight: number;
}

/**
 * `literals`: filters that nest 3 deep in a selection need 10. `values`: no document of `maxTokens` that the clients
 * write comes near; 1,980 ids take about 4,000, and a filter of 1,900 tags, 3 deep, takes about 61,000.
 */
export const defaultLimits: QueryLimits = {
  depth: 8,
  aliases: 15,
  nameLength: 100,
  directives: 20,
  roots: 15,
  repeats: 50,
  weight: 5_000,
  literals: 12,
  values: 100_000,
};
/** Counted by the parser itself, before anything else. */
export const maxTokens = 2_000;
const weightOfAList = 10;

const words: Readonly<Record<keyof QueryLimits, string>> = {
  depth: 'depth is',
  aliases: 'aliases are',
  nameLength: 'longest name is',
  directives: 'directives are',
  roots: 'root fields are',
  repeats: 'repeated fields are',
  weight: 'weight is',
  literals: 'depth of literals is',
  values: 'values are',
};

/**
 * Reads a document that is within the limits. Runs before the standard validator, which documents that are made for it
 * keep busy for seconds. @throws GraphQLError where it cannot be read, 400 invalid-input where it is too large.
 */
export function readDocument(source: string, limits: QueryLimits = defaultLimits): DocumentNode {
  try {
    const document = parse(source, { maxTokens });
    assertWithin(limits, document);
    return document;
  } catch (error) {
    // The parser calls itself for each level, and a document may have more levels than the stack holds.
    if (error instanceof RangeError) throw new ProductError('invalid-input', 'The query is nested too deeply.');
    throw error;
  }
}

function assertWithin(limits: QueryLimits, { definitions }: DocumentNode): void {
  const fragments = new Map(
    definitions
      .filter((each): each is FragmentDefinitionNode => each.kind === 'FragmentDefinition')
      .map((each) => [each.name.value, each]),
  );
  for (const operation of definitions) {
    if (operation.kind !== 'OperationDefinition') continue;
    const size = sizeOf(operation, fragments);
    const over = (Object.keys(words) as (keyof QueryLimits)[]).find((each) => size[each] > limits[each]);
    if (over !== undefined)
      throw new ProductError('invalid-input', `The query is too large: its ${words[over]} over ${limits[over]}.`);
  }
}

interface Size extends Omit<QueryLimits, 'roots'> {
  /** How often each name stands in the set. */
  names: ReadonlyMap<string, number>;
}

const nothing: Size = {
  depth: 0,
  aliases: 0,
  nameLength: 0,
  directives: 0,
  repeats: 0,
  weight: 0,
  literals: 0,
  values: 0,
  names: new Map(),
};
/** The fields by which a schema tells of itself. */
const introspection: ReadonlySet<string> = new Set(['__schema', '__type']);
const sum = (counts: Iterable<number>): number => [...counts].reduce((total, each) => total + each, 0);

/** What an operation holds with its fragments unfolded. Each fragment is measured once, so that none takes long. */
function sizeOf(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): QueryLimits {
  const known = new Map<string, Size>();

  const ofFragment = (name: string): Size => {
    const before = known.get(name);
    if (before !== undefined) return before;
    // A fragment that spreads itself is the validator's to refuse: here it must only come to an end.
    known.set(name, nothing);
    const fragment = fragments.get(name);
    const size = fragment === undefined ? nothing : ofSet(fragment.selectionSet, fragment);
    known.set(name, size);
    return size;
  };

  const ofSet = (set: SelectionSetNode, { directives = [], variableDefinitions = [] }: Headed = {}): Size => {
    const names = new Map<string, number>();
    const own = together([sizeOfArguments([], directives), ...variableDefinitions.map(sizeOfVariable)]);
    const total = { ...nothing, ...own, depth: 1, directives: directives.length, names };
    for (const selection of set.selections) {
      const isField = selection.kind === 'Field';
      const inner = !isField
        ? selection.kind === 'InlineFragment'
          ? ofSet(selection.selectionSet)
          : ofFragment(selection.name.value)
        : selection.selectionSet
          ? ofSet(selection.selectionSet)
          : nothing;
      const isOfSchema = isField && introspection.has(selection.name.value);
      total.depth = Math.max(total.depth, isOfSchema ? 1 : inner.depth + (isField ? 1 : 0));
      total.aliases += inner.aliases + (isField && selection.alias ? 1 : 0);
      total.nameLength = Math.max(
        total.nameLength,
        inner.nameLength,
        isField ? (selection.alias?.value.length ?? 0) : 0,
      );
      total.directives += inner.directives + (selection.directives?.length ?? 0);
      total.weight += isField ? 1 + inner.weight * (selection.name.value === 'data' ? weightOfAList : 1) : inner.weight;
      total.repeats += isField ? inner.repeats : inner.repeats - repeatsIn(inner.names);
      Object.assign(
        total,
        together([total, inner, sizeOfArguments(isField ? selection.arguments : [], selection.directives)]),
      );
      const here = isField ? [[(selection.alias ?? selection.name).value, 1] as const] : inner.names;
      for (const [name, count] of here) names.set(name, (names.get(name) ?? 0) + count);
    }
    return { ...total, repeats: total.repeats + repeatsIn(names) };
  };

  const { names, ...size } = ofSet(operation.selectionSet, operation);
  const nameLength = Math.max(size.nameLength, operation.name?.value.length ?? 0);
  return { ...size, nameLength, roots: sum(names.values()) };
}

/** What stands before a selection set: an operation's or a fragment's. */
type Headed = Pick<OperationDefinitionNode | FragmentDefinitionNode, 'directives' | 'variableDefinitions'>;

const sizeOfVariable = ({ defaultValue, directives }: VariableDefinitionNode): LiteralSize =>
  together([...(defaultValue === undefined ? [] : [sizeOfLiteral(defaultValue)]), sizeOfArguments([], directives)]);

/** A fragment's own repeats count in the set that it is spread into, with the others there. */
const repeatsIn = (names: ReadonlyMap<string, number>): number => sum(names.values()) - names.size;
