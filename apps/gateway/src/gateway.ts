import { ApolloGateway, type GraphQLDataSourceProcessOptions, RemoteGraphQLDataSource } from '@apollo/gateway';
import { context as otel, propagation } from '@opentelemetry/api';
import type { Platform, ServiceName } from '@bellbird/service-host';
import type { GatewayContext } from './gateway-context.js';

/** A subgraph over HTTP: the person's own token, key and trace go along, and nothing else of the request. */
class Subgraph extends RemoteGraphQLDataSource<GatewayContext> {
  override willSendRequest({ request, context }: GraphQLDataSourceProcessOptions<GatewayContext>): void {
    const headers = request.http?.headers;
    if (headers === undefined || !('caller' in context)) return;
    const set: Record<string, string> = {};
    if (context.token !== null) set['authorization'] = `Bearer ${context.token}`;
    if (context.idempotencyKey !== null) set['idempotency-key'] = context.idempotencyKey;
    set['x-bellbird-remote-address'] = context.remoteAddress;
    propagation.inject(otel.active(), set);
    for (const [name, value] of Object.entries(set)) headers.set(name, value);
  }
}

/** The federated gateway from the committed supergraph: it starts, and answers what it can, while services are down. */
export function makeGateway(supergraphSdl: string, platform: Platform): ApolloGateway {
  return new ApolloGateway({
    supergraphSdl,
    buildService: ({ name }) => {
      const source = new Subgraph({ fetcher: fetch as never });
      // Asked at each call: in one process the ports are known only when the services are up.
      Object.defineProperty(source, 'url', { get: () => `${platform.peer(name as ServiceName)}/graphql` });
      return source;
    },
  });
}
