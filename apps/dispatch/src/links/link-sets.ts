import type { HotConnection } from '../hot/hot-connection.js';
import { within } from './within.js';

/** Where the links of a campaign lead. */
export interface LinkSet {
  urls: readonly string[];
  /** The highest ordinal of the campaign. */
  people: number;
  /** The platform suspended the business. */
  isBlocked: boolean;
}

type Row = [no: number, urls: string[], people: number, isBlocked: boolean];

const read = {
  name: 'read-link-sets',
  text: `select s.no, s.urls, s.people, t.links_blocked_at is not null from link_set s join tenant t using (tenant_no) where s.no = any($1::int[])`,
};

const readContact = {
  name: 'read-contact-of-link',
  text: `select m.contact_id from link_set s join message m on m.tenant_no = s.tenant_no and m.id = (s.campaign_no::bigint << 32) + $2 where s.no = $1`,
};

const mostKept = 10_000;
/** So long a set counts as it was read: then a suspension is in force everywhere. */
const freshMs = 2_000;
/** So long who follows a known link waits to hear whether it was blocked meanwhile. */
const patienceMs = 25;
/** So long who follows a link of their own waits for it to know them: without, it leads to a page that does not. */
const longestContactMs = 50;
/** So many of them wait at once: a database that hangs would be asked all of it afterwards, before any link set. */
const mostWaiting = 100;
/** So long who follows a link that is not in memory waits for the database. */
const longestMs = 3_000;

/**
 * Link sets, those that were followed lately in memory, so that a database that hangs holds up nobody who follows them.
 * All that are wanted at once are read by one statement; what is unknown is read each time, as late as any other.
 */
export class LinkSets {
  private readonly kept = new Map<number, { set: LinkSet; readAt: number; isLate: boolean }>();
  private readonly reading = new Map<number, Promise<LinkSet | null>>();
  private gathering: Promise<ReadonlyMap<number, LinkSet>> | null = null;
  private wanted = new Set<number>();
  private last: Promise<unknown> = Promise.resolve();
  private asking = 0;

  constructor(
    private readonly connection: Pick<HotConnection, 'rows'>,
    private readonly nowMs: () => number,
  ) {}

  /** Whether it is in memory. */
  has(no: number): boolean {
    return this.kept.has(no);
  }

  /** Null where there is none. Rejects where it cannot be said. */
  async find(no: number): Promise<LinkSet | null> {
    const kept = this.kept.get(no);
    if (kept === undefined) return within(longestMs, this.read(no), () => Promise.reject(new Error('No answer.')));
    // Who comes while the answer is late already waits no more.
    if (this.nowMs() - kept.readAt < freshMs || (kept.isLate && this.reading.has(no))) return kept.set;
    return within(
      patienceMs,
      this.read(no).catch(() => kept.set),
      () => {
        kept.isLate = true;
        return Promise.resolve(kept.set);
      },
    );
  }

  /** The contact of a person of a campaign; null of who is none, and where the database does not say so in time. */
  contactOf(no: number, ordinal: number): Promise<string | null> {
    if (this.asking >= mostWaiting) return Promise.resolve(null);
    this.asking += 1;
    const asking = this.connection
      .rows<[contactId: string | null]>(readContact, [no, ordinal])
      .finally(() => void (this.asking -= 1));
    return within(
      longestContactMs,
      asking.then(([row]) => row?.[0] ?? null).catch(() => null),
      () => Promise.resolve(null),
    );
  }

  private read(no: number): Promise<LinkSet | null> {
    let reading = this.reading.get(no);
    if (reading === undefined) {
      reading = this.gather(no).finally(() => void this.reading.delete(no));
      reading.catch(() => undefined);
      this.reading.set(no, reading);
    }
    return reading;
  }

  private async gather(no: number): Promise<LinkSet | null> {
    this.wanted.add(no);
    this.gathering ??= this.readAll();
    const found = (await this.gathering).get(no) ?? null;
    this.kept.delete(no);
    if (found === null) return null;
    this.kept.set(no, { set: found, readAt: this.nowMs(), isLate: false });
    const [oldest] = this.kept.keys();
    if (this.kept.size > mostKept && oldest !== undefined) this.kept.delete(oldest);
    return found;
  }

  private async readAll(): Promise<ReadonlyMap<number, LinkSet>> {
    // Whoever asks while another statement is under way, or within this turn, is read with it.
    await this.last;
    await new Promise((resolve) => setImmediate(resolve));
    const wanted = [...this.wanted];
    this.wanted = new Set();
    this.gathering = null;
    const reading = this.connection.rows<Row>(read, [wanted]);
    this.last = reading.catch(() => undefined);
    const rows = await reading;
    return new Map(rows.map(([no, urls, people, isBlocked]) => [no, { urls, people, isBlocked }]));
  }
}
