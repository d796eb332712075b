import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { isProductError, ProductError, type ErrorAnswer } from '@bellbird/errors';
import { metrics, toErrorAnswer, traceIdNow, type Logger } from '@bellbird/service-host';

/** Codes that Apollo gives to documents that do not fit the schema or hold no operation; INVALID_GRAPHQL is its planner's. */
const callersFault = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'INVALID_GRAPHQL',
]);

/** A typed error to be thrown to Apollo, with the HTTP status of its kind. */
export function asGraphQLError(error: ProductError): GraphQLError {
  const { message, extensions } = shownAs(toErrorAnswer(error));
  return new GraphQLError(message, {
    originalError: error,
    extensions: { ...extensions, http: { status: error.statusCode } },
  });
}

/** An error of the parser or the validator, as Apollo would mark it. */
export const asInvalid = (error: GraphQLError): GraphQLError =>
  new GraphQLError(error.message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    extensions: { ...error.extensions, code: 'GRAPHQL_VALIDATION_FAILED' },
  });

/**
 * What leaves the gateway: typed errors of services as they are, `invalid-input` for documents that do not fit the
 * schema (without suggestions, which would tell of it), and nothing of the inside for all else, which is logged and
 * counted.
 */
export function errorShower(logger: Logger): (raw: unknown) => GraphQLFormattedError {
  // An alarm on a rise sees the first fault only if the series began at zero.
  metrics.faults.inc({ service: 'gateway' }, 0);
  return (raw) => {
    const {
      path,
      locations,
      extensions = {},
      message,
    } = raw instanceof GraphQLError ? raw : new GraphQLError('', { originalError: raw as Error });
    const place = { ...(locations && { locations }), ...(path && { path }) };
    const original = (raw as { originalError?: unknown } | null)?.originalError ?? raw;
    if (isProductError(original)) {
      const answer = toErrorAnswer(original);
      if (answer.statusCode >= 500)
        logger.warn({ err: original, traceId: answer.traceId }, 'A request could not be served now');
      return { ...shownAs(answer), ...place };
    }
    const code = extensions['code'];
    if (typeof code === 'string' && typeof extensions['statusCode'] === 'number') {
      const { serviceName: _service, stacktrace: _stack, http: _http, ...shown } = extensions;
      return { message, ...place, extensions: shown };
    }
    if (typeof code === 'string' && callersFault.has(code)) {
      const told = message.replace(/ ?Did you mean .+\?$/s, '');
      const { field } = extensions;
      const fields = typeof field === 'string' ? [{ field, message: told }] : [];
      return { ...shownAs(toErrorAnswer(new ProductError('invalid-input', told, fields), traceIdNow())), ...place };
    }
    const answer = toErrorAnswer(original);
    metrics.faults.inc({ service: 'gateway' });
    logger.error({ err: original, traceId: answer.traceId }, 'The gateway met a fault');
    return { ...shownAs(answer), ...place };
  };
}

function shownAs({ message, error: title, ...extensions }: ErrorAnswer): {
  message: string;
  extensions: Record<string, unknown>;
} {
  return { message, extensions: { ...extensions, title } };
}
