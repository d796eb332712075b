import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { answering, takeSockets } from '@bellbird/service-host/edge';
import { askedTogether, listenServer, Pulse, remoteAddressOf, Settings } from '@bellbird/service-host/light';
import { browserGuard, pathOf, sendError, sendJson } from './answers.js';
import { partOf, type Part } from './paths.js';
import { Upstream } from './upstream.js';

type Environment = Readonly<Record<string, string | undefined>>;
type Web = (path: string, req: IncomingMessage, res: ServerResponse) => void;

/** The setting that says where a part is; of the gateway, and of any other, several replicas may be named, separated by commas. */
const addresses: Readonly<Record<Exclude<Part, 'web'>, string>> = {
  'rest-adapter': 'REST_ADAPTER_URL',
  gateway: 'GATEWAY_URL',
  tenants: 'TENANTS_URL',
  dispatch: 'DISPATCH_URL',
  // Every service serves the addresses that it signs, and contacts signs most of them.
  files: 'CONTACTS_URL',
  sandbox: 'SANDBOX_URL',
};

/** A gateway itself waits two seconds for a service. */
const gatewayPatienceMs = 3_000;

/**
 * The one origin before parts that run in processes of their own: the web client from its folder, all else passed on by
 * the table of paths. @throws MissingSettings and PortInUse, one sentence each.
 */
export async function openFrontApart(
  env: Environment,
  web: Web,
  pulse = new Pulse(),
): Promise<{ url: string; close(): Promise<void> }> {
  const { port: wanted, upstreams } = readSettings(env, pulse);
  const missingNow = askedTogether(() => missingOf(upstreams));
  const guard = browserGuard(env);
  const server = createServer(answering('front', route));
  server.keepAliveTimeout = 65_000;

  async function route(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const path = pathOf(req);
    guard(res);
    if (path === '/health/live' || path === '/health/ready' || path === '/api/health/live')
      return sendJson(res, 200, { status: 'ok' });
    if (path === '/api/health/ready') {
      const missing = await missingNow();
      return sendJson(res, missing.length === 0 ? 200 : 503, {
        status: missing.length === 0 ? 'ok' : 'not-ready',
        missing,
      });
    }
    const part = partOf(path);
    const upstream = upstreams.get(part);
    if (part === 'web') web(path, req, res);
    else if (upstream === undefined) sendError(res, 'not-found', 'There is no such path.');
    else upstream.pass(req, res, vouched(req, env));
  }

  takeSockets(server, '/graphql', (req, socket, head) =>
    upstreams.get('gateway')!.join(req, socket, head, vouched(req, env)),
  );
  const { port } = await listenServer(server, wanted, env['BIND_ADDRESS']);
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        pulse.close();
        for (const upstream of upstreams.values()) upstream.close();
        setTimeout(() => server.closeAllConnections(), 2_000).unref();
      }),
  };
}

/** The caller's headers, with the address that it came from in our own word instead of in its. */
function vouched(req: IncomingMessage, env: Environment): OutgoingHttpHeaders {
  const { 'x-forwarded-for': _, ...headers } = req.headers;
  return { ...headers, 'x-bellbird-remote-address': remoteAddressOf(req, env) };
}

function readSettings(env: Environment, pulse: Pulse): { port: number; upstreams: Map<Part, Upstream> } {
  const settings = new Settings(env);
  const port = settings.integer('PORT', 3000, { most: 65_535 });
  const upstreams = new Map<Part, Upstream>();
  for (const [part, setting] of Object.entries(addresses) as [Part, string][]) {
    const origins = settings.list(setting, []).map((each) => each.replace(/\/$/, ''));
    if (origins.length === 0 && part !== 'sandbox') settings.problem(`${setting} is not set`);
    if (origins.some((each) => !/^http:\/\//.test(each) || !URL.canParse(each)))
      settings.problem(`${setting} must be like http://host:port`);
    if (origins.length > 0) upstreams.set(part, new Upstream(part, origins, pulse));
  }
  settings.check();
  return { port, upstreams };
}

/** All that the whole lacks, in the words of `npm start`: the REST adapter and the gateways answer for themselves, a gateway for every service. */
async function missingOf(upstreams: ReadonlyMap<Part, Upstream>): Promise<string[]> {
  const [rest, services] = await Promise.all([
    upstreams.get('rest-adapter')!.ask('/health/ready', 2_000),
    upstreams.get('gateway')!.ask('/health/services', gatewayPatienceMs),
  ]);
  return [
    ...(rest === undefined ? ['rest-adapter'] : []),
    ...(services === undefined ? ['gateway'] : (services as { missing: string[] }).missing),
  ];
}
