import pg from 'pg';
import { inTurn } from '@bellbird/database';
import { ownerLock } from './bus-schema.js';

/** Something that owns partitions while it lives; `owner` is null while the control connection is down. */
export interface Member {
  owner: number | null;
}

const channel = 'bus';
const notifyEveryMs = 50;

/**
 * The one connection of a process that proves that it lives (an advisory lock a member, gone the moment the process
 * is), and that tells other processes of new messages: at most one NOTIFY in 50 ms, in an autocommit of its own, for
 * NOTIFY inside a business transaction costs seven eighths of its speed. Comes back by itself after a break, with new
 * numbers: what the old ones held is then anybody's.
 */
export class ControlConnection {
  private client: pg.Client | null = null;
  private connecting: Promise<void> | null = null;
  private readonly members = new Set<Member>();
  private notifyTimer: NodeJS.Timeout | undefined;
  private retryTimer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    private readonly config: pg.ClientConfig,
    private readonly onWake: () => void,
    private readonly onOpen: (client: pg.Client) => void,
  ) {}

  async open(): Promise<void> {
    await this.connect();
  }

  /** Gives the member a number of its own, now and after every break. */
  async join(member: Member): Promise<void> {
    this.members.add(member);
    await this.connecting;
    if (this.client !== null && member.owner === null) await this.number(this.client, member);
  }

  async leave(member: Member): Promise<void> {
    this.members.delete(member);
    const owner = member.owner;
    member.owner = null;
    if (owner !== null && this.client !== null)
      await inTurn(this.client, 'select pg_advisory_unlock($1, $2)', [ownerLock, owner]).catch(() => undefined);
  }

  /** Asks something, so that a connection is found out to be dead which nobody has closed; it then comes back anew. */
  async check(): Promise<void> {
    const client = this.client;
    if (client !== null) await inTurn(client, 'select 1').catch(() => client.end().catch(() => undefined));
  }

  /** Tells the other processes, soon. A lost one costs at most a poll's wait. */
  notify(): void {
    if (this.notifyTimer !== undefined || this.closed) return;
    this.notifyTimer = setTimeout(() => {
      this.notifyTimer = undefined;
      if (this.client !== null) inTurn(this.client, `notify ${channel}`).catch(() => undefined);
    }, notifyEveryMs);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.notifyTimer);
    clearTimeout(this.retryTimer);
    await this.connecting?.catch(() => undefined);
    const client = this.client;
    this.client = null;
    await client?.end().catch(() => undefined);
  }

  private connect(): Promise<void> {
    this.connecting = this.connectOnce().finally(() => (this.connecting = null));
    return this.connecting;
  }

  private async connectOnce(): Promise<void> {
    const client = new pg.Client(this.config);
    client.on('error', () => undefined);
    try {
      await client.connect();
      this.onOpen(client);
      const pid = (client as unknown as { processID: number }).processID;
      client.on('notification', (message) => {
        if (message.processId !== pid) this.onWake();
      });
      await inTurn(client, `listen ${channel}`);
      for (const member of this.members) await this.number(client, member);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    if (this.closed) return client.end();
    this.client = client;
    client.once('end', () => this.lost(client));
    this.onWake();
  }

  private async number(client: pg.Client, member: Member): Promise<void> {
    const { rows } = await inTurn<{ owner: number }>(client, `select nextval('bus_owner')::int as owner`);
    await inTurn(client, 'select pg_advisory_lock($1, $2)', [ownerLock, rows[0]!.owner]);
    member.owner = rows[0]!.owner;
  }

  private lost(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = null;
    for (const member of this.members) member.owner = null;
    this.retry(100);
  }

  private retry(waitMs: number): void {
    if (this.closed) return;
    this.retryTimer = setTimeout(
      () => {
        this.connect().catch(() => this.retry(Math.min(waitMs * 2, 2_000)));
      },
      waitMs * (0.5 + Math.random() / 2),
    );
  }
}
