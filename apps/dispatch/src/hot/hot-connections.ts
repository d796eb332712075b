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

/** Opened when they are first used, as all are. */
interface LicenceAndOutcome {
  licence: HotConnectionRing;
  outcome: HotConnectionRing;
}

/**
 * The connections of the hot path, as `dispatch_system` (it serves all tenants; each of its tables names it in a policy).
 * Apart from each other, so that a licence never waits behind an outcome, nor a heartbeat behind anything.
 */
export class HotConnections {
  /** Of campaigns: hundreds of messages a statement. */
  readonly bulk: LicenceAndOutcome;
  /** Of single texts: a statement each, so more of them at once, and never behind those of a campaign. */
  readonly singles: LicenceAndOutcome;
  readonly control: HotConnection;
  readonly heartbeat: HotConnection;
  readonly receipts: HotConnection;
  readonly links: HotConnection;
  readonly clicks: HotConnection;

  constructor(systemUrl: string) {
    const open = (purpose: string): HotConnection =>
      new HotConnection({ url: systemUrl, applicationName: `dispatch ${purpose}` });
    const ring = (purpose: string, connections: number): HotConnectionRing =>
      new HotConnectionRing(Array.from({ length: connections }, (_, at) => open(`${purpose} ${at + 1}`)));
    this.bulk = { licence: ring('licence', 2), outcome: ring('outcome', 2) };
    this.singles = { licence: ring('single licence', 4), outcome: ring('single outcome', 4) };
    this.control = open('control');
    this.heartbeat = open('heartbeat');
    this.receipts = open('receipts');
    this.links = open('links');
    this.clicks = open('clicks');
  }

  async close(): Promise<void> {
    const { bulk, singles, control, heartbeat, receipts, links, clicks } = this;
    const all = [
      bulk.licence,
      bulk.outcome,
      singles.licence,
      singles.outcome,
      control,
      heartbeat,
      receipts,
      links,
      clicks,
    ];
    await Promise.all(all.map((each) => each.close()));
  }
}
