import { isProductError } from '@bellbird/errors';
import { type Logger, toErrorAnswer, traceIdNow } from '@bellbird/service-host';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';

const parserAndValidator = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT', 'BAD_REQUEST', 'OPERATION_RESOLUTION_FAILURE', 'PERSISTED_QUERY_NOT_SUPPORTED']);

/** A typed error as GraphQL shows it, with the HTTP status of its kind. */
export function asGraphQLError(error: unknown): GraphQLError {
  const { message, error: title, ...extensions } = toErrorAnswer(error);
  return new GraphQLError(message, { extensions: { ...extensions, title, http: { status: extensions.statusCode } } });
}

/**
 * What leaves the gateway: typed errors of services as they are, `invalid-input` for documents that do not fit the
 * schema, `unavailable` for a service that does not answer, and nothing of the inside for all else.
 */
export function errorFormatter(logger: Logger) {
  return (formatted: GraphQLFormattedError, raw: unknown): GraphQLFormattedError => {
    const original = (raw as { originalError?: unknown } | null)?.originalError ?? raw;
    const { extensions = {} } = formatted;
    const place = { ...(formatted.path && { path: formatted.path }), ...(formatted.locations && { locations: formatted.locations }) };
    if (isProductError(original)) return { ...place, message: original.message, extensions: asGraphQLError(original).extensions };
    const code = extensions['code'];
    if (typeof extensions['statusCode'] === 'number' && typeof code === 'string') {
      const { serviceName: _service, stacktrace: _stack, http: _http, ...shown } = extensions;
      return { ...place, message: formatted.message, extensions: shown };
    }
    if (typeof code === 'string' && parserAndValidator.has(code)) {
      return { ...place, message: formatted.message, extensions: { code: 'invalid-input', statusCode: 400, title: 'Bad request', fields: [], traceId: traceIdNow() } };
    }
    const cause = `${formatted.message} ${String((original as Error | null)?.message ?? '')} ${String(((original as Error | null)?.cause as Error | undefined)?.message ?? '')}`;
    const down = /ECONNREFUSED|ECONNRESET|fetch failed|socket hang up|UND_ERR|ENOTFOUND|terminated|503/i.test(cause);
    const { message, error: title, ...shown } = toErrorAnswer(down ? Object.assign(new Error(), { code: '08006' }) : original);
    if (!down) logger.error({ err: original, traceId: shown.traceId }, 'The gateway met a fault');
    return { ...place, message, extensions: { ...shown, title } };
  };
}
