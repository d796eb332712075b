import { ApolloGateway, RemoteGraphQLDataSource, type GraphQLDataSourceProcessOptions } from '@apollo/gateway';
import { context as otel, propagation } from '@opentelemetry/api';
import { ProductError, unavailable } from '@bellbird/errors';
import {
  fromErrorAnswer,
  inClientSpan,
  noAnswerOf,
  type Platform,
  type Pulse,
  type ServiceName,
} from '@bellbird/service-host';
import type { GatewayContext } from './gateway-context.js';

type Asked = GraphQLDataSourceProcessOptions<GatewayContext>;

/**
 * The federated gateway from the committed supergraph: it starts, and answers what it can, while services are down. One
 * that lives may take `timeoutMs`; nobody waits for one that is silent.
 */
export function makeFederation(
  supergraphSdl: string,
  platform: Pick<Platform, 'peer'>,
  pulse: Pulse,
  timeoutMs = 30_000,
): ApolloGateway {
  // Else it tells Apollo of this machine every hour, and asks each cloud at the start whether it is theirs. It has no other switch.
  process.env['APOLLO_TELEMETRY_DISABLED'] = 'true';
  return new ApolloGateway({
    supergraphSdl,
    // Asked at each call: in one process the ports are known only when the services are up.
    buildService: ({ name }) =>
      new Subgraph(name, () => `${platform.peer(name as ServiceName)}/graphql`, pulse, timeoutMs),
  });
}

/** A service behind the gateway: the person's own token, key and trace go along, and nothing else of the request. */
class Subgraph extends RemoteGraphQLDataSource<GatewayContext> {
  constructor(
    private readonly peer: string,
    where: () => string,
    pulse: Pulse,
    timeoutMs: number,
  ) {
    const ask = (url: string, init: RequestInit): Promise<Response> =>
      pulse.whileLiving(new URL(url).origin, async (silent) => {
        const response = await fetch(url, {
          ...init,
          signal: AbortSignal.any([silent, AbortSignal.timeout(timeoutMs)]),
        });
        // Its last byte is waited for here: it may fall silent after the first.
        return new Response(await response.arrayBuffer(), response);
      });
    super({ fetcher: ask as never });
    Object.defineProperty(this, 'url', { get: where });
  }

  override async process(options: Asked): ReturnType<RemoteGraphQLDataSource['process']> {
    try {
      return await inClientSpan(
        'POST /graphql',
        { peer: this.peer, url: this.url, attributes: { 'http.request.method': 'POST' } },
        () => super.process(options),
      );
    } catch (error) {
      throw whyNoAnswer(this.peer, error);
    }
  }

  override willSendRequest({ request, context }: Asked): void {
    if (!('caller' in context)) return;
    const set: Record<string, string> = {
      'x-bellbird-remote-address': context.remoteAddress,
      'x-bellbird-user-agent': context.userAgent,
    };
    if (context.token !== null) set['authorization'] = `Bearer ${context.token}`;
    if (context.idempotencyKey !== null) set['idempotency-key'] = context.idempotencyKey;
    propagation.inject(otel.active(), set);
    for (const [name, value] of Object.entries(set)) request.http?.headers.set(name, value);
  }
}

interface Refusal {
  status: number;
  body: { errors?: { message: string; extensions?: Record<string, unknown> }[] } | string;
}

/** A service that answered no data as a whole: what it said, where that is one of our answers; else it is unavailable. */
function whyNoAnswer(peer: string, error: unknown): unknown {
  if ((error as Error).name === 'TimeoutError') return new ProductError('timeout', undefined, [], {}, { cause: error });
  const refusal = (error as { extensions?: { response?: Refusal } }).extensions?.response;
  if (refusal === undefined) return noAnswerOf('gateway', peer, error);
  const first = typeof refusal.body === 'string' ? undefined : refusal.body.errors?.[0];
  return typeof first?.extensions?.['statusCode'] === 'number'
    ? fromErrorAnswer({ ...first.extensions, message: first.message })
    : refusal.status >= 502
      ? unavailable(undefined, error)
      : error;
}
