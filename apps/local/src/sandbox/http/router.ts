import { notFound, ProductError } from '@bellbird/errors';
import { decode, type Call, type Reply } from './call.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Route {
  method: Method;
  /** `/emails/:id`; a name takes one segment. */
  path: string;
  handle(call: Call): Promise<Reply> | Reply;
}

/** Routes that share how they are guarded and how they say what went wrong. */
export interface Area {
  /** Of the paths that are this area's, also where none of its routes matches. */
  owns(path: string): boolean;
  routes: readonly Route[];
  /** Runs before every route, and before a 404; throws to refuse. */
  guard?(call: Call): void;
  failed(error: unknown, call: Call): Reply;
}

interface Match {
  route: Route;
  params: Record<string, string>;
}

/** Finds the area of a path, checks, routes, and turns whatever is thrown into the area's kind of answer. */
export async function answer(areas: readonly Area[], call: Call): Promise<Reply> {
  const area = areas.find((each) => each.owns(call.path));
  if (area === undefined) throw new Error(`No area owns ${call.path}.`);
  try {
    area.guard?.(call);
    const { route, params } = findRoute(area.routes, call.method, call.path);
    return await route.handle({ ...call, params });
  } catch (error) {
    return area.failed(error, call);
  }
}

/** Throws 404 where no route has this path, 405 (with the methods it has) where one has it for others. */
export function findRoute(routes: readonly Route[], method: string, path: string): Match {
  const wanted = method === 'HEAD' ? 'GET' : method;
  const segments = path.split('/');
  const matches: Match[] = [];
  for (const route of routes) {
    const params = matchPath(route.path, segments);
    if (params !== null) matches.push({ route, params });
  }
  const match = matches.find(({ route }) => route.method === wanted);
  if (match !== undefined) return match;
  if (matches.length === 0) throw notFound();
  const allowed = new Set(matches.map(({ route }) => route.method));
  throw new MethodNotAllowed([...allowed]);
}

export class MethodNotAllowed extends ProductError {
  constructor(readonly allowed: readonly string[]) {
    super('method-not-allowed');
  }
}

function matchPath(pattern: string, segments: readonly string[]): Record<string, string> | null {
  const wanted = pattern.split('/');
  if (wanted.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [i, want] of wanted.entries()) {
    const segment = segments[i] as string;
    if (want.startsWith(':')) {
      const value = decode(segment);
      if (value === null || value === '') return null;
      params[want.slice(1)] = value;
    } else if (want !== segment) return null;
  }
  return params;
}
