import { HotConnection, type HotStatement } from './hot-connection.js';

/** Several connections for one kind of statement: the next one goes through that which has the least to do. */
export class HotConnectionRing {
  private turn = 0;

  constructor(private readonly connections: readonly HotConnection[]) {}

  rows<R extends readonly unknown[]>(statement: HotStatement, values: readonly unknown[]): Promise<R[]> {
    this.turn = (this.turn + 1) % this.connections.length;
    const inTurn = [...this.connections.slice(this.turn), ...this.connections.slice(0, this.turn)];
    return inTurn.reduce((least, each) => (each.load < least.load ? each : least)).rows<R>(statement, values);
  }

  async close(): Promise<void> {
    await Promise.all(this.connections.map((connection) => connection.close()));
  }
}

/**
 * The connections of the hot path, as `dispatch_system` (it serves all tenants; each of its tables names it in a policy).
 * Apart from each other, so that a licence never waits behind an outcome, nor a heartbeat behind anything.
 */
export class HotConnections {
  readonly licence: HotConnectionRing;
  readonly outcome: HotConnectionRing;
  readonly control: HotConnection;
  readonly heartbeat: HotConnection;
  readonly receipts: HotConnection;
  readonly links: HotConnection;
  readonly clicks: HotConnection;

  constructor(systemUrl: string) {
    const open = (purpose: string): HotConnection =>
      new HotConnection({ url: systemUrl, applicationName: `dispatch ${purpose}` });
    this.licence = new HotConnectionRing([open('licence 1'), open('licence 2')]);
    this.outcome = new HotConnectionRing([open('outcome 1'), open('outcome 2')]);
    this.control = open('control');
    this.heartbeat = open('heartbeat');
    this.receipts = open('receipts');
    this.links = open('links');
    this.clicks = open('clicks');
  }

  async close(): Promise<void> {
    await Promise.all(
      [...[this.licence, this.outcome, this.control, this.heartbeat], ...[this.receipts, this.links, this.clicks]].map(
        (each) => each.close(),
      ),
    );
  }
}
