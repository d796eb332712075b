import {
  context,
  createContextKey,
  INVALID_SPAN_CONTEXT,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Attributes,
  type Context,
  type Link,
  type Span,
  type SpanContext,
} from '@opentelemetry/api';

const traceparent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const service = createContextKey('bellbird.service');

/** Spans started within it are this service's: several share one process, and libraries do not know whom they serve. */
export const ofService = (name: string, on: Context = context.active()): Context => on.setValue(service, name);

export const serviceOf = (on: Context): string | undefined => on.getValue(service) as string | undefined;

const unrecorded = trace.wrapSpanContext(INVALID_SPAN_CONTEXT);
let isRecorded = true;

/**
 * From now on work beside requests has no trace, since nobody could see it. Requests keep theirs, which their errors
 * show. It is worth the difference: on Node 20 each promise of a process costs more once it has a context.
 */
export function traceRequestsAlone(): void {
  isRecorded = false;
}

/** Whether spans of this process can be seen by anybody. */
export const canBeTraced = (): boolean => isRecorded;

/** Runs `work`, and all that it starts, as this service's: its spans are told by the service's name. */
export const inService = <T>(name: string, work: () => T): T =>
  isRecorded ? context.with(ofService(name), work) : work();

/** The W3C traceparent of the span that is active now; null where nothing is traced. */
export function activeTraceparent(): string | null {
  const span = trace.getSpanContext(context.active());
  return span === undefined ? null : traceparentOf(span);
}

/** As above, but null too where nobody will see the trace: for what is kept many thousand times. */
export function sampledTraceparent(): string | null {
  const span = trace.getSpanContext(context.active());
  return span === undefined || (span.traceFlags & TraceFlags.SAMPLED) === 0 ? null : traceparentOf(span);
}

export interface SpanWish {
  kind?: SpanKind;
  attributes?: Attributes;
  /** Traceparents of other work that this one goes back to; null and what is none is left out. */
  links?: readonly (string | null)[];
}

/** Runs `work` in a span below the one that is active. What it throws is noted in the span by its kind, never by its words. */
export function inSpan<T>(name: string, wish: SpanWish, work: (span: Span) => Promise<T>): Promise<T> {
  return run(context.active(), name, wish, work);
}

/**
 * Runs `work` in a span of the trace that was kept as `parent` (a traceparent), whatever is active now: for what goes on
 * beside the request or event that caused it. Without one (kept by an older version) below what is active.
 */
export function inTraceOf<T>(
  parent: string | null,
  name: string,
  wish: SpanWish,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  return run(contextOf(parent), name, wish, work);
}

/** What a span says of the one message, or the several, that it is about. */
export const batchAttributes = (messages: readonly { id: string }[]): Attributes =>
  messages.length === 1
    ? { 'messaging.message.id': messages[0]!.id }
    : { 'messaging.batch.message_count': messages.length };

/** Whether the work in hand is recorded and will be seen: if not, spans of many small things need not be made. */
export const isTraced = (): boolean => trace.getActiveSpan()?.isRecording() === true;

/** The name of a fault that may be told to anybody: its code or its class. */
export function faultName(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return typeof code === 'string' && code !== '' ? code : typeof name === 'string' && name !== '' ? name : 'unknown';
}

function run<T>(
  on: Context,
  name: string,
  { kind = SpanKind.INTERNAL, attributes, links = [] }: SpanWish,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const above = trace.getSpan(on);
  if (!isRecorded) return work(above ?? unrecorded);
  // Nothing is recorded below what is not: where nobody looks on, this is all that it costs.
  if (above !== undefined && isOurs(above) && !above.isRecording()) return context.with(on, () => work(above));
  const span = trace
    .getTracer('bellbird')
    .startSpan(name, { kind, ...(attributes && { attributes }), links: linksTo(links) }, on);
  return context.with(trace.setSpan(on, span), async () => {
    try {
      return await work(span);
    } catch (error) {
      span.setAttribute('error.type', faultName(error)).setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The service goes on to be whose it is; of the trace only what was kept counts. */
function contextOf(parent: string | null): Context {
  const kept = spanContextOf(parent);
  if (kept === null) return context.active();
  const name = serviceOf(context.active());
  const root = name === undefined ? ROOT_CONTEXT : ofService(name, ROOT_CONTEXT);
  return trace.setSpanContext(root, kept);
}

const isOurs = (span: Span): boolean => {
  const known = span.spanContext();
  return known.isRemote !== true && trace.isSpanContextValid(known);
};

function linksTo(traceparents: readonly (string | null)[]): Link[] {
  return [...new Set(traceparents)].flatMap((each) => {
    const kept = spanContextOf(each);
    return kept === null ? [] : [{ context: kept }];
  });
}

function traceparentOf(span: SpanContext): string | null {
  if (!trace.isSpanContextValid(span)) return null;
  return `00-${span.traceId}-${span.spanId}-${(span.traceFlags & 0xff).toString(16).padStart(2, '0')}`;
}

function spanContextOf(text: string | null): SpanContext | null {
  const [, traceId, spanId, flags] = traceparent.exec(text ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}
