import { Agent, request, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { pipeline, type Duplex } from 'node:stream';
import { edgeError, endWith } from '@bellbird/service-host/edge';
import type { Pulse } from '@bellbird/service-host/light';
import { sendError } from './answers.js';

/** Of one hop only. */
const ofTheHop = new Set(['connection', 'keep-alive', 'upgrade', 'http2-settings']);
const connectPatienceMs = 2_000;
/** A list says its next page's address in a header, and the letters of one of 64 kB may take three times as many there. */
const mostAnswerHeadBytes = 262_144;

/** A part in processes of its own: one address, or one a replica, which are asked in turn. */
export class Upstream {
  // Shorter than the 5 seconds for which our services keep an idle connection.
  readonly #agent = new Agent({ keepAlive: true, timeout: 4_000 });
  /** Ends each socket that is joined. */
  readonly #joined = new Set<() => void>();
  #turn = 0;

  constructor(
    readonly name: string,
    readonly origins: readonly string[],
    private readonly pulse: Pulse,
  ) {}

  /**
   * Passes a request on and streams the answer back. The next replica is asked where none took the connection; a request
   * that may have been heard is never sent twice. 503 where nobody answers, be it that the one who was asked has gone
   * silent; one that is silent is not asked.
   */
  pass(req: IncomingMessage, res: ServerResponse, headers: OutgoingHttpHeaders): void {
    const attempt = (left: readonly string[]): void => {
      const [origin, ...others] = left;
      if (origin === undefined) return this.#unavailable(res);
      const { hostname, port } = new URL(origin);
      // The path as it was asked for, letter by letter.
      const onward = request({
        hostname,
        port: port || 80,
        path: req.url,
        method: req.method,
        headers: withoutHop(headers),
        agent: this.#agent,
        maxHeaderSize: mostAnswerHeadBytes,
      });
      let begun = false;
      const begin = (): void => {
        begun = true;
        pipeline(req, onward, () => undefined);
      };
      onward.once('socket', (socket) => {
        if (socket.connecting) socket.once('connect', begin);
        else begin();
      });
      onward.once('response', (answer) => {
        this.pulse.answered(origin);
        res.writeHead(answer.statusCode ?? 502, withoutHop(answer.headers));
        pipeline(answer, res, () => undefined);
      });
      onward.once('error', () => {
        if (!begun && !res.destroyed) return attempt(others);
        if (res.headersSent) res.destroy();
        else this.#unavailable(res);
      });
      const unwatch = this.pulse.watch(origin, () => void onward.destroy(new Error('silent')));
      onward.once('close', unwatch);
      res.once('close', () => onward.destroy());
    };
    attempt(this.#inTurn());
  }

  /** Joins a socket that is to be upgraded to a replica that takes the connection. Where that falls silent the socket is cut off, and its browser joins another. */
  join(req: IncomingMessage, socket: Duplex, head: Buffer, headers: OutgoingHttpHeaders): void {
    const attempt = (left: readonly string[]): void => {
      const [origin, ...others] = left;
      if (origin === undefined) return endWith(socket, edgeError('unavailable', `The ${this.name} does not answer.`));
      const { hostname, port } = new URL(origin);
      const onward = connect({ host: hostname, port: Number(port || 80), timeout: connectPatienceMs });
      const refused = (): void => {
        onward.destroy();
        attempt(others);
      };
      onward.once('error', refused).once('timeout', refused);
      onward.once('connect', () => {
        onward.off('error', refused).off('timeout', refused).setTimeout(0).setNoDelay(true);
        const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
        onward.write(`${req.method} ${req.url} HTTP/1.1\r\n${lines.join('')}\r\n`);
        onward.write(head);
        const unwatch = this.pulse.watch(origin, () => end());
        const end = (): void => void (unwatch(), this.#joined.delete(end), socket.destroy(), onward.destroy());
        this.#joined.add(end);
        pipeline(socket, onward, end);
        pipeline(onward, socket, end);
        onward.on('data', () => this.pulse.answered(origin));
      });
    };
    socket.on('error', () => socket.destroy());
    attempt(this.#inTurn());
  }

  /** The JSON with which one of the replicas answers 200 at `path`; undefined where none does within `withinMs`. */
  async ask(path: string, withinMs: number): Promise<unknown> {
    const answers = this.origins.map(async (origin): Promise<unknown> => {
      const response = await fetch(`${origin}${path}`, { signal: AbortSignal.timeout(withinMs) });
      if (!response.ok) throw new Error('not ready');
      return response.json();
    });
    return Promise.any(answers).catch(() => undefined);
  }

  /** Cuts off the sockets that are joined, too: their browsers come again. */
  close(): void {
    for (const end of this.#joined) end();
    this.#agent.destroy();
  }

  #inTurn(): string[] {
    const first = this.#turn++ % this.origins.length;
    return [...this.origins.slice(first), ...this.origins.slice(0, first)].filter(
      (origin) => !this.pulse.isSilent(origin),
    );
  }

  #unavailable(res: ServerResponse): void {
    if (!res.destroyed) sendError(res, 'unavailable', `The ${this.name} does not answer.`);
  }
}

function withoutHop(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheHop.has(name)));
}
