import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloFederationDriver, type ApolloFederationDriverConfig } from '@nestjs/apollo';
import { Module, type DynamicModule } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import type { Request } from 'express';
import { GraphQLScalarType, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { accessDirectiveSdl, deriveKeys, guardSchema, type Keys } from '@bellbird/auth';
import type { Database } from '@bellbird/database';
import { isProductError, ProductError, type ErrorAnswer } from '@bellbird/errors';
import { memberDirectivesSdl } from '@bellbird/resource-kit';
import type { Platform } from '../platform/platform.js';
import { Settings } from '../platform/settings.js';
import { toErrorAnswer, traceIdNow } from '../request/error-answer.js';
import type { GraphContext } from '../request/graph-context.js';
import { requestHash } from '../request/idempotency.js';
import type { ReadContext } from '../request/read-context.js';
import { graphqlSpans } from '../telemetry/graphql-spans.js';
import type { Logger } from '../telemetry/logger.js';
import { metrics } from '../telemetry/metrics.js';
import { attachResolvers } from './attach-resolvers.js';
import { recordLooks } from './record-looks.js';

export interface SubgraphOptions {
  service: string;
  typeDefs: string;
  /** Resolvers by type and field, once everything is made; `serves` tells which queries have a resolver of a feature's own. */
  resolvers: (serves: (query: string) => boolean) => Record<string, unknown>;
  platform: Platform;
  readContext: ReadContext;
  db: Database;
  logger: Logger;
}

/** What stands before each service's own SDL. */
export const subgraphHeader = `
extend schema
  @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@shareable", "@inaccessible", "@external", "@requires", "@provides", "@composeDirective"])
  @link(url: "https://bellbird.example/specs/access/v1.0", import: ["@access"])
  @link(url: "https://bellbird.example/specs/member/v1.0", import: ["@member", "@filterable", "@needs", "@refuses", "@rest", "@live"])
  @composeDirective(name: "@access")
  @composeDirective(name: "@member")
  @composeDirective(name: "@filterable")
  @composeDirective(name: "@needs")
  @composeDirective(name: "@refuses")
  @composeDirective(name: "@rest")
  @composeDirective(name: "@live")
${accessDirectiveSdl}${memberDirectivesSdl}
`;

/** A service's GraphQL endpoint: committed SDL, guarded root fields, typed errors. */
@Module({})
export class SubgraphModule {
  static for(options: SubgraphOptions): DynamicModule {
    // Seen from the first scrape on: the first fault would else be no rise.
    metrics.faults.inc({ service: options.service }, 0);
    const { readContext } = options;
    const settings = new Settings(options.platform.env);
    const stepUpSeconds = settings.integer('STEP_UP_SECONDS', 600, { least: 1, most: 86_400 });
    settings.check();
    return {
      module: SubgraphModule,
      imports: [
        GraphQLModule.forRoot<ApolloFederationDriverConfig>({
          driver: ApolloFederationDriver,
          path: '/graphql',
          typeDefs: subgraphHeader + options.typeDefs,
          resolvers: { DateTime: dateTimeScalar },
          playground: false,
          graphiql: false,
          introspection: false,
          csrfPrevention: false,
          includeStacktraceInErrorResponses: false,
          persistedQueries: false,
          // No answer is cached by hints; looking at each field for them would cost a list a third of its time.
          plugins: [ApolloServerPluginCacheControlDisabled(), ApolloServerPluginInlineTraceDisabled(), graphqlSpans()],
          fieldResolverEnhancers: [],
          transformSchema: (schema: GraphQLSchema) => {
            const serves = (query: string): boolean => schema.getQueryType()?.getFields()[query]?.resolve !== undefined;
            // Within the guard: what is refused is not looked at.
            const resolved = recordLooks(attachResolvers(schema, options.resolvers(serves)), options.db);
            return rememberCalls(
              guardSchema(resolved, { stepUpSeconds }),
              deriveKeys(options.platform, 'idempotency hashes'),
            );
          },
          context: ({ req }: { req: Request }) => readContext(req),
          formatError: (formatted: GraphQLFormattedError, error: unknown) => formatError(formatted, error, options),
        }),
      ],
    };
  }
}

/** Tells each mutation which call it is, so that its answer can be kept under the request's Idempotency-Key. */
function rememberCalls(schema: GraphQLSchema, hashKeys: Keys): GraphQLSchema {
  for (const [name, field] of Object.entries(schema.getMutationType()?.getFields() ?? {})) {
    const inner = field.resolve;
    if (inner === undefined) continue;
    field.resolve = (source, args, context: GraphContext, info) => {
      if (context.idempotencyKey === null) return inner(source, args, context, info);
      return inner(
        source,
        args,
        {
          ...context,
          call: {
            field: `${name}/${info.path.key}`,
            requestHashes: hashKeys.map((key) => requestHash(key, name, args)),
          },
        },
        info,
      );
    };
  }
  return schema;
}

function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
  { logger, service }: SubgraphOptions,
): GraphQLFormattedError {
  const original = (error as { originalError?: unknown } | null)?.originalError ?? error;
  const traceId = traceIdNow();
  const apolloCode = formatted.extensions?.['code'];
  if (
    !isProductError(original) &&
    (apolloCode === 'BAD_USER_INPUT' ||
      apolloCode === 'GRAPHQL_VALIDATION_FAILED' ||
      apolloCode === 'GRAPHQL_PARSE_FAILED' ||
      apolloCode === 'BAD_REQUEST')
  ) {
    return { ...formatted, ...shown(toErrorAnswer(new ProductError('invalid-input', formatted.message), traceId)) };
  }
  const answer = toErrorAnswer(original, traceId);
  const told = { err: original, traceId, path: formatted.path?.join('.') };
  if (answer.code === 'internal') {
    metrics.faults.inc({ service });
    logger.error(told, 'A request failed');
  } else if (answer.statusCode >= 500) logger.warn(told, 'A request could not be served now');
  return {
    ...shown(answer),
    ...(formatted.path && { path: formatted.path }),
    ...(formatted.locations && { locations: formatted.locations }),
  };
}

function shown({
  message,
  error: title,
  ...extensions
}: ErrorAnswer): Pick<GraphQLFormattedError, 'message' | 'extensions'> {
  return { message, extensions: { ...extensions, title } };
}

/** ISO 8601 text; a Date becomes text, text stays as it is. JSON needs nothing: graphql-js reads any literal, with the variables in it, and hands on any value. */
const dateTimeScalar = new GraphQLScalarType({
  name: 'DateTime',
  serialize: (value) => (value instanceof Date ? value.toISOString() : value),
});
