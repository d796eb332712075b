import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** What stands between a service and Postgres: a machine, a firewall, a proxy, and what those do at their worst. */
export interface PostgresProxy {
  /** The same database and role by way of here. */
  through(url: string): string;
  /** From now on swallows all bytes both ways, and says nothing: no FIN, no RST. New connections open, and hear nothing. */
  swallow(): void;
  /** Breaks every connection and lets nobody in, as a server that is down. */
  refuse(): void;
  /** New connections work. Those that were swallowed stay silent for ever, for bytes of theirs are lost. */
  heal(): void;
  /**
   * Of the transactions that run a statement like `of`, breaks every second one's connection after Postgres has committed
   * it and before the client hears so, `times` times.
   */
  cutCommits(times: number, of: RegExp): Cuts;
  /** The next new session is ended by its server in one breath with its greeting. */
  endNextAtGreeting(): void;
  close(): Promise<void>;
}

export interface Cuts {
  /** How many there were so far. */
  done: number;
}

/** Without TLS, as the embedded server is. Connections to the databases of `sparing` always pass: the outside world's own. */
export async function postgresProxy(
  serverUrl: string,
  { sparing = [] }: { sparing?: readonly string[] } = {},
): Promise<PostgresProxy> {
  const target = new URL(serverUrl);
  const pairs = new Set<Pair>();
  const state: State = { mode: 'pass', cuts: null, sparing, endsNext: false };
  const server = createServer((client) => {
    const pair = new Pair(client, { host: target.hostname, port: Number(target.port) }, state, () =>
      pairs.delete(pair),
    );
    pairs.add(pair);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    through: (url) => {
      const at = new URL(url);
      at.hostname = '127.0.0.1';
      at.port = String(port);
      return at.toString();
    },
    swallow: () => {
      state.mode = 'swallow';
      for (const pair of pairs) pair.swallow();
    },
    refuse: () => {
      state.mode = 'refuse';
      for (const pair of [...pairs]) pair.refuse();
    },
    heal: () => void (state.mode = 'pass'),
    cutCommits: (times, of) => {
      const cuts = { done: 0 };
      state.cuts = { cuts, times, of, matches: 0 };
      return cuts;
    },
    endNextAtGreeting: () => void (state.endsNext = true),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const pair of [...pairs]) pair.break();
      }),
  };
}

interface State {
  mode: 'pass' | 'swallow' | 'refuse';
  sparing: readonly string[];
  endsNext: boolean;
  cuts: { cuts: Cuts; times: number; of: RegExp; matches: number } | null;
}

/** A client's connection and its own one to the server. */
class Pair {
  private readonly server: Socket;
  private readonly asked = new Frames(true);
  private readonly answered = new Frames(false);
  private swallowed = false;
  private spared = false;
  private greeted = false;
  /** Whether the transaction in hand has run a statement that is looked for. */
  private meant = false;

  constructor(
    private readonly client: Socket,
    target: { host: string; port: number },
    private readonly state: State,
    private readonly gone: () => void,
  ) {
    this.server = connect(target);
    for (const socket of [client, this.server])
      socket
        .setNoDelay(true)
        .on('error', () => this.end())
        .on('close', () => this.end());
    client.on('data', (chunk: Buffer) => {
      this.noteStatements(chunk);
      if (!this.swallowed && !client.destroyed) this.server.write(chunk);
    });
    this.server.on('data', (chunk: Buffer) => {
      const messages = [...this.answered.of(chunk)];
      if (this.isGreetingToEnd(messages)) client.end(Buffer.concat([chunk, ended]));
      else if (this.isCommitToCut(messages)) this.break();
      else if (!this.swallowed) client.write(chunk);
    });
  }

  swallow(): void {
    this.swallowed ||= !this.spared;
  }

  refuse(): void {
    if (!this.spared) this.break();
  }

  break(): void {
    this.client.destroy();
    this.server.destroy();
    this.gone();
  }

  /** One side is gone. Of a swallowed connection the other one never hears of it: a session stays on the server, with its locks. */
  private end(): void {
    if (!this.swallowed || (this.client.destroyed && this.server.destroyed)) this.break();
  }

  private noteStatements(chunk: Buffer): void {
    const { cuts } = this.state;
    for (const { type, body } of this.asked.of(chunk)) {
      if (type === '') this.begin(body);
      else if (cuts !== null && (type === 'Q' || type === 'P') && cuts.of.test(body.toString('utf8')))
        this.meant = true;
    }
  }

  /** The first message says to which database it goes. */
  private begin(startup: Buffer): void {
    this.spared = this.state.sparing.some((name) => startup.includes(`\0database\0${name}\0`));
    if (this.state.mode === 'swallow') this.swallow();
    if (this.state.mode === 'refuse') this.refuse();
  }

  private isGreetingToEnd(messages: readonly Message[]): boolean {
    if (this.greeted || !messages.some(({ type }) => type === 'Z')) return false;
    this.greeted = true;
    const { endsNext } = this.state;
    this.state.endsNext = false;
    return endsNext;
  }

  private isCommitToCut(messages: readonly Message[]): boolean {
    for (const { type, body } of messages) {
      const tag = type === 'C' ? body.toString('latin1').replace('\0', '') : '';
      if (tag !== 'COMMIT' && tag !== 'ROLLBACK') continue;
      const {
        meant,
        state: { cuts },
      } = this;
      this.meant = false;
      if (!meant || tag !== 'COMMIT' || cuts === null || cuts.cuts.done === cuts.times) continue;
      cuts.matches += 1;
      if (cuts.matches % 2 === 0) continue;
      cuts.cuts.done += 1;
      return true;
    }
    return false;
  }
}

/** What pg_terminate_backend makes the server say. */
const fields = Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0');
const ended = Buffer.concat([Buffer.from('E'), Buffer.alloc(4), fields]);
ended.writeInt32BE(4 + fields.length, 1);

interface Message {
  type: string;
  body: Buffer;
}

/** The messages of one direction of the protocol, out of a stream's chunks; the client's first one has no type. */
class Frames {
  private rest: Buffer = Buffer.alloc(0);

  constructor(private untyped: boolean) {}

  *of(chunk: Buffer): Generator<Message> {
    let left = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    for (;;) {
      const head = this.untyped ? 0 : 1;
      const length = left.length >= head + 4 ? left.readInt32BE(head) : Infinity;
      if (left.length < head + length) break;
      yield { type: head === 0 ? '' : String.fromCharCode(left[0]!), body: left.subarray(head + 4, head + length) };
      left = left.subarray(head + length);
      this.untyped = false;
    }
    this.rest = left;
  }
}
