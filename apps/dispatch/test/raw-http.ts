import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface RawRequest {
  method: string;
  /** Path and query. */
  path: string;
  head: string;
  body: string;
}

/** HTTP on bare sockets: what measures must cost less than what it measures. */
export class RawHttp {
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();

  constructor(
    private readonly onRequest: (socket: Socket, request: RawRequest) => void,
    private readonly onConnection: (socket: Socket) => boolean = () => true,
  ) {}

  /** Answers where it listens. 0: a free port. */
  async listen(port: number): Promise<string> {
    const server = createServer((socket) => this.serve(socket));
    this.server = server;
    await new Promise<void>((resolve, reject) => void server.once('error', reject).listen(port, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** New connections are refused, those that are there are cut. */
  async close(): Promise<void> {
    const { server } = this;
    if (server === null) return;
    this.server = null;
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => undefined).on('close', () => this.sockets.delete(socket));
    if (!this.onConnection(socket)) return;
    let pending = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
      for (;;) {
        const headEnd = pending.indexOf('\r\n\r\n');
        if (headEnd < 0) return;
        const head = pending.toString('latin1', 0, headEnd);
        const length = Number(/content-length: *(\d+)/i.exec(head)?.[1] ?? 0);
        if (pending.length < headEnd + 4 + length) return;
        const body = pending.toString('utf8', headEnd + 4, headEnd + 4 + length);
        pending = pending.subarray(headEnd + 4 + length);
        const [method, path] = head.slice(0, head.indexOf('\r\n')).split(' ');
        this.onRequest(socket, { method: method ?? '', path: path ?? '', head, body });
      }
    });
  }
}

/** Writes an answer; `more` are further header lines, each ended. */
export function answer(socket: Socket, status: number, body: string, more = ''): void {
  if (socket.destroyed) return;
  socket.write(
    `HTTP/1.1 ${status} X\r\ncontent-type: application/json\r\n${more}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
