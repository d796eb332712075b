import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import { ProductError, type ErrorCode } from '@bellbird/errors';
import type { Logger } from '../telemetry/logger.js';
import { metrics } from '../telemetry/metrics.js';
import { toErrorAnswer } from './error-answer.js';

/** Nest would log the text of every error, which may be personal: GraphQL formats its own, plain routes answer in our shape. */
@Catch()
export class PassErrorsOn implements ExceptionFilter {
  constructor(
    private readonly service: string,
    private readonly logger: Logger,
  ) {}

  catch(error: unknown, host: ArgumentsHost): unknown {
    if (host.getType<string>() === 'graphql') return error;
    const response = host.switchToHttp().getResponse<Response>();
    const answer = toErrorAnswer(refusedBefore(error) ?? error);
    if (answer.code === 'internal') metrics.faults.inc({ service: this.service });
    if (answer.statusCode >= 500) this.logger.error({ err: error, traceId: answer.traceId }, 'A request failed');
    return response.status(answer.statusCode).json(answer);
  }
}

const codes: Readonly<Record<number, ErrorCode>> = {
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'too-large',
  415: 'unsupported-type',
};

/** What Nest, Express or the parser of bodies refused before any code of ours was asked, in our own words. */
function refusedBefore(error: unknown): ProductError | null {
  const status =
    error instanceof HttpException
      ? error.getStatus()
      : error instanceof Error && 'expose' in error && 'status' in error
        ? Number(error.status)
        : 0;
  return status >= 400 && status < 500 ? new ProductError(codes[status] ?? 'invalid-input') : null;
}
