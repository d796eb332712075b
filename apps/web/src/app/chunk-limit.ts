import type { RouteObject } from 'react-router-dom';

/** Spec point 9. */
export const chunkLimitMs = 120_000;

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** The routes, where a page whose code is not there after two minutes has failed to load rather than loading for ever. */
export function withChunkLimit(routes: RouteObject[], limitMs = chunkLimitMs): RouteObject[] {
  return routes.map((route) => {
    const { lazy } = route;
    const limited = typeof lazy === 'function' ? { ...route, lazy: () => within(limitMs, lazy()) } : route;
    return route.children === undefined ? limited : ({ ...limited, children: withChunkLimit(route.children, limitMs) } as RouteObject);
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

/** Code that could not be loaded: gone with an old release, or the line broke. Each browser has words of its own for it. */
export function isChunkError(error: unknown): boolean {
  return error instanceof ChunkLoadError || (error instanceof Error && /dynamically imported module|importing a module script|preload css|module script/i.test(error.message));
}
