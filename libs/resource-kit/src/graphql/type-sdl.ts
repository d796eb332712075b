import type { Member, MemberFacts } from '../columns/column.js';

/** What a resource's type and its inputs are for people. */
export interface Abouts {
  type: string;
  input: string;
  patch: string;
}

interface Typed {
  type: string;
  about: Abouts;
  /** Others may refer to it by id, across services. */
  isEntity: boolean;
  /** Interfaces that it has the members of. */
  interfaces: readonly string[];
  /** ` @rest(…)`, or nothing. */
  rest: string;
  versioned: boolean;
  /** In order, without the id; null where a name is not in the type or in that input. */
  members: readonly { name: string; shown: Member | null; created: Member | null; patched: Member | null }[];
  takes: { create: boolean; update: boolean };
}

/** The SDL of a resource's type and of what creates and updates take. */
export function typeSdl({ type, about, isEntity, interfaces, rest, versioned, members, takes }: Typed): string {
  const lines = (way: 'shown' | 'created' | 'patched'): string[] =>
    members.flatMap((each) => (each[way] === null ? [] : [memberSdl(each.name, each[way])]));
  const version = memberSdl('version', {
    type: 'Int',
    about: 'The version that was read: an old one is refused',
    facts: {},
  });
  const kept = interfaces.length === 0 ? '' : ` implements ${interfaces.join(' & ')}`;
  const key = isEntity ? ' @key(fields: "id")' : '';
  return [
    block(about.type, `type ${type}${kept}${key}${rest}`, ['  id: ID!', ...lines('shown')]),
    takes.create && block(about.input, `input ${type}Input`, lines('created')),
    takes.update && block(about.patch, `input ${type}Patch`, [...lines('patched'), ...(versioned ? [version] : [])]),
  ]
    .filter(Boolean)
    .join('\n');
}

const block = (about: string, head: string, lines: readonly string[]): string =>
  `${JSON.stringify(about)}\n${head} {\n${lines.join('\n')}\n}\n`;

function memberSdl(name: string, { type, about, facts }: Member): string {
  const description = about === null ? '' : `  ${JSON.stringify(about)}\n`;
  return `${description}  ${name}: ${type}${factsSdl(facts)}`;
}

/** ` @member(…)`, nothing where there is nothing to say. */
function factsSdl(facts: MemberFacts): string {
  const args = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return args.length === 0 ? '' : ` @member(${args.join(', ')})`;
}
