import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { ProductError } from '@bellbird/errors';
import { invalidInput } from '@bellbird/errors';
import type { Logger, Platform } from '@bellbird/service-host';
import type { Server } from 'node:http';
import { asGraphQLError, errorFormatter } from './graphql-errors.js';
import type { GatewayContext } from './gateway-context.js';
import { makeGateway } from './gateway.js';
import { limitRule, maxTokens } from './query-limits.js';
import { assertDocumentAccess, type RootAccess } from './root-access.js';
import { subscriptionRoots } from './subscriptions.js';
import { holdsForbiddenText } from './text-check.js';

/** Apollo Server over the federated gateway, with the limits and the first check of who may ask. */
export function makeGraphqlServer(supergraphSdl: string, access: RootAccess, platform: Platform, httpServer: Server, logger: Logger): ApolloServer<GatewayContext> {
  const beforeExecution: ApolloServerPlugin<GatewayContext> = {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, request, contextValue }) {
          try {
            if (holdsForbiddenText(request.variables) || holdsForbiddenText(request.query)) throw invalidInput({ field: 'query', message: 'Text may not hold NUL or lone surrogates.' });
            assertDocumentAccess(document, request.operationName ?? undefined, access, contextValue, subscriptionRoots);
          } catch (error) {
            throw error instanceof ProductError ? asGraphQLError(error) : error;
          }
        },
      };
    },
  };
  return new ApolloServer<GatewayContext>({
    gateway: makeGateway(supergraphSdl, platform),
    introspection: platform.env['GRAPHQL_INTROSPECTION'] === 'true',
    hideSchemaDetailsFromClientErrors: platform.env['GRAPHQL_INTROSPECTION'] !== 'true',
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    parseOptions: { maxTokens },
    validationRules: [limitRule()],
    formatError: errorFormatter(logger),
    stopOnTerminationSignals: false,
    plugins: [beforeExecution, ApolloServerPluginDrainHttpServer({ httpServer }), ApolloServerPluginLandingPageDisabled()],
    logger: { debug: () => undefined, info: () => undefined, warn: (text) => logger.warn(text), error: (text) => logger.error(text) },
  });
}
