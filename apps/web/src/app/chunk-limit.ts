import type { RouteObject } from 'react-router-dom';
import { ChunkLoadError, fetchCode } from '../lib/fetch-code';

/** Spec point 9. */
export const chunkLimitMs = 120_000;

/**
 * The routes, where a page whose code is not there after two minutes has failed to load rather than loading for ever.
 * While the connection is away no limit runs: the page before stays, and this one opens once it is back.
 */
export function withChunkLimit(routes: RouteObject[], limitMs = chunkLimitMs): RouteObject[] {
  return routes.map((route) => {
    const { lazy } = route;
    const limited =
      typeof lazy === 'function' ? { ...route, lazy: () => fetchCode(() => within(limitMs, lazy())) } : route;
    return route.children === undefined
      ? limited
      : ({ ...limited, children: withChunkLimit(route.children, limitMs) } as RouteObject);
  });
}

async function within<T>(limitMs: number, loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError()), limitMs);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}
