import { ProductError } from '@bellbird/errors';
import { type DocumentNode, type FragmentDefinitionNode, type OperationDefinitionNode, parse, type SelectionSetNode } from 'graphql';

/** The most a document may hold. */
export interface QueryLimits {
  /** Selection sets inside each other. */
  depth: number;
  aliases: number;
  directives: number;
  /** Root fields: each may be a call to a service of its own. */
  roots: number;
  /** Fields under a name that their set has already: the standard validator compares each with each. */
  repeats: number;
  /** Fields, those below `data` of a list counted ten times a list. */
  weight: number;
}

export const defaultLimits: QueryLimits = { depth: 8, aliases: 15, directives: 20, roots: 15, repeats: 50, weight: 5_000 };
/** Counted by the parser itself, before anything else. */
export const maxTokens = 2_000;
const weightOfAList = 10;

const words: Readonly<Record<keyof QueryLimits, string>> = {
  depth: 'depth is', aliases: 'aliases are', directives: 'directives are', roots: 'root fields are', repeats: 'repeated fields are', weight: 'weight is',
};

/**
 * Reads a document that is within the limits. Runs before the standard validator, which documents that are made for it
 * keep busy for seconds. @throws GraphQLError where it cannot be read, 400 invalid-input where it is too large.
 */
export function readDocument(source: string, limits: QueryLimits = defaultLimits): DocumentNode {
  const document = parse(source, { maxTokens });
  const fragments = new Map(document.definitions.filter((each): each is FragmentDefinitionNode => each.kind === 'FragmentDefinition').map((each) => [each.name.value, each]));
  for (const operation of document.definitions) {
    if (operation.kind !== 'OperationDefinition') continue;
    const size = sizeOf(operation, fragments);
    const over = (Object.keys(words) as (keyof QueryLimits)[]).find((each) => size[each] > limits[each]);
    if (over !== undefined) throw new ProductError('invalid-input', `The query is too large: its ${words[over]} over ${limits[over]}.`);
  }
  return document;
}

interface Size extends Omit<QueryLimits, 'roots'> {
  /** How often each name stands in the set. */
  names: ReadonlyMap<string, number>;
}

const nothing: Size = { depth: 0, aliases: 0, directives: 0, repeats: 0, weight: 0, names: new Map() };
const sum = (counts: Iterable<number>): number => [...counts].reduce((total, each) => total + each, 0);

/** What an operation holds with its fragments unfolded. Each fragment is measured once, so that none takes long. */
function sizeOf(operation: OperationDefinitionNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): QueryLimits {
  const known = new Map<string, Size>();

  const ofFragment = (name: string): Size => {
    const before = known.get(name);
    if (before !== undefined) return before;
    // A fragment that spreads itself is the validator's to refuse: here it must only come to an end.
    known.set(name, nothing);
    const fragment = fragments.get(name);
    const size = fragment === undefined ? nothing : ofSet(fragment.selectionSet, fragment.directives?.length);
    known.set(name, size);
    return size;
  };

  const ofSet = (set: SelectionSetNode, directives = 0): Size => {
    const names = new Map<string, number>();
    const total = { ...nothing, depth: 1, directives, names };
    for (const selection of set.selections) {
      const isField = selection.kind === 'Field';
      const inner = !isField ? (selection.kind === 'InlineFragment' ? ofSet(selection.selectionSet) : ofFragment(selection.name.value)) : selection.selectionSet ? ofSet(selection.selectionSet) : nothing;
      total.depth = Math.max(total.depth, inner.depth + (isField ? 1 : 0));
      total.aliases += inner.aliases + (isField && selection.alias ? 1 : 0);
      total.directives += inner.directives + (selection.directives?.length ?? 0);
      total.weight += isField ? 1 + inner.weight * (selection.name.value === 'data' ? weightOfAList : 1) : inner.weight;
      total.repeats += isField ? inner.repeats : inner.repeats - repeatsIn(inner.names);
      const here = isField ? [[(selection.alias ?? selection.name).value, 1] as const] : inner.names;
      for (const [name, count] of here) names.set(name, (names.get(name) ?? 0) + count);
    }
    return { ...total, repeats: total.repeats + repeatsIn(names) };
  };

  const { names, ...size } = ofSet(operation.selectionSet, operation.directives?.length);
  return { ...size, roots: sum(names.values()) };
}

/** A fragment's own repeats count in the set that it is spread into, with the others there. */
const repeatsIn = (names: ReadonlyMap<string, number>): number => sum(names.values()) - names.size;
