import { SpanKind, SpanStatusCode, type Attributes, type Span } from '@opentelemetry/api';
import { inSpan } from '@bellbird/outbox/trace-context';
import { wrapMethods } from './wrap-methods.js';

/** Who is called. */
export interface Called {
  /** As in `stripe`, `twilio`, `tenants`. */
  peer: string;
  /** Where it listens, or how to know at a call; only host and port of it are told. */
  url?: string | (() => string);
  attributes?: Attributes;
}

/** A call of somebody else, as a span of its own: `operation` names it, as in `send sms`. What was said stays between the two. */
export function inClientSpan<T>(
  operation: string,
  { peer, url, attributes }: Called,
  call: (span: Span) => Promise<T>,
): Promise<T> {
  return inSpan(`${peer} ${operation}`, { kind: SpanKind.CLIENT }, (span) => {
    if (span.isRecording())
      span.setAttributes({
        'peer.service': peer,
        ...addressOf(typeof url === 'function' ? url() : url),
        ...attributes,
      });
    return call(span);
  });
}

/** Notes in the span that the call failed, for one whose failure is an answer and no exception. */
export function failedCall(span: Span, kind: string): void {
  span.setAttribute('error.type', kind).setStatus({ code: SpanStatusCode.ERROR });
}

/** As in `server.address`, `server.port`. */
function addressOf(url = ''): Attributes {
  if (!URL.canParse(url)) return {};
  const { hostname, port, protocol } = new URL(url);
  return { 'server.address': hostname, 'server.port': Number(port || (protocol === 'https:' ? 443 : 80)) };
}

/**
 * A port whose named methods are calls of `called`, each in a span of its own. All else of it stays as it is. `heed` is
 * told what a call answered, where that says how it went.
 */
export function withClientSpans<P extends object>(
  port: P,
  called: Called,
  methods: readonly (keyof P & string)[],
  heed: (span: Span, answer: unknown) => void = () => undefined,
): P {
  return wrapMethods(port, methods, (name, call) =>
    inClientSpan(name, called, async (span) => {
      const answer = await call();
      heed(span, answer);
      return answer;
    }),
  );
}
