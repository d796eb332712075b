import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Express, Request, Response } from 'express';
import { metrics } from './metrics.js';

/** `/health/live` (this process answers), `/health/ready` (what it stands on answers too), `/metrics`. */
export function mountHealth(app: NestExpressApplication, service: string, missing: () => Promise<string[]>): void {
  const http = app.getHttpAdapter().getInstance() as Express;
  // An alarm on a rise sees the first fault only if the series began at zero.
  metrics.faults.inc({ service }, 0);
  http.get('/health/live', (_req: Request, res: Response) => {
    res.json({ status: 'ok', service });
  });
  http.get('/health/ready', async (_req: Request, res: Response) => {
    const parts = await missing();
    res
      .status(parts.length === 0 ? 200 : 503)
      .json({ status: parts.length === 0 ? 'ok' : 'not-ready', service, missing: parts });
  });
  http.get('/metrics', async (_req: Request, res: Response) => {
    res.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
