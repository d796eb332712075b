import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { Response } from 'express';
import { toErrorAnswer } from './error-answer.js';
import type { Logger } from '../telemetry/logger.js';

/** Nest would log the text of every error, which may be personal: GraphQL formats its own, plain routes answer in our shape. */
@Catch()
export class PassErrorsOn implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): unknown {
    if (host.getType<string>() === 'graphql') return error;
    const response = host.switchToHttp().getResponse<Response>();
    if (error instanceof HttpException) return response.status(error.getStatus()).json({ statusCode: error.getStatus(), message: error.message });
    const answer = toErrorAnswer(error);
    if (answer.statusCode >= 500) this.logger.error({ err: error, traceId: answer.traceId }, 'A request failed');
    return response.status(answer.statusCode).json(answer);
  }
}
