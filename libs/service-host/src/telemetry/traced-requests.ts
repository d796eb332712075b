import type { IncomingMessage, ServerResponse } from 'node:http';
import { context, propagation, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { ofService } from '@bellbird/outbox/trace-context';

/** Asked every few seconds by whoever watches: they tell no story. */
const unwatched = /^(\/api)?\/(health|metrics)(\/|$)/;

/** Whoever knows more of a request than Express has named its span. */
const named = new WeakSet<Span>();

/**
 * Continues the caller's trace, or begins one, around a request. The span is named by the method alone until
 * the route is known, to Express or by `nameRequest`: an address may hold ids and tokens, so none is shown.
 */
export function traceRequests(service: string) {
  return (req: IncomingMessage, res: ServerResponse, next: () => void): void => {
    const address = (req as { originalUrl?: string }).originalUrl ?? req.url ?? '/';
    if (unwatched.test(address)) return next();
    const parent = ofService(service, propagation.extract(context.active(), req.headers));
    const method = req.method ?? 'GET';
    const span = trace
      .getTracer('bellbird')
      .startSpan(method, { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } }, parent);
    if (span.isRecording()) {
      res.once('close', () => {
        const route = (req as { route?: { path?: unknown } }).route?.path;
        if (!named.has(span) && typeof route === 'string') nameSpan(span, method, route);
        span.setAttribute('http.response.status_code', res.statusCode);
        if (res.statusCode >= 500)
          span.setAttribute('error.type', String(res.statusCode)).setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
    }
    context.with(trace.setSpan(parent, span), next);
  };
}

/** Says which route the request in hand is of, by its pattern: `/contacts/{id}`, never an address that was called. */
export function nameRequest(method: string, route: string): void {
  const span = trace.getActiveSpan();
  if (span?.isRecording() === true) nameSpan(span, method, route);
}

/** A path without names in it is the one that was called; any other may hold what is somebody's. */
function nameSpan(span: Span, method: string, route: string): void {
  named.add(span);
  span
    .updateName(`${method} ${route}`)
    .setAttributes({ 'http.route': route, ...(!/[{:*]/.test(route) && { 'url.path': route }) });
}
