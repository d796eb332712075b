import type { Server } from 'node:http';
import type { ApolloServer } from '@apollo/server';
import { SpanKind } from '@opentelemetry/api';
import { GraphQLError, print, validate, type DocumentNode, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { Context } from 'graphql-ws';
import { WebSocketServer } from 'ws';
import { isProductError, ProductError } from '@bellbird/errors';
import type { LiveEvents } from '@bellbird/live-events';
import { inSpan } from '@bellbird/outbox/trace-context';
import { inService, operationName, takeSockets, type IdentityTokens, type Logger } from '@bellbird/service-host';
import { chooseOperation } from '../admission/choose-operation.js';
import { assertVariablesFit, nameFields } from '../admission/fit-check.js';
import { readDocument } from '../admission/query-limits.js';
import type { RootAccess } from '../admission/root-access.js';
import { bearerOf, type GatewayContext, type ReadContext } from '../graph/gateway-context.js';
import { asInvalid, errorShower } from '../graph/graphql-errors.js';
import { apiSchemaOf, liveFieldsOf } from './live-fields.js';
import { openLiveStream, type Subscribing } from './live-stream.js';
import { serveSockets, type Connection } from './serve-sockets.js';

export interface LiveSocketParts {
  httpServer: Server;
  apollo: ApolloServer<GatewayContext>;
  live: LiveEvents;
  people: Pick<IdentityTokens, 'onAccessChanged' | 'stillCounts'>;
  readContext: ReadContext;
  access: RootAccess;
  supergraphSdl: string;
  logger: Logger;
}

interface Connected extends Record<string, unknown> {
  context?: GatewayContext;
  timer?: NodeJS.Timeout;
  /** Queries and mutations under way; one that the client has given up is so to its end. */
  running?: number;
}

/** Close codes that graphql-ws clients come back after, the first with a fresh token. */
const forbidden = 4403;
const tryAgainLater = 1013;
/** Subscriptions on one socket, and queries and mutations. */
const mostAtOnce = 50;
const longestTimer = 2_147_483_647;

/**
 * graphql-ws on /graphql: the live events, and queries and mutations as over HTTP. Needs a token to connect. Ends when
 * the token does, or as soon as it counts no more: the session ended or was locked, the person's permissions changed.
 */
export function openLiveSocket({
  httpServer,
  apollo,
  live,
  people,
  readContext,
  access,
  supergraphSdl,
  logger,
}: LiveSocketParts): { close: () => Promise<void> } {
  const liveFields = liveFieldsOf(supergraphSdl);
  const schema = apiSchemaOf(supergraphSdl, liveFields);
  const showError = errorShower(logger);
  const shown = (error: unknown): GraphQLError => {
    const { message, extensions } = showError(
      isProductError(error) || error instanceof GraphQLError ? error : new Error('The socket failed', { cause: error }),
    );
    return new GraphQLError(message, { extensions });
  };
  const runAs = async (
    query: DocumentNode,
    { operation, variables, context }: Subscribing,
  ): Promise<ExecutionResult> => {
    const response = await apollo.executeOperation(
      { query: print(query), variables, operationName: operation.name?.value },
      { contextValue: context },
    );
    return response.body.kind === 'single'
      ? (response.body.singleResult as ExecutionResult)
      : { errors: [shown(new ProductError('internal'))] };
  };

  const connected = new Set<Connection & Partial<Connected>>();
  const stopHearing = people.onAccessChanged((subjects) => {
    for (const { context, socket } of connected) {
      const caller = context?.caller;
      if (caller == null || !(subjects.has(caller.userId) || subjects.has(caller.sessionId))) continue;
      if (!people.stillCounts(caller)) socket.close(forbidden, 'Access changed');
    }
  });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1_000_000 });
  takeSockets(httpServer, '/graphql', (req, socket, head) =>
    sockets.handleUpgrade(req, socket, head, (joined) => sockets.emit('connection', joined, req)),
  );
  const serving = serveSockets<Connected>(
    {
      schema,
      connectionInitWaitTimeout: 5_000,
      onConnect: async ({ connectionParams, extra }) => {
        const token = bearerOf(connectionParams?.['authorization']);
        if (token === null) return false;
        try {
          const read = await readContext(extra.request, token);
          if (read.caller === null) return false;
          extra.context = read;
          connected.add(extra);
        } catch {
          extra.socket.close(tryAgainLater, 'Try again later');
          return false;
        }
        endWithToken(extra, token);
        return true;
      },
      onDisconnect: ({ extra }) => {
        connected.delete(extra);
        clearTimeout(extra.timer);
      },
      onSubscribe: (connection, _id, { query, operationName, variables }) => {
        try {
          return argumentsOf(connection, query, operationName, variables ?? {});
        } catch (error) {
          return [shown(error instanceof GraphQLError ? asInvalid(error) : error)];
        }
      },
      // Results of Apollo are plain already; graphql-ws would take their errors for GraphQLErrors and fall over.
      onNext: (_connection, _id, _payload, _args, result) => result,
      subscribe: async (args) => {
        try {
          return await openLiveStream(subscribingOf(args as ExecutionArgs), {
            live,
            fields: liveFields.byName,
            access,
            show: runAs,
          });
        } catch (error) {
          return { errors: [shown(error)] };
        }
      },
      // Without an execute of ours queries over the socket would pass the gateway by and answer null.
      execute: ((args: ExecutionArgs) => {
        const subscribing = subscribingOf(args);
        const name = operationName(subscribing.operation);
        const extra = args.contextValue as Connected;
        return inService('gateway', () =>
          inSpan(name, { kind: SpanKind.SERVER }, () => runAs(args.document, subscribing)),
        ).finally(() => void (extra.running = (extra.running ?? 1) - 1));
      }) as never,
    },
    sockets,
    logger,
    async (extra, payload) => {
      const token = bearerOf(payload?.['authorization']);
      if (token !== null && extra.context !== undefined && token !== extra.context.token)
        await renew(extra, extra.context, token);
    },
  );
  return {
    close: () => {
      stopHearing();
      return serving.close();
    },
  };

  /**
   * The client sends a fresh token of the same session in a ping, `{ authorization }`: what is open stays open, and reads
   * on with the new token. Anything else than such a token ends the socket, as it would on connecting.
   */
  async function renew(extra: Connection & Partial<Connected>, context: GatewayContext, token: string): Promise<void> {
    // Nobody can say whose it is: the socket lives on with the token that it has.
    const read = await readContext(extra.request, token).catch(() => null);
    if (read === null || extra.socket.readyState !== extra.socket.OPEN) return;
    const { caller } = context;
    if (read.caller === null || read.caller.sessionId !== caller?.sessionId || read.caller.userId !== caller.userId)
      return extra.socket.close(forbidden, 'Forbidden');
    Object.assign(context, read);
    endWithToken(extra, token);
  }

  /** Queries and mutations are validated by Apollo as over HTTP; subscriptions, which it does not know, here. */
  function argumentsOf(
    connection: Pick<Context<Record<string, unknown>, Connection & Partial<Connected>>, 'extra' | 'subscriptions'>,
    query: string,
    operationName: string | null | undefined,
    variables: Record<string, unknown>,
  ): ExecutionArgs | GraphQLError[] {
    // Before it is read: over HTTP a caller has a connection for each, here thousands come over one.
    const { extra, subscriptions } = connection;
    if (Object.keys(subscriptions).length > mostAtOnce || (extra.running ?? 0) >= mostAtOnce) {
      throw new ProductError('too-many-requests', 'Too many operations at once on one connection.');
    }
    const document = readDocument(query);
    const operation = chooseOperation(document, operationName);
    if (operation.operation === 'subscription') {
      const problems = validate(schema, document);
      nameFields(document, problems);
      if (problems.length > 0) return problems.map((problem) => shown(asInvalid(problem)));
      assertVariablesFit(schema, operation, variables);
    } else extra.running = (extra.running ?? 0) + 1;
    return { schema, document, operationName, variableValues: variables, contextValue: extra };
  }
}

function subscribingOf({ document, operationName, variableValues, contextValue }: ExecutionArgs): Subscribing {
  return {
    document,
    operation: chooseOperation(document, operationName),
    variables: variableValues ?? {},
    context: (contextValue as Connected).context!,
  };
}

/** Closes the socket when `token` runs out, unless it is given another one before. */
function endWithToken(extra: Connection & Partial<Connected>, token: string): void {
  // eslint-disable-next-line bellbird/no-raw-clock -- tokens keep real time, whatever business time says
  const left = expiryOf(token) - Date.now();
  clearTimeout(extra.timer);
  extra.timer = setTimeout(
    () => extra.socket.close(forbidden, 'Session expired'),
    Math.min(Math.max(0, left), longestTimer),
  );
}

/** When a token that was already verified ends, in milliseconds since the epoch. */
function expiryOf(token: string): number {
  const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp?: number };
  return (payload.exp ?? 0) * 1_000;
}
