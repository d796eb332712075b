import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger } from 'pino';
import { logLevels } from '../platform/settings.js';

export type { Logger };

/** Brokers that are away or not ready yet are a line: the client's stack leads nowhere, and what it says quotes no row. */
const isOfKafka = ({ name }: Error): boolean => String(name).startsWith('KafkaJS');

/** As LOG_LEVEL says. One that is none is told by the check of the settings, which may come after the first logger. */
const levelOf = (text = ''): string => ((logLevels as readonly string[]).includes(text) ? text : 'info');

/** Structured logs of one service. Members that could hold personal data are cut out wherever they appear. */
export function createLogger(
  service: string,
  level = levelOf(process.env['LOG_LEVEL']?.trim()),
  to?: DestinationStream,
): Logger {
  const personal = [
    'email',
    'phone',
    'phoneInternational',
    'to',
    'from',
    'text',
    'body',
    'message.body',
    'password',
    'token',
    'accessToken',
    'refreshToken',
    'authorization',
    'name',
    'firstName',
    'lastName',
  ];
  return pino(
    {
      level,
      base: { service },
      redact: { paths: personal.flatMap((key) => [key, `*.${key}`]), remove: true },
      // A database error can quote the row it failed on: only its kind and place are kept.
      serializers: {
        err: (error: Error & { code?: unknown; table?: string; constraint?: string }) =>
          isOfKafka(error)
            ? { type: error.name, message: error.message }
            : {
                type: error.name,
                code: error.code,
                table: error.table,
                constraint: error.constraint,
                message: error.code === undefined ? error.message : undefined,
                stack: error.stack?.split('\n').slice(1, 12).join('\n'),
                cause:
                  error.cause instanceof Error
                    ? { type: error.cause.name, code: (error.cause as { code?: unknown }).code }
                    : undefined,
              },
      },
    },
    to,
  );
}

/** Nest's own lines, in our logs. */
export function nestLogger(logger: Logger): LoggerService {
  const write =
    (level: 'info' | 'warn' | 'error' | 'debug') =>
    (message: unknown, ...more: unknown[]): void =>
      logger[level]({ context: more.at(-1) }, message instanceof Error ? message.message : String(message));
  return {
    log: write('debug'),
    error: write('error'),
    warn: write('warn'),
    debug: write('debug'),
    verbose: write('debug'),
    fatal: write('error'),
  };
}
