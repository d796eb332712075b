import { Pool, type Dispatcher } from 'undici';
import { faultPoint, isFaultPointArmed } from '@bellbird/service-host/light';

/** What an HTTP call to a provider came to. `not-written`: no byte of the request left. `no-answer`: it may have arrived. */
export type ProviderAnswer =
  | { kind: 'answer'; status: number; retryAfter: string | undefined; body: string }
  | { kind: 'not-written'; reason: 'no-connection' | 'too-late' }
  | { kind: 'no-answer'; reason: string };

export interface ProviderHttpOptions {
  /** `http://host:port` */
  origin: string;
  /** Most calls under way at once: as many connections are kept open. */
  connections: number;
  /** From the first byte written to the last byte read, milliseconds. */
  timeoutMs: number;
}

const everyMs = 100;
/** Why an answer whose body is longer than `mostBytes` is none. */
export const tooLong = 'too long an answer';
/**
 * Most bytes of an answer's body: what is longer is no answer. Twilio's list of a thousand texts, each of 1,600
 * characters, written as escapes, has not more than 12 MB.
 */
const mostBytes = { GET: 2 ** 24, POST: 2 ** 20 } as const;

/**
 * Calls of a provider by plain `undici.dispatch`, the fastest client there is without raw sockets: one call a
 * connection at a time, no retries, keep-alive shorter than the provider's (a stale connection would turn into unknowns).
 * A time limit over the whole call, so that an answer that drips in byte by byte ends too.
 */
export class ProviderHttp {
  private readonly pool: Pool;
  private readonly underWay = new Set<Call>();
  private readonly watch: NodeJS.Timeout;

  constructor(private readonly options: ProviderHttpOptions) {
    this.pool = new Pool(options.origin, {
      connections: options.connections,
      pipelining: 1,
      keepAliveTimeout: 3_000,
      keepAliveMaxTimeout: 3_000,
      connectTimeout: Math.min(options.timeoutMs, 5_000),
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    this.watch = setInterval(() => this.endOverdue(), everyMs);
    this.watch.unref();
  }

  /** Never rejects. `mayWrite` is asked just before the request is written to its socket. */
  call(
    request: { method: 'GET' | 'POST'; path: string; headers: string[]; body?: string },
    mayWrite: () => boolean = () => true,
  ): Promise<ProviderAnswer> {
    return new Promise((resolve) => {
      const call = new Call(mayWrite, this.options.timeoutMs, mostBytes[request.method], this.underWay, resolve);
      try {
        this.pool.dispatch(
          { method: request.method, path: request.path, headers: request.headers, body: request.body ?? null },
          call,
        );
      } catch {
        call.onResponseError(null, new Error('dispatch refused'));
      }
      if (isFaultPointArmed('mid-http')) setImmediate(() => faultPoint('mid-http'));
    });
  }

  async close(): Promise<void> {
    clearInterval(this.watch);
    await this.pool.destroy();
  }

  private endOverdue(): void {
    const now = performance.now();
    for (const call of this.underWay) if (call.overdueAt < now) call.giveUp();
  }
}

class Call implements Dispatcher.DispatchHandler {
  overdueAt = Number.POSITIVE_INFINITY;
  private controller: Dispatcher.DispatchController | null = null;
  private written = false;
  private tooLate = false;
  private status = 0;
  private retryAfter: string | undefined;
  private body = '';
  private chunks: Buffer[] | null = null;
  private bytes = 0;

  constructor(
    private readonly mayWrite: () => boolean,
    private readonly timeoutMs: number,
    private readonly mostBytes: number,
    private readonly underWay: Set<Call>,
    private readonly resolve: (answer: ProviderAnswer) => void,
  ) {}

  onRequestStart(controller: Dispatcher.DispatchController): void {
    if (this.written || !this.mayWrite()) {
      this.tooLate = !this.written; // never written twice, whatever the client below may want to repeat
      controller.abort(new Error('too late'));
      return;
    }
    this.written = true;
    this.controller = controller;
    this.overdueAt = performance.now() + this.timeoutMs;
    this.underWay.add(this);
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    this.status = status;
    const after = headers['retry-after'];
    this.retryAfter = Array.isArray(after) ? after[0] : after;
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.bytes += chunk.length;
    if (this.bytes > this.mostBytes) return controller.abort(new Error(tooLong));
    (this.chunks ??= []).push(chunk);
  }

  onResponseEnd(): void {
    this.underWay.delete(this);
    if (this.chunks !== null)
      this.body =
        this.chunks.length === 1 ? this.chunks[0]!.toString('utf8') : Buffer.concat(this.chunks).toString('utf8');
    this.resolve({ kind: 'answer', status: this.status, retryAfter: this.retryAfter, body: this.body });
  }

  onResponseError(_controller: Dispatcher.DispatchController | null, error: Error): void {
    this.underWay.delete(this);
    if (this.tooLate) this.resolve({ kind: 'not-written', reason: 'too-late' });
    else if (!this.written) this.resolve({ kind: 'not-written', reason: 'no-connection' });
    else this.resolve({ kind: 'no-answer', reason: (error as NodeJS.ErrnoException).code ?? error.message });
  }

  giveUp(): void {
    this.controller?.abort(new Error('time-out'));
  }
}
