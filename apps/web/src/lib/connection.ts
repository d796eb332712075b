const againMs = 3_000;
const patienceMs = 8_000;

/** Whether Bellbird answers at all. A network alone is not enough: it may lead nowhere, or the server may be starting. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const { status } = await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });
    return status < 500;
  } catch {
    return false;
  }
}

/** Waits until Bellbird answers: asked at once when the network comes back, and every three seconds beside. */
export async function whenReachable(): Promise<void> {
  while (!(await isReachable())) await soonOrOnline();
}

const soonOrOnline = (): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, againMs);
    addEventListener('online', go);
  });
