import { Supergraph } from '@apollo/federation-internals';
import { extendSchema, Kind, parse, print, type FieldDefinitionNode, type GraphQLSchema } from 'graphql';

/** A live event as a subscription field: which event it listens to and which query shows it anew. */
export interface LiveField {
  event: string;
  /** The Query field that is run, as the viewer, on each event; its rule is the subscription's rule too. */
  root: string;
  /** The root takes the event's id. */
  byId: boolean;
}

export interface LiveFields {
  byName: ReadonlyMap<string, LiveField>;
  /** The gateway's own part of the schema. An `id` narrows a stream to one thing. */
  sdl: string;
}

/**
 * The subscriptions that `@live` on queries of the services declares: it is composed into the supergraph with them.
 * @throws Error, in words, where a declaration cannot be served.
 */
export function liveFieldsOf(supergraphSdl: string): LiveFields {
  const byName = new Map<string, LiveField>();
  const lines: string[] = [];
  for (const field of queriesOf(supergraphSdl)) {
    const live = liveOf(field);
    if (live === null) continue;
    const root = field.name.value;
    const wrong = (what: string): never => {
      throw new Error(`@live on Query.${root}: ${what}`);
    };
    const taken = (field.arguments ?? []).map((each) => each.name.value);
    const byId = taken.includes('id');
    if (taken.some((each) => each !== 'id')) wrong('its query may take an id and nothing else.');
    if (live.one && !byId) wrong('without an id there is no one thing to ask for.');
    if (field.type.kind === Kind.NON_NULL_TYPE) wrong('its query answers null where the service is down.');
    const name = live.event.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    if (byName.has(name)) wrong(`${live.event} is the event of another query.`);
    byName.set(name, { event: live.event, root, byId });
    lines.push(`  ${JSON.stringify(live.about)}\n  ${name}${live.one ? '(id: ID)' : ''}: ${print(field.type)}\n`);
  }
  const isEmpty = byName.size === 0;
  return {
    byName,
    sdl: isEmpty ? '' : `extend schema { subscription: Subscription }\ntype Subscription {\n${lines.join('')}}\n`,
  };
}

/** What clients may ask: the API of all services, with its subscriptions. */
export function apiSchemaOf(supergraphSdl: string, { sdl }: LiveFields): GraphQLSchema {
  const api = Supergraph.build(supergraphSdl).apiSchema().toGraphQLJSSchema();
  return sdl === '' ? api : extendSchema(api, parse(sdl));
}

function queriesOf(supergraphSdl: string): readonly FieldDefinitionNode[] {
  return parse(supergraphSdl).definitions.flatMap((each) =>
    each.kind === Kind.OBJECT_TYPE_DEFINITION && each.name.value === 'Query' ? (each.fields ?? []) : [],
  );
}

function liveOf({ directives }: FieldDefinitionNode): { event: string; about: string; one: boolean } | null {
  const live = directives?.find((each) => each.name.value === 'live');
  if (live === undefined) return null;
  const args = new Map(live.arguments?.map(({ name, value }) => [name.value, 'value' in value ? value.value : null]));
  return { event: String(args.get('event')), about: String(args.get('about')), one: args.get('one') === true };
}
