import { randomBytes } from 'node:crypto';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { ContractCarrier, Fault, Taken } from './contract-carrier.js';

/** How a carrier of this kind speaks: its requests and its answers. Each adapter's contract spec brings its own. */
export interface CarrierDialect {
  /** Reads the body of a send. */
  read(body: string): { from: string; to: string; body: string };
  accepted(taken: Taken): { status: number; body: string };
  listed(taken: readonly Taken[]): { status: number; body: string };
  refused(status: number, code: number | undefined): string;
}

/** A carrier in this process, on bare sockets, that does with every call what it was told last. */
export class FaultyCarrier implements ContractCarrier {
  private readonly texts: Taken[] = [];
  private arrived = 0;
  private fault: Fault = 'accept';
  private server: Server;
  private readonly sockets = new Set<Socket>();

  constructor(private readonly dialect: CarrierDialect) {}

  async start(): Promise<string> {
    this.server = createServer((socket) => this.serve(socket));
    await new Promise<void>((resolve) => void this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  behave(fault: Fault): Promise<void> {
    this.fault = fault;
    return Promise.resolve();
  }

  taken(): Promise<readonly Taken[]> {
    return Promise.resolve(this.texts);
  }

  requests(): Promise<number> {
    return Promise.resolve(this.arrived);
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => this.sockets.delete(socket));
    if (this.fault === 'reset-at-once') return void socket.resetAndDestroy();
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('utf8');
      const headEnd = text.indexOf('\r\n\r\n');
      if (headEnd < 0) return;
      const length = Number(/content-length: *(\d+)/i.exec(text)?.[1] ?? 0);
      if (Buffer.byteLength(text) < headEnd + 4 + length) return;
      const [head, body] = [text.slice(0, headEnd), text.slice(headEnd + 4)];
      text = '';
      this.arrived += 1;
      if (head.startsWith('GET ')) this.answer(socket, this.dialect.listed(this.texts.toReversed()));
      else this.act(socket, body);
    });
  }

  private act(socket: Socket, body: string): void {
    const { fault } = this;
    if (typeof fault === 'object')
      return this.answer(socket, { status: fault.status, body: this.dialect.refused(fault.status, fault.code) });
    switch (fault) {
      case 'accept':
        return this.answer(socket, this.accept(body));
      case 'accept-slowly': {
        const answer = this.accept(body);
        return void setTimeout(() => this.answer(socket, answer), 100);
      }
      case 'throttle':
        return this.answer(socket, { status: 429, body: this.dialect.refused(429, 20429) }, 'retry-after: 2\r\n');
      case 'error-after-accept':
        this.accept(body);
        return this.answer(socket, { status: 500, body: '{}' });
      case 'error':
        return this.answer(socket, { status: 503, body: '{}' });
      case 'accept-no-answer':
        return void this.accept(body);
      case 'no-answer':
        return;
      case 'reset-after-request':
        return void socket.resetAndDestroy();
      case 'accept-reset':
        this.accept(body);
        return void socket.resetAndDestroy();
      case 'accept-then-close':
        this.answer(socket, this.accept(body));
        return void socket.end();
      case 'accept-half-close':
        this.accept(body);
        return void socket.end();
      case 'drip':
        return this.drip(socket, this.accept(body));
      case 'invalid-json':
        return this.answer(socket, { ...this.accept(body), body: '<html>' });
      case 'no-sid':
        return this.answer(socket, { ...this.accept(body), body: '{}' });
      case 'redirect':
        return this.answer(socket, { status: 307, body: '' }, 'location: /elsewhere\r\n');
      case 'endless':
        this.accept(body);
        return endless(socket);
      default:
        throw new Error(`No such fault: ${fault}`);
    }
  }

  private accept(text: string): { status: number; body: string } {
    const taken = { ...this.dialect.read(text), sid: `SM${randomBytes(16).toString('hex')}`, at: new Date() };
    this.texts.push(taken);
    return this.dialect.accepted(taken);
  }

  private answer(socket: Socket, { status, body }: { status: number; body: string }, more = ''): void {
    socket.write(
      `HTTP/1.1 ${status} X\r\ncontent-type: application/json\r\n${more}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  }

  /** A byte every 50 ms: no time-out between two bytes ever fires. */
  private drip(socket: Socket, { status, body }: { status: number; body: string }): void {
    socket.write(
      `HTTP/1.1 ${status} X\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`,
    );
    let at = 0;
    const timer = setInterval(() => (at < body.length ? socket.write(body[at++]!) : clearInterval(timer)), 50);
    socket.on('close', () => clearInterval(timer));
  }
}

/** A body that never ends, as fast as it is read. */
export function endless(socket: Socket): void {
  socket.write('HTTP/1.1 201 X\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n');
  const block = `10000\r\n${' '.repeat(0x10000)}\r\n`;
  const more = (): void => {
    while (!socket.destroyed && socket.write(block));
  };
  socket.on('drain', more);
  more();
}
