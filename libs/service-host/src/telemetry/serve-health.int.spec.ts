import { serveHealth, type HealthServer } from './serve-health.js';

let missing: () => Promise<string[]> = async () => [];
let server: HealthServer;
const get = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${server.port}${path}`);

beforeAll(async () => {
  server = await serveHealth('worker', 0, '127.0.0.1', () => missing());
});
afterAll(() => server.close());

describe('the health of a process that serves nothing else', () => {
  it('is live and ready where nothing is missing', async () => {
    expect(await (await get('/health/live')).json()).toEqual({ status: 'ok', service: 'worker' });
    const ready = await get('/health/ready');
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok', service: 'worker', missing: [] }]);
  });

  it('names what is missing, and stays live', async () => {
    missing = async () => ['database'];
    const ready = await get('/health/ready');
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { status: 'not-ready', service: 'worker', missing: ['database'] },
    ]);
    expect((await get('/health/live')).status).toBe(200);
  });

  it('is not ready where it cannot be told', async () => {
    missing = () => Promise.reject(new Error('gone'));
    expect((await get('/health/ready')).status).toBe(503);
  });

  it('shows figures, and nothing else', async () => {
    const figures = await get('/metrics');
    expect([figures.status, await figures.text()]).toEqual([200, expect.stringContaining('process_cpu_seconds_total')]);
    expect((await get('/')).status).toBe(404);
  });
});
