import { getNullableType, isListType, type GraphQLInputType } from 'graphql';
import type { MemberFacts } from '../graph/facts.js';
import type { Member } from '../request/check-input.js';
import type { Binding } from './binding.js';

/** What the JSON body of a row is: nothing, the whole of one argument, or members that are arguments each. */
export type BodyForm =
  | { kind: 'none' }
  | {
      kind: 'whole';
      type: GraphQLInputType;
      facts: MemberFacts;
      about: string | null | undefined;
      optional: boolean;
      /** What errors call it where it is a list. */ name: string;
    }
  | { kind: 'members'; members: ReadonlyMap<string, Member> };

/** @throws where the arguments ask for two kinds of body at once. */
export function bodyFormOf(bindings: readonly Binding[]): BodyForm {
  const members = new Map<string, Member>();
  let whole: BodyForm | undefined;
  for (const { source, type, variable, facts, description } of bindings) {
    if (source.from === 'member') members.set(source.name, { type, hasDefault: false, facts });
    if (source.from !== 'body' && !(source.from === 'list-query' && source.inBody)) continue;
    if (whole !== undefined) throw new Error('its body is two arguments at once');
    const isList = isListType(getNullableType(type));
    whole = {
      kind: 'whole',
      type,
      facts,
      about: description,
      optional: source.from === 'list-query' || source.optional,
      name: isList ? variable.slice(variable.indexOf('_') + 1) : '',
    };
  }
  if (whole !== undefined && members.size > 0) throw new Error('its body is a whole and members at once');
  return whole ?? (members.size > 0 ? { kind: 'members', members } : { kind: 'none' });
}
