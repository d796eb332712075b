import { isProductError, ProductError } from '@bellbird/errors';
import type { Logger } from '@bellbird/service-host';
import express, { type ErrorRequestHandler, type Request, type RequestHandler } from 'express';
import { GraphQLError } from 'graphql';
import { readDocument } from '../admission/query-limits.js';
import { errorShower } from './graphql-errors.js';

const readJson = express.json({ limit: '1mb' });

/** The JSON of a POST, at most 1 MB, whose document is within the limits. @throws 413, 415, 400. */
export const readBody: RequestHandler = (req, res, next) => {
  readJson(req, res, (error?: unknown) => {
    try {
      if (error !== undefined) throw asProductError(error);
      if (req.method === 'POST' && req.body === undefined) throw new ProductError('unsupported-type');
      // Apollo takes a request without this member for a server that was put together wrongly.
      req.body ??= undefined;
      assertWithinLimits(req);
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

function assertWithinLimits(req: Request): void {
  const query: unknown = (req.method === 'POST' ? (req.body as { query?: unknown } | null) : req.query)?.query;
  try {
    if (typeof query === 'string') readDocument(query);
  } catch (error) {
    // What cannot be read Apollo refuses itself, with the place.
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
