import { createHash, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Database, Groups, isUuid, type Tx } from '@bellbird/database';
import { notFound, ProductError } from '@bellbird/errors';
import { Allowance, callerOf, dayMs, hourMs } from '@bellbird/limits';
import { actorOf } from '@bellbird/resource-kit';
import { CLOCK, CONFIG, once, Work, type Clock, type GraphContext } from '@bellbird/service-host';
import { consentWording, isClosed, readWish, type Booker } from '../booking/booking.js';
import { Bookings, type Order } from '../booking/bookings.js';
import { PricedCountries } from '../booking/priced-countries.js';
import type { Business } from '../business/business.js';
import { keepLatest } from '../keep-latest.js';
import { QueueHints } from '../live/queue-hints.js';
import { readQueue } from '../queue/queue-view.js';
import { closeQueue, estimateForNext } from '../queue/queue.js';
import { Queues } from '../queue/queues.js';
import type { BookTurnInput, OwnTurnInput } from '../schema.generated.js';
import { listOf } from '../settings/list-of.js';
import { listName, type Settings } from '../settings/settings.js';
import { checkShape, shapes } from '../shapes.js';
import { isTokenOf, tokenOf, turnUrlBy } from '../turn/turn-code.js';
import { findTurn } from '../turn/turn-row.js';
import { mayChangeTurns, type Turn } from '../turn/turn.js';
import type { WaitingListConfig } from '../waiting-list.config.js';
import { isFull } from '../work-day/work-day.js';
import { isOnSiteKey, onSiteKey } from './on-site-key.js';
import type { OwnAction } from './own-action-words.js';
import { ownActions } from './own-actions.js';
import { publicTurn, wornBy } from './public-turn.js';

const wrongLinks = { most: 30, windowMs: hourMs };
const kioskKeyMs = 90 * dayMs;
const mostTogether = 1_000;
const mostBusinesses = 10_000;

/** What customers do, with no log-in: join by the business's address, and all else by the token of their own turn. */
@Injectable()
export class PublicList {
  /** What a booking is read by; a rush reads it once a group. */
  private readonly asked = new Groups<null, { business: Business; settings: Settings }>(
    mostTogether,
    async (id, group) => {
      const read = await this.ofList(id, listOf);
      return group.map(() => read);
    },
  );

  /** Whose the turns are that were looked at last, by their ids: it never changes, and a page asks every few seconds. */
  private readonly businesses = new Map<string, string>();

  constructor(
    private readonly db: Database,
    private readonly work: Work,
    private readonly bookings: Bookings,
    private readonly queues: Queues,
    private readonly priced: PricedCountries,
    private readonly allowance: Allowance,
    private readonly hints: QueueHints,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: WaitingListConfig,
  ) {}

  /** @throws the one 404 for a business that is unknown and for one that never opened a list. */
  async show(given: string) {
    return this.ofList(given, async (tx, tenantId) => {
      const view = await readQueue(tx, tenantId, this.clock.now());
      const { business, settings, day, waiting, nowServing } = view;
      const worn = wornBy(business, settings);
      return {
        ...worn,
        address: business.address,
        welcome: settings.branding.welcome,
        closedText: settings.branding.closedText,
        open: settings.enabled && day?.state === 'open',
        paused: day?.paused ?? false,
        full: day !== null && isFull(day, settings),
        publicBooking: settings.publicBooking,
        askPhone: settings.askPhone,
        askPartySize: settings.askPartySize,
        mostPartySize: settings.mostPartySize,
        resources: [...settings.resources],
        waiting: waiting.length,
        nowServing: [...nowServing],
        estimate: day === null ? null : estimateForNext(view),
        privacyUrl: `${this.config.publicUrl}/privacy-policy/${tenantId}`,
        consentWording: consentWording(worn.businessName),
        onSiteKeyNeeded: settings.publicBooking === 'on-site',
      };
    });
  }

  /** @throws 400, 403, 404, 409, 429. */
  async book(context: GraphContext, given: string, input: BookTurnInput) {
    checkShape(shapes.booking, input);
    if (!isUuid(given)) throw notFound();
    const tenantId = given.toLowerCase();
    const read = (): Promise<Order> => this.order(context, tenantId, input);
    const { turnId, shown, code } = await this.bookings.book(tenantId, context, read);
    if (shown === undefined) return this.booked(tenantId, turnId);
    return {
      turn: shown,
      turnToken: this.tokenOf(shown),
      turnUrl: turnUrlBy(this.config.publicUrl)({ code: code ?? null }),
    };
  }

  /** What is asked for and by whom, where they may. */
  private async order(context: GraphContext, tenantId: string, input: BookTurnInput): Promise<Order> {
    const now = this.clock.now();
    const { business, settings } = await this.asked.add(tenantId, null);
    const kiosk = input.kioskKey != null && (await this.isKiosk(tenantId, input.kioskKey, now));
    const by = bookerOf(context, tenantId, kiosk);
    const businessName = listName(business, settings);
    if (by.source === 'public') {
      if (settings.publicBooking === 'off') throw isClosed(businessName);
      const { onSiteKeys } = this.config;
      if (settings.publicBooking === 'on-site' && !isOnSiteKey(onSiteKeys, tenantId, input.onSiteKey ?? '', now))
        throw new ProductError('forbidden', 'Scan the code in the shop to join.');
    }
    const priced = by.source === 'staff' ? null : await this.priced.of(tenantId);
    const wish = readWish(input, { settings, country: business.country, businessName, now, by, priced });
    if (by.source !== 'staff') await this.countBooking(context);
    return { wish, by };
  }

  private isKiosk(tenantId: string, kioskKey: string, now: Date): Promise<boolean> {
    return this.db.tenant(tenantId, (tx) => isKiosk(tx, tenantId, kioskKey, now));
  }

  /** What an address may ask for; how many a phone and a business get is counted with the turns that were given. */
  private async countBooking({ remoteAddress }: GraphContext): Promise<void> {
    const anAddress = { most: this.config.bookingsAnHour, windowMs: hourMs };
    await this.allowance.spend('turns of an address', callerOf(remoteAddress), anAddress);
  }

  private booked(tenantId: string, turnId: string) {
    return this.db.tenant(tenantId, async (tx) => {
      const turn = await findTurn(tx, { tenantId, id: turnId });
      if (turn === null) throw notFound();
      return {
        turn: await this.shown(tx, turn),
        turnToken: this.tokenOf(turn),
        turnUrl: turnUrlBy(this.config.publicUrl)(turn),
      };
    });
  }

  /** Changes nothing: link scanners look too. @throws 404, 429. */
  async turn(context: GraphContext, id: string, token: string) {
    const known = this.isOwn(id, token) ? this.businesses.get(id.toLowerCase()) : undefined;
    const tenantId = known ?? (await this.ownerOf(context, id, token));
    const shown = await this.db.tenant(tenantId, async (tx) => {
      const view = await readQueue(tx, tenantId, this.clock.now());
      const waits = view.waiting.find((each) => each.id === id.toLowerCase());
      const turn = waits ?? (await findTurn(tx, { tenantId, id }));
      return turn?.code == null ? null : publicTurn(view, turn);
    });
    // Deleted or forgotten since its business was known: its link is as wrong as any other.
    if (shown === null) return this.refuseLink(context);
    keepLatest(this.businesses, id.toLowerCase(), tenantId, mostBusinesses);
    return shown;
  }

  /** @throws 404, 409 wrong-state, 429. */
  async act(context: GraphContext, id: string, token: string, input: OwnTurnInput) {
    checkShape(shapes.ownTurn, input);
    const action = input.action as OwnAction;
    const tenantId = await this.ownerOf(context, id, token);
    const asOwner: GraphContext = { ...context, caller: { kind: 'service', service: 'waiting-list', tenantId } };
    return this.db.tenant(tenantId, (tx) =>
      once(tx, asOwner, async () => {
        const queue = await this.queues.open(tx, tenantId);
        const turn = await findTurn(tx, { tenantId, id });
        if (turn?.code == null) throw notFound();
        if (queue === null || queue.day.id !== turn.dayId) throw new ProductError('wrong-state', 'The list is closed.');
        // Who asks for what is so already changes nothing.
        if (!(await ownActions[action](queue, turn))) return this.shown(tx, turn);
        const day = await closeQueue(queue);
        tx.afterCommit(() => this.hints.queueChanged(day));
        return this.shown(tx, (await findTurn(tx, { tenantId, id })) ?? turn);
      }),
    );
  }

  /** Where a short link leads; null where nowhere. @throws 429 after many wrong ones. */
  async link(context: GraphContext, code: string) {
    const found = /^[0-9A-Za-z]{10}$/.test(code) ? await this.db.system((tx) => turnOfCode(tx, code)) : null;
    if (found !== null) return { ...found, turnToken: this.tokenOf({ id: found.turnId }) };
    await this.countWrongLink(context);
    return null;
  }

  /** The code of the wall. */
  async onSite(context: GraphContext) {
    const { tenantId } = actorOf(context);
    const [key] = this.config.onSiteKeys;
    const made = onSiteKey(key!, tenantId, this.clock.now());
    return { ...made, url: `${this.config.publicUrl}/waiting-list/${tenantId}?k=${made.onSiteKey}` };
  }

  /** Asked again it is the same key, though no answer that is kept holds it: it is made of a salt, which is kept. */
  async createKioskKey(context: GraphContext) {
    const { tenantId } = actorOf(context);
    const now = this.clock.now();
    const keyOf = (salt: string): string => tokenOf(this.config.kioskSecret, salt);
    const salt = await this.work.change(context, async (tx) => {
      const fresh = randomUUID();
      await tx.execute('insert into kiosk_key (tenant_id, hash, created_at, expires_at) values ($1, $2, $3, $4)', [
        tenantId,
        hashOf(keyOf(fresh)),
        now,
        new Date(now.getTime() + kioskKeyMs),
      ]);
      return fresh;
    });
    const kioskKey = keyOf(salt);
    return { kioskKey, url: `${this.config.publicUrl}/waiting-list/${tenantId}?kiosk=1#${kioskKey}` };
  }

  async deleteKioskKeys(context: GraphContext): Promise<boolean> {
    const { tenantId } = actorOf(context);
    await this.work.read(context, (tx) => tx.execute('delete from kiosk_key where tenant_id = $1', [tenantId]));
    return true;
  }

  private tokenOf({ id }: Pick<Turn, 'id'>): string {
    return tokenOf(this.config.turnKeys[0]!, id);
  }

  private async shown(tx: Tx, turn: Turn) {
    return publicTurn(await readQueue(tx, turn.tenantId, this.clock.now()), turn);
  }

  private isOwn(id: string, token: string): boolean {
    return isUuid(id) && isTokenOf(this.config.turnKeys, id.toLowerCase(), token);
  }

  /** The business of a turn, for who holds its token. Wrong ones count. */
  private async ownerOf(context: GraphContext, id: string, token: string): Promise<string> {
    const tenantId = this.isOwn(id, token) ? await this.db.system((tx) => tenantOfTurn(tx, id)) : null;
    return tenantId ?? this.refuseLink(context);
  }

  /** @throws 404; 429 after many wrong ones. */
  private async refuseLink(context: GraphContext): Promise<never> {
    await this.countWrongLink(context);
    throw notFound();
  }

  private countWrongLink({ remoteAddress }: GraphContext): Promise<void> {
    return this.allowance.spend('wrong links of turns', callerOf(remoteAddress), wrongLinks);
  }

  private async ofList<T>(given: string, read: (tx: Tx, tenantId: string) => Promise<T>): Promise<T> {
    if (!isUuid(given)) throw notFound();
    const tenantId = given.toLowerCase();
    return this.db.tenant(tenantId, async (tx) => {
      const [opened] = await tx.query('select 1 from work_day where tenant_id = $1 limit 1', [tenantId]);
      if (opened === undefined) throw notFound();
      return read(tx, tenantId);
    });
  }
}

function bookerOf({ caller }: GraphContext, tenantId: string, isKioskKey: boolean): Booker {
  if (caller?.kind === 'user' && caller.tenantId === tenantId && !caller.isReadOnly && mayChangeTurns(caller))
    return { source: 'staff', userId: caller.userId };
  return { source: isKioskKey ? 'kiosk' : 'public', userId: null };
}

const hashOf = (kioskKey: string): Buffer => createHash('sha256').update(kioskKey).digest();

async function isKiosk(tx: Tx, tenantId: string, kioskKey: string, now: Date): Promise<boolean> {
  const [known] = await tx.query('select 1 from kiosk_key where tenant_id = $1 and hash = $2 and expires_at > $3', [
    tenantId,
    hashOf(kioskKey),
    now,
  ]);
  if (known === undefined) throw new ProductError('forbidden', 'This screen may not add people any more.');
  return true;
}

/** As the system, since nobody is signed in: the business of a turn, by its id or by the end of its link, and nothing else. */
async function tenantOfTurn(tx: Tx, id: string): Promise<string | null> {
  const [found] = await tx.query<{ tenantId: string }>(
    'select tenant_id as "tenantId" from turn where id = $1 and code is not null',
    [id],
  );
  return found?.tenantId ?? null;
}

async function turnOfCode(tx: Tx, code: string): Promise<{ tenantId: string; turnId: string } | null> {
  const [found] = await tx.query<{ tenantId: string; turnId: string }>(
    'select tenant_id as "tenantId", id as "turnId" from turn where code = $1',
    [code],
  );
  return found ?? null;
}
