import { createServer } from 'node:http';
import { answering } from '../edge/answering.js';
import { listenServer } from '../process/listening.js';

export interface HealthServer {
  port: number;
  close(): Promise<void>;
}

/**
 * `/health/live`, `/health/ready` and `/metrics` for a process that serves nothing else, on plain node:http. What
 * `missing` throws counts as not ready.
 */
export async function serveHealth(
  service: string,
  port: number,
  host: string,
  missing: () => Promise<string[]>,
): Promise<HealthServer> {
  const { metrics } = await import('./metrics.js');
  const server = createServer(
    answering(service, async (req, res) => {
      const json = (status: number, body: object): void =>
        void res.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
      if (req.url === '/health/live') json(200, { status: 'ok', service });
      else if (req.url === '/health/ready') {
        const parts = await missing().catch(() => ['unknown']);
        json(parts.length === 0 ? 200 : 503, {
          status: parts.length === 0 ? 'ok' : 'not-ready',
          service,
          missing: parts,
        });
      } else if (req.url === '/metrics')
        res.writeHead(200, { 'content-type': metrics.registry.contentType }).end(await metrics.registry.metrics());
      else json(404, { status: 'not-found' });
    }),
  );
  const { port: taken } = await listenServer(server, port, host);
  return {
    port: taken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
