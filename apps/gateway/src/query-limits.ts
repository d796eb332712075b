import { type ASTVisitor, type FragmentDefinitionNode, GraphQLError, type OperationDefinitionNode, type SelectionSetNode, type ValidationContext, type ValidationRule } from 'graphql';

/** The most a document may hold. A field inside a list counts its parent's page of 20 towards the weight. */
export interface QueryLimits {
  depth: number;
  aliases: number;
  directives: number;
  rootFields: number;
  weight: number;
}

export const defaultLimits: QueryLimits = { depth: 8, aliases: 15, directives: 20, rootFields: 15, weight: 5_000 };
/** Tokens are counted by the parser itself, before anything else. */
export const maxTokens = 2_000;
const weightOfAList = 10;

interface Measured {
  depth: number;
  aliases: number;
  directives: number;
  weight: number;
}

/** A validation rule that refuses documents over the limits. Fragments count where they are spread. */
export function limitRule(limits: QueryLimits = defaultLimits): ValidationRule {
  return (context: ValidationContext): ASTVisitor => {
    const fragments = new Map<string, FragmentDefinitionNode>();
    for (const definition of context.getDocument().definitions) {
      if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, definition);
    }
    return {
      OperationDefinition(operation: OperationDefinitionNode) {
        const found = measure(operation.selectionSet, fragments, new Set(), limits);
        found.directives += operation.directives?.length ?? 0;
        const over = (['depth', 'aliases', 'directives', 'weight'] as const).find((each) => found[each] > limits[each]);
        const roots = operation.selectionSet.selections.length;
        if (over !== undefined) context.reportError(new GraphQLError(`The query is too large: its ${over} is over ${limits[over]}.`, { nodes: operation }));
        else if (roots > limits.rootFields) context.reportError(new GraphQLError(`The query is too large: it has more than ${limits.rootFields} root fields.`, { nodes: operation }));
      },
    };
  };
}

function measure(set: SelectionSetNode, fragments: Map<string, FragmentDefinitionNode>, open: ReadonlySet<string>, limits: QueryLimits, level = 1): Measured {
  const total: Measured = { depth: level, aliases: 0, directives: 0, weight: 0 };
  // What is over the depth already need not be measured further: it bounds the work on hostile documents.
  if (level > limits.depth + 1) return total;
  for (const selection of set.selections) {
    total.directives += selection.directives?.length ?? 0;
    let inner: Measured | undefined;
    if (selection.kind === 'Field') {
      if (selection.alias !== undefined) total.aliases += 1;
      total.weight += 1;
      if (selection.selectionSet) inner = measure(selection.selectionSet, fragments, open, limits, level + 1);
      if (inner && selection.name.value === 'data') inner.weight *= weightOfAList;
    } else if (selection.kind === 'InlineFragment') {
      inner = measure(selection.selectionSet, fragments, open, limits, level);
    } else {
      const name = selection.name.value;
      const fragment = fragments.get(name);
      if (fragment !== undefined && !open.has(name)) inner = measure(fragment.selectionSet, fragments, new Set([...open, name]), limits, level);
    }
    if (inner === undefined) continue;
    total.depth = Math.max(total.depth, inner.depth);
    total.aliases += inner.aliases;
    total.directives += inner.directives;
    total.weight += inner.weight;
    if (total.weight > limits.weight || total.aliases > limits.aliases || total.directives > limits.directives) return total;
  }
  return total;
}
