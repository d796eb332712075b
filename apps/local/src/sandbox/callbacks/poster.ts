import { createHmac } from 'node:crypto';
import { Pool, type Dispatcher } from 'undici';

const timeoutMs = 10_000;
const mostOrigins = 32;

/** Posts signed callbacks over kept-alive connections. */
export class Poster {
  readonly #pools = new Map<string, Pool>();

  constructor(
    private readonly key: string,
    private readonly connections: number,
  ) {}

  /** The status of the answer, whatever it is; null where there was none. Never rejects. */
  post(url: string, body: string): Promise<number | null> {
    const pathAt = url.indexOf('/', url.indexOf('//') + 2);
    const origin = url.slice(0, pathAt);
    return new Promise((resolve) => {
      let pool: Pool;
      try {
        pool = this.#poolOf(origin);
      } catch {
        return resolve(null);
      }
      pool.dispatch(
        {
          path: url.slice(pathAt),
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json', 'x-sandbox-signature': signature(this.key, url, body) },
        },
        new StatusOnly(resolve),
      );
    });
  }

  async close(): Promise<void> {
    await Promise.all([...this.#pools.values()].map((pool) => pool.destroy()));
  }

  #poolOf(origin: string): Pool {
    const known = this.#pools.get(origin);
    if (known !== undefined) return known;
    const pool = new Pool(origin, {
      connections: this.connections,
      pipelining: 1,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      connect: { timeout: 2_000 },
      keepAliveTimeout: 4_000,
    });
    this.#pools.set(origin, pool);
    const [oldest] = this.#pools.keys();
    if (this.#pools.size > mostOrigins && oldest !== undefined) {
      void this.#pools.get(oldest)?.close();
      this.#pools.delete(oldest);
    }
    return pool;
  }
}

/** Hex HMAC-SHA256 over the exact URL called, a line feed and the raw body. */
export function signature(key: string, url: string, body: string): string {
  return createHmac('sha256', key).update(`${url}\n${body}`).digest('hex');
}

class StatusOnly implements Dispatcher.DispatchHandler {
  #status: number | null = null;

  constructor(private readonly resolve: (status: number | null) => void) {}

  onRequestStart(): void {}

  onResponseStart(_controller: Dispatcher.DispatchController, status: number): void {
    this.#status = status;
  }

  onResponseData(): void {}

  onResponseEnd(): void {
    this.resolve(this.#status);
  }

  onResponseError(): void {
    this.resolve(null);
  }
}

export function succeeded(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}
