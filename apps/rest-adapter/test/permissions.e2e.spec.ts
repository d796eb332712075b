import type { Actor, Permission } from '@bellbird/auth';
import type { Platform } from '@bellbird/service-host';
import { loadGraph } from '../src/graph/load-graph.js';
import { type RunningRestAdapter, startRestAdapter } from '../src/rest-adapter.service.js';
import { routes } from '../src/routes/index.js';
import { nameOf, type Route } from '../src/table/route.js';
import { type FakeInside, fakeInside } from './fake-inside.js';

/** Who may what, once more and by hand, from the contract's table of permissions. */
function mayBy(route: Route): 'everybody' | 'user' | 'member' | readonly Permission[] {
  const { method, path } = route;
  const [base = '', second = ''] = path.slice(1).split('/');
  if (base === 'auth') return /verify-token|log-out/.test(path) ? 'user' : 'everybody';
  if (/opt-out/.test(path)) return 'everybody';
  if (base === 'users') return /campaign/.test(second) ? ['campaign-editor'] : 'user';
  if (base === 'app-services') return 'user';
  if (base === 'notifications') return 'member';
  if (base === 'tenants') {
    if (/balance|billing|payment|card|top-up/.test(path)) return ['business-editor'];
    return method === 'GET' ? 'member' : ['business-editor', 'merchant-editor'];
  }
  const looks = method === 'GET' && second !== 'jobs' && second !== 'import-from-file';
  // Exports hold what their lists show; inbound texts leave by the campaign editor alone.
  if (second === 'export-file') return base === 'inbound-sms' ? ['campaign-editor'] : 'member';
  return looks ? 'member' : ['campaign-editor'];
}

const people: Readonly<Record<string, Partial<Actor> | null>> = {
  nobody: null,
  'a member with no permission': { permissions: [] },
  'an owner': { permissions: ['owner'] },
  'an administrator': { permissions: ['administrator'] },
  'a campaign editor': { permissions: ['campaign-editor'] },
  'a business editor': { permissions: ['business-editor'] },
  'a merchant editor': { permissions: ['merchant-editor'] },
  'a user editor': { permissions: ['user-editor'] },
  'all but an owner or administrator': { permissions: ['campaign-editor', 'business-editor', 'merchant-editor', 'user-editor'] },
  'the platform admin': { role: 'admin', permissions: [] },
  'an owner who has not accepted the terms': { permissions: ['owner'], termsAccepted: false },
};

function expected(route: Route, person: Partial<Actor> | null): 'in' | 401 | 403 {
  const rule = mayBy(route);
  if (rule === 'everybody') return 'in';
  if (person === null) return 401;
  if (rule === 'user') return 'in';
  if (person.termsAccepted === false || person.role === 'admin') return 403;
  if (rule === 'member') return 'in';
  return person.permissions?.some((held) => held === 'owner' || held === 'administrator' || rule.includes(held)) ? 'in' : 403;
}

let inside: FakeInside;
let adapter: RunningRestAdapter;

beforeAll(async () => {
  inside = await fakeInside();
  inside.onUpload((req, res) => void req.resume().on('end', () => res.writeHead(202).end('{}')));
  adapter = await startRestAdapter({ env: {}, publicUrl: 'https://bell.example', peer: () => inside.url } as unknown as Platform, 0, { routes, graph: loadGraph() });
});
afterAll(async () => {
  await adapter.stop();
  await inside.close();
});

describe.each(Object.entries(people))('%s', (_name, person) => {
  it('may call exactly what the contract says', async () => {
    const token = person === null ? null : await inside.token(person);
    const wrong: string[] = [];
    for (const route of routes) {
      const path = route.path.replaceAll(/\{\w+\}/g, '01890a5d-ac96-774b-bcce-b302099a8057');
      const response = await fetch(`${adapter.url}/api${path}`, { method: route.method, headers: token === null ? {} : { authorization: `Bearer ${token}` } });
      await response.arrayBuffer();
      const wanted = expected(route, person);
      // Public calls with a proof of their own answer 401 where the proof is missing; that is theirs, not the guard's.
      const proof = /sign-in|refresh-tokens/.test(route.path);
      const got = (response.status === 401 || response.status === 403) && !proof ? response.status : 'in';
      if (got !== wanted) wrong.push(`${nameOf(route)}: ${String(got)}, not ${String(wanted)}`);
    }
    expect(wrong).toEqual([]);
  });
});
