import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { NextFunction, Request, Response } from 'express';

let provider: NodeTracerProvider | undefined;

/** Starts tracing for this process, once. Spans leave it only where OTEL_EXPORTER_OTLP_ENDPOINT says where to. */
export function startTracing(env: Readonly<Record<string, string | undefined>>): void {
  if (provider !== undefined) return;
  const exporting = Boolean(env['OTEL_EXPORTER_OTLP_ENDPOINT']);
  provider = new NodeTracerProvider({ spanProcessors: exporting ? [new BatchSpanProcessor(new OTLPTraceExporter())] : [] });
  provider.register();
}

/** Continues the caller's trace, or begins one, around a request. */
export function traceRequests(service: string) {
  const tracer = trace.getTracer('bellbird');
  return (req: Request, res: Response, next: NextFunction): void => {
    const parent = propagation.extract(context.active(), req.headers);
    const span = tracer.startSpan(`${service} ${req.method}`, { kind: SpanKind.SERVER }, parent);
    res.once('close', () => {
      span.setAttribute('http.response.status_code', res.statusCode);
      if (res.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(trace.setSpan(parent, span), next);
  };
}
