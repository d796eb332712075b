import { getNullableType, isListType, isObjectType, type GraphQLOutputType } from 'graphql';
import { silentMembers } from './members.js';
import { selectedFields } from './selection.js';

/** Takes out of an answer, in place, what REST does not show. */
export type Trim = (value: unknown) => void;

/** A trim for a type, or null where nothing in it is ever taken out: then nobody walks its rows. */
export function trimmerOf(type: GraphQLOutputType, within: readonly string[] = []): Trim | null {
  const bare = getNullableType(type) as GraphQLOutputType;
  if (isListType(bare)) {
    const each = trimmerOf(bare.ofType as GraphQLOutputType, within);
    return each && ((value) => Array.isArray(value) && value.forEach(each));
  }
  if (!isObjectType(bare)) return null;
  const fields = selectedFields(bare, within);
  const optional = fields.filter(({ facts }) => facts.optional === true).map(({ name }) => name);
  const silent = silentMembers.filter((name) => fields.some((field) => field.name === name));
  const inner = fields.flatMap(({ name, type: fieldType }) => {
    const trim = trimmerOf(fieldType, [...within, bare.name]);
    return trim === null ? [] : [[name, trim] as const];
  });
  if (optional.length + silent.length + inner.length === 0) return null;
  return (value) => {
    if (value === null || typeof value !== 'object') return;
    const members = value as Record<string, unknown>;
    for (const name of silent) delete members[name];
    for (const name of optional) if (members[name] === null) delete members[name];
    for (const [name, trim] of inner) trim(members[name]);
  };
}
