import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type SpanContext } from '@opentelemetry/api';

const traceparent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The W3C traceparent of the span that is active now; null where nothing is traced. */
export function activeTraceparent(): string | null {
  const span = trace.getSpanContext(context.active());
  if (span === undefined || !trace.isSpanContextValid(span)) return null;
  return `00-${span.traceId}-${span.spanId}-${(span.traceFlags & 0xff).toString(16).padStart(2, '0')}`;
}

/** Runs `work` in a span of its own below the span that published the event. */
export function inSpanOf<T>(parent: string | null, name: string, work: () => Promise<T>): Promise<T> {
  const remote = spanContextOf(parent);
  const above = remote === null ? context.active() : trace.setSpanContext(ROOT_CONTEXT, remote);
  return trace.getTracer('@bellbird/outbox').startActiveSpan(name, { kind: SpanKind.CONSUMER }, above, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

function spanContextOf(text: string | null): SpanContext | null {
  const [, traceId, spanId, flags] = traceparent.exec(text ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}
