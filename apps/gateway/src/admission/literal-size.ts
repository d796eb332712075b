import { Kind, type ArgumentNode, type DirectiveNode, type ValueNode } from 'graphql';

/** How much literals hold. */
export interface LiteralSize {
  /** How deep lists and objects stand inside each other. */
  literals: number;
  /**
   * How many values the query planner walks. It walks each list twice, so a value inside n lists counts 2^n times.
   * (`collectVariablesInValue` of @apollo/federation-internals lacks a `return`.)
   */
  values: number;
}

const noLiteral: LiteralSize = { literals: 0, values: 0 };

/** What several literals hold together. */
export function together(sizes: Iterable<LiteralSize>): LiteralSize {
  let { literals, values } = noLiteral;
  for (const size of sizes) {
    literals = Math.max(literals, size.literals);
    values += size.values;
  }
  return { literals, values };
}

/** What a literal holds. */
export function sizeOfLiteral(value: ValueNode): LiteralSize {
  if (value.kind !== Kind.LIST && value.kind !== Kind.OBJECT) return { literals: 0, values: 1 };
  const isList = value.kind === Kind.LIST;
  const inner = together((isList ? value.values : value.fields.map((field) => field.value)).map(sizeOfLiteral));
  return { literals: inner.literals + 1, values: 1 + inner.values * (isList ? 2 : 1) };
}

/** What the arguments of a field, and of its directives, hold. */
export function sizeOfArguments(
  args: readonly ArgumentNode[] = [],
  directives: readonly DirectiveNode[] = [],
): LiteralSize {
  return together(
    [...args, ...directives.flatMap((each) => each.arguments ?? [])].map(({ value }) => sizeOfLiteral(value)),
  );
}
