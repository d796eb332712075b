import type { Server } from 'node:http';
import type { ApolloServer } from '@apollo/server';
import { Supergraph } from '@apollo/federation-internals';
import { isProductError, ProductError } from '@bellbird/errors';
import type { LiveEvents } from '@bellbird/live-events';
import { type DocumentNode, type ExecutionArgs, type ExecutionResult, extendSchema, getOperationAST, GraphQLError, type GraphQLSchema, Kind, parse, print, validate } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { EventQueue } from './event-queue.js';
import { asGraphQLError } from './graphql-errors.js';
import type { GatewayContext, ReadContext } from './gateway-context.js';
import { limitRule } from './query-limits.js';
import { assertDocumentAccess, type RootAccess } from './root-access.js';
import { hydrateQuery, liveFields, subscriptionRoots, subscriptionSdl } from './subscriptions.js';

export interface LiveSocketParts {
  httpServer: Server;
  apollo: ApolloServer<GatewayContext>;
  live: LiveEvents;
  readContext: ReadContext;
  access: RootAccess;
  supergraphSdl: string;
}

/** The API schema with the gateway's own subscriptions: what documents on the socket are validated against. */
export function schemaWithSubscriptions(supergraphSdl: string): GraphQLSchema {
  return extendSchema(Supergraph.build(supergraphSdl).apiSchema().toGraphQLJSSchema(), parse(subscriptionSdl));
}

/** graphql-ws on /graphql: the five live events, and queries and mutations as over HTTP. Needs a token to connect. */
export function openLiveSocket(parts: LiveSocketParts): { close: () => Promise<void> } {
  const schema = schemaWithSubscriptions(parts.supergraphSdl);
  const sockets = new WebSocketServer({ server: parts.httpServer, path: '/graphql', maxPayload: 1_000_000 });
  const server = useServer<Record<string, unknown>, { context?: GatewayContext; timer?: NodeJS.Timeout }>(
    {
      schema,
      connectionInitWaitTimeout: 5_000,
      onConnect: async (connection) => {
        const token = /^Bearer (\S+)$/i.exec(String(connection.connectionParams?.['authorization'] ?? ''))?.[1];
        if (token === undefined) return false;
        const context = await parts.readContext(connection.extra.request, token);
        if (context.caller === null) return false;
        connection.extra.context = context;
        // A stream ends with its token: the client comes back with a fresh one, or not at all.
        // eslint-disable-next-line bellbird/no-raw-clock -- tokens keep real time, whatever business time says
        const left = expiryOf(token) - Date.now();
        connection.extra.timer = setTimeout(() => connection.extra.socket.close(4401, 'Session expired'), Math.max(0, left));
        return true;
      },
      onDisconnect: (connection) => clearTimeout(connection.extra.timer),
      onSubscribe: (connection, _id, payload) => {
        try {
          const document = parse(payload.query, { maxTokens: 2_000 });
          const problems = validate(schema, document, [limitRule()]);
          const all = problems.length > 0 ? problems : validate(schema, document);
          if (all.length > 0) return [...all];
          assertDocumentAccess(document, payload.operationName ?? undefined, parts.access, connection.extra.context!, subscriptionRoots);
          return { schema, document, operationName: payload.operationName ?? undefined, variableValues: payload.variables ?? {}, contextValue: connection.extra.context } as ExecutionArgs;
        } catch (error) {
          return [isProductError(error) ? asGraphQLError(error) : error instanceof GraphQLError ? error : asGraphQLError(error)];
        }
      },
      subscribe: (args) => subscribe(args as ExecutionArgs, parts),
      // Without an execute of ours queries over the socket would pass the gateway by and answer null.
      execute: (args) => runAs((args as ExecutionArgs).document, args as ExecutionArgs, parts.apollo) as never,
    },
    sockets,
  );
  return { close: async () => void (await server.dispose()) };
}

async function subscribe(args: ExecutionArgs, parts: LiveSocketParts): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  const operation = getOperationAST(args.document, args.operationName);
  const context = args.contextValue as GatewayContext;
  const [field] = operation?.selectionSet.selections ?? [];
  const live = field?.kind === Kind.FIELD ? liveFields[field.name.value] : undefined;
  if (operation == null || field?.kind !== Kind.FIELD || live === undefined || context.caller === null) {
    return { errors: [asGraphQLError(new ProductError('invalid-input', 'A subscription asks for one live event.'))] };
  }
  const wanted = live.narrowable ? idArgument(field.arguments, args.variableValues) : undefined;
  const userId = context.caller.kind === 'user' ? context.caller.userId : undefined;
  const stops: (() => Promise<void>)[] = [];
  const queue = new EventQueue<{ id: string }>(() => void stops.forEach((stop) => void stop()));
  stops.push(await parts.live.subscribe(context.caller.tenantId, (event) => {
    if (event.type !== live.event || (wanted !== undefined && event.id !== wanted) || (event.userId !== undefined && event.userId !== userId)) return;
    queue.push(event);
  }));
  const others = args.document.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  const iterator: AsyncIterableIterator<ExecutionResult> = {
    next: async () => {
      const event = await queue.next();
      if (event.done) return { value: undefined, done: true };
      const query = hydrateQuery(operation, field, live, { type: live.event, tenantId: context.caller!.tenantId, id: event.value.id });
      return { value: await runAs({ kind: Kind.DOCUMENT, definitions: [query, ...others] }, args, parts.apollo), done: false };
    },
    return: () => queue.return() as Promise<IteratorResult<ExecutionResult>>,
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
}

async function runAs(document: DocumentNode, args: ExecutionArgs, apollo: ApolloServer<GatewayContext>): Promise<ExecutionResult> {
  const used = new Set<string>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) definition.variableDefinitions?.forEach((each) => used.add(each.variable.name.value));
  }
  const variables = Object.fromEntries(Object.entries(args.variableValues ?? {}).filter(([name]) => used.has(name)));
  const response = await apollo.executeOperation({ query: print(document), variables, operationName: args.operationName ?? undefined }, { contextValue: args.contextValue as GatewayContext });
  return response.body.kind === 'single' ? (response.body.singleResult as ExecutionResult) : { errors: [asGraphQLError(new ProductError('internal'))] };
}

function idArgument(given: readonly { name: { value: string }; value: { kind: string; value?: unknown; name?: { value: string } } }[] | undefined, variables: ExecutionArgs['variableValues']): string | undefined {
  const value = given?.find((each) => each.name.value === 'id')?.value;
  if (value === undefined || value.kind === Kind.NULL) return undefined;
  const id = value.kind === Kind.VARIABLE ? variables?.[value.name?.value ?? ''] : value.value;
  return typeof id === 'string' ? id : undefined;
}

/** When a token that was already verified ends, in milliseconds since the epoch. */
function expiryOf(token: string): number {
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp?: number };
  return (payload.exp ?? 0) * 1_000;
}
