import type { S3Client } from '@aws-sdk/client-s3';
import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/**
 * A CLIENT span round each call of the store, of the service that called. It ends when the answer begins: a body is read
 * as slowly as its reader likes. Keys name tenants and files, so they are not told.
 */
export function spanEachCall(client: S3Client, endpoint: string | undefined): void {
  const at = endpoint !== undefined && URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  const server =
    at === undefined
      ? {}
      : { 'server.address': at.hostname, 'server.port': Number(at.port || (at.protocol === 'https:' ? 443 : 80)) };
  client.middlewareStack.add(
    (next, { commandName = 'call' }) =>
      async (args) => {
        const operation = commandName.replace(/Command$/, '');
        const attributes = {
          'rpc.system': 'aws-api',
          'rpc.service': 'S3',
          'rpc.method': operation,
          'peer.service': 's3',
          ...server,
        };
        const span = trace.getTracer('bellbird').startSpan(`s3 ${operation}`, { kind: SpanKind.CLIENT, attributes });
        try {
          return await context.with(trace.setSpan(context.active(), span), () => next(args));
        } catch (error) {
          span.setAttribute('error.type', (error as Error).name).setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      },
    { step: 'initialize', name: 'spanEachCall' },
  );
}
