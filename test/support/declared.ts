import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Kind as Node, parse } from 'graphql';
import { loadGraph, supergraphFile } from '../../apps/rest-adapter/src/graph/load-graph.js';
import { declaredResources } from '../../apps/rest-adapter/src/routes/declared-resources.js';

/** Things that take more than a sample to make, by base; each matrix makes them itself. */
const kinds = {
  contacts: 'contact',
  attributes: 'attribute',
  tags: 'tag',
  segments: 'segment',
  audiences: 'audience',
  'sms-campaigns': 'draft',
  'sms-templates': 'template',
  'inbound-sms': 'inbound',
  conversations: 'conversation',
  notifications: 'notification',
  'audit-trail': 'audit entry',
  settings: 'setting',
  'waiting-list': 'turn',
} as const;

type ByHand = (typeof kinds)[keyof typeof kinds];
/** Whatever the graph declares beside them is made of its sample. */
export type DeclaredKind = ByHand | `trashed ${ByHand}` | `one of ${string}` | `trashed one of ${string}`;

const owners = new Map(
  parse(readFileSync(supergraphFile, 'utf8')).definitions.flatMap((type) =>
    type.kind === Node.OBJECT_TYPE_DEFINITION && type.name.value === 'Query'
      ? (type.fields ?? []).map(({ name, directives }): [string, string] => {
          const graph = directives?.find((each) => each.name.value === 'join__field')?.arguments?.[0]?.value;
          const service = graph?.kind === Node.ENUM ? graph.value.toLowerCase().replaceAll('_', '-') : '';
          return [name.value, service];
        })
      : [],
  ),
);

/** Every resource that the graph declares for REST, with the service that owns it and what tests call one of its things. */
export const declared = declaredResources(loadGraph().schema).map((each) => ({
  ...each,
  service: owners.get(each.many) ?? '',
  kind: ((kinds as Record<string, ByHand>)[each.base] ?? `one of ${each.base}`) as ByHand | `one of ${string}`,
}));

/** Those that are made of their samples. */
export const plain = declared.filter(({ base, verbs }) => !(base in kinds) && verbs.includes('create'));

const someEmail = (): string => `${randomBytes(8).toString('hex')}@example.com`;

/** A body of a create, told from others by its first text. @throws where there is no such resource. */
export function sampleOf(base: string, text: string): Record<string, unknown> {
  const sample = declared.find((each) => each.base === base)?.examples?.create as Record<string, unknown> | undefined;
  const [first] = Object.keys(sample ?? {});
  if (sample === undefined || first === undefined) throw new Error(`${base} declares no sample.`);
  // Nobody is invited twice, and people's names hold no digits.
  if (base === 'users') return { ...sample, firstName: text.replaceAll(/[^a-z ]/gi, '').trim(), email: someEmail() };
  return { ...sample, [first]: text };
}
