import { connect, type Socket } from 'node:net';

interface Post {
  request: string;
  resolve: (status: number) => void;
}

/**
 * POSTs on bare keep-alive sockets, one call at a time on each: a generator of callbacks must cost less than who takes
 * them. Resolves with the status, 0 where no answer came.
 */
export class Poster {
  private readonly lines = new Map<string, Line[]>();
  private readonly waiting = new Map<string, Post[]>();

  constructor(private readonly connections: number) {}

  post(url: URL, headers: string, body: string): Promise<number> {
    const request = `POST ${url.pathname}${url.search} HTTP/1.1\r\nhost: ${url.host}\r\ncontent-type: application/x-www-form-urlencoded; charset=UTF-8\r\n${headers}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
    return new Promise((resolve) => {
      const lines = this.lines.get(url.host) ?? [];
      this.lines.set(url.host, lines);
      const free =
        lines.find((line) => line.free) ?? (lines.length < this.connections ? this.open(url, lines) : undefined);
      if (free !== undefined) free.send({ request, resolve });
      else this.queueOf(url.host).push({ request, resolve });
    });
  }

  close(): void {
    for (const lines of this.lines.values()) for (const line of lines) line.end();
  }

  private open(url: URL, lines: Line[]): Line {
    const line = new Line(
      connect(Number(url.port || 80), url.hostname),
      () => this.queueOf(url.host).shift(),
      () => {
        lines.splice(lines.indexOf(line), 1);
        const next = this.queueOf(url.host).shift();
        if (next !== undefined) this.open(url, lines).send(next);
      },
    );
    lines.push(line);
    return line;
  }

  private queueOf(host: string): Post[] {
    const queue = this.waiting.get(host) ?? [];
    this.waiting.set(host, queue);
    return queue;
  }
}

class Line {
  private present: Post | undefined;
  private text = '';

  constructor(
    private readonly socket: Socket,
    private readonly next: () => Post | undefined,
    onEnd: () => void,
  ) {
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.read(chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      onEnd();
      this.done(0);
    });
  }

  get free(): boolean {
    return this.present === undefined;
  }

  send(post: Post): void {
    this.present = post;
    this.text = '';
    this.socket.write(post.request);
  }

  end(): void {
    this.socket.destroy();
  }

  private read(chunk: string): void {
    this.text += chunk;
    const headEnd = this.text.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const length = Number(/content-length: *(\d+)/i.exec(this.text)?.[1] ?? 0);
    // Without a length Node sends chunks; the last one is empty.
    const ended = /transfer-encoding: *chunked/i.test(this.text)
      ? this.text.endsWith('0\r\n\r\n')
      : this.text.length >= headEnd + 4 + length;
    if (ended) this.done(Number(this.text.slice(9, 12)));
  }

  private done(status: number): void {
    const { present } = this;
    this.present = undefined;
    present?.resolve(status);
    if (this.socket.destroyed || this.present !== undefined) return;
    const next = this.next();
    if (next !== undefined) this.send(next);
  }
}
