import type { Server } from 'node:http';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import type { GraphQLError } from 'graphql';
import { isProductError } from '@bellbird/errors';
import { graphqlSpans, type Logger, type Platform, type Pulse } from '@bellbird/service-host';
import { assertVariablesFit, nameFields } from '../admission/fit-check.js';
import { noSubscriptions } from '../admission/no-subscriptions.js';
import { maxTokens } from '../admission/query-limits.js';
import { assertRootAccess, type RootAccess } from '../admission/root-access.js';
import { assertGoodText } from '../admission/text-check.js';
import { answerIntrospection } from './answer-introspection.js';
import { makeFederation } from './federation.js';
import type { GatewayContext } from './gateway-context.js';
import { asGraphQLError, errorShower } from './graphql-errors.js';
import { timeRequests } from './request-metrics.js';

export interface GraphqlServerParts {
  supergraphSdl: string;
  access: RootAccess;
  platform: Pick<Platform, 'peer' | 'env'>;
  pulse: Pulse;
  httpServer: Server;
  logger: Logger;
}

/** Apollo Server over the federated gateway, with the limits and the first check of who may ask. */
export function makeGraphqlServer({
  supergraphSdl,
  access,
  platform,
  pulse,
  httpServer,
  logger,
}: GraphqlServerParts): ApolloServer<GatewayContext> {
  const showError = errorShower(logger);
  return new ApolloServer<GatewayContext>({
    gateway: makeFederation(supergraphSdl, platform, pulse),
    introspection: platform.env['GRAPHQL_INTROSPECTION']?.trim() === 'true',
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    parseOptions: { maxTokens },
    validationRules: [noSubscriptions],
    formatError: (_formatted, raw) => showError(raw),
    stopOnTerminationSignals: false,
    plugins: [
      graphqlSpans(),
      timeRequests(),
      beforeExecution(access),
      answerIntrospection(),
      ApolloServerPluginDrainHttpServer({ httpServer }),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (text) => logger.warn(text),
      error: (text) => logger.error(text),
    },
  });
}

function beforeExecution(access: RootAccess): ApolloServerPlugin<GatewayContext> {
  return {
    requestDidStart: async () => ({
      validationDidStart:
        async ({ document }) =>
        async (errors = []) =>
          nameFields(document, errors as readonly GraphQLError[]),
      didResolveOperation: async ({ document, operation, request, schema, contextValue }) => {
        try {
          assertGoodText(document, request.variables);
          assertRootAccess(document, request.operationName, access, contextValue);
          if (operation !== undefined) assertVariablesFit(schema, operation, request.variables);
        } catch (error) {
          throw isProductError(error) ? asGraphQLError(error) : error;
        }
      },
    }),
  };
}
