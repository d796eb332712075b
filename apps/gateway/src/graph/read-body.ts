import express, { type ErrorRequestHandler, type Request, type RequestHandler } from 'express';
import { GraphQLError } from 'graphql';
import { isProductError, ProductError } from '@bellbird/errors';
import type { Logger } from '@bellbird/service-host';
import { chooseOperation } from '../admission/choose-operation.js';
import { readDocument } from '../admission/query-limits.js';
import { errorShower } from './graphql-errors.js';

const readJson = express.json({ limit: '1mb' });

/**
 * Reads the JSON of a POST, at most 1 MB. Its document must be within the limits and hold the operation that is asked for.
 * @throws 413, 415, 400.
 */
export const readBody: RequestHandler = (req, res, next) => {
  readJson(req, res, (error?: unknown) => {
    try {
      if (error !== undefined) throw asProductError(error);
      if (req.method === 'POST' && req.body === undefined) throw new ProductError('unsupported-type');
      // Apollo takes a request without this member for a server that was put together wrongly.
      req.body ??= undefined;
      assertServable(req);
      next();
    } catch (refusal) {
      next(refusal);
    }
  });
};

function asProductError(error: unknown): unknown {
  const { status } = error as { status?: number };
  if (status === 413) return new ProductError('too-large');
  if (status === 415) return new ProductError('unsupported-type');
  return status !== undefined && status < 500 ? new ProductError('malformed-json') : error;
}

function assertServable(req: Request): void {
  const { query, operationName }: { query?: unknown; operationName?: unknown } =
    (req.method === 'POST' ? (req.body as object | null) : req.query) ?? {};
  // Apollo itself refuses members of another type, and says the place of what cannot be parsed.
  if (typeof query !== 'string' || !(operationName == null || typeof operationName === 'string')) return;
  try {
    chooseOperation(readDocument(query), operationName);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
  }
}

/** Answers what never came to be an operation in the shape of GraphQL's errors. */
export function bodyRefusals(logger: Logger): ErrorRequestHandler {
  const showError = errorShower(logger);
  // Express knows a handler of errors by its four parameters.
  return (error, _req, res, _next) => {
    const shown = showError(isProductError(error) ? error : new Error('A body could not be read', { cause: error }));
    res.status(Number(shown.extensions?.['statusCode'] ?? 500)).json({ errors: [shown] });
  };
}
