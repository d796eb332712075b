import type { IncomingMessage, ServerResponse } from 'node:http';
import { Histogram } from 'prom-client';
import { metrics } from '@bellbird/service-host';

const seconds = new Histogram({
  name: 'rest_request_seconds',
  help: 'Time of REST requests',
  labelNames: ['method', 'status'],
  buckets: [0.005, 0.02, 0.05, 0.15, 0.5, 1, 5],
  registers: [metrics.registry],
});
const known = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Starts the clock of a request; the answer stops it. A client cannot make labels: unknown methods count as one. */
export function requestTimer(req: IncomingMessage, res: ServerResponse): () => void {
  const stop = seconds.startTimer();
  return () =>
    void stop({ method: known.has(req.method ?? '') ? (req.method ?? '') : 'other', status: String(res.statusCode) });
}
