import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Database, isUuid, type Tx } from '@bellbird/database';
import { notFound, ProductError } from '@bellbird/errors';
import { Allowance, callerOf, dayMs, hourMs } from '@bellbird/limits';
import { actorOf } from '@bellbird/resource-kit';
import { CLOCK, CONFIG, once, Work, type Clock, type GraphContext } from '@bellbird/service-host';
import { consentWording, isClosed, readWish, type Booker } from '../booking/booking.js';
import { Bookings } from '../booking/bookings.js';
import { QueueHints } from '../live/queue-hints.js';
import { readQueue, type QueueView } from '../queue/queue-view.js';
import { closeQueue, estimateForNext, openQueue } from '../queue/queue.js';
import type { BookTurnInput, OwnTurnInput } from '../schema.generated.js';
import { checkShape, shapes } from '../shapes.js';
import { recordEvent } from '../turn/record-event.js';
import { bringBack, changeTurn, hasLiveTwin, moveTo, takeOff } from '../turn/take-step.js';
import { isTokenOf, tokenOf } from '../turn/turn-code.js';
import { lineOf, turns } from '../turn/turn-row.js';
import type { Turn } from '../turn/turn.js';
import type { WaitingListConfig } from '../waiting-list.config.js';
import { isOnSiteKey, onSiteKey } from './on-site-key.js';
import { publicTurn, wornBy } from './public-turn.js';

export type OwnAction = 'leave' | 'let-pass' | 'on-my-way' | 'come-back';

const bookingsOfBusiness = { most: 2_000, windowMs: hourMs };
const wrongLinks = { most: 30, windowMs: hourMs };
const comesBackMs = 10 * 60_000;
const kioskKeyMs = 90 * dayMs;

/** What customers do, with no log-in: join by the business's address, and all else by the token of their own turn. */
@Injectable()
export class PublicList {
  constructor(
    private readonly db: Database,
    private readonly work: Work,
    private readonly bookings: Bookings,
    private readonly allowance: Allowance,
    private readonly hints: QueueHints,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: WaitingListConfig,
  ) {}

  /** @throws the one 404 for a business that is unknown and for one that never opened a list. */
  async show(given: string) {
    return this.ofList(given, async (tx, tenantId) => {
      const view = await readQueue(tx, tenantId, this.clock.now());
      const { business, settings, day, waiting } = view;
      const capacity = day?.capacity ?? settings.capacity;
      const worn = wornBy(business, settings);
      return {
        ...worn,
        address: business.address,
        welcome: settings.branding.welcome,
        closedText: settings.branding.closedText,
        open: day?.state === 'open',
        paused: day?.paused ?? false,
        full: day !== null && capacity !== null && day.waiting >= capacity,
        publicBooking: settings.publicBooking,
        askPhone: settings.askPhone,
        askPartySize: settings.askPartySize,
        mostPartySize: settings.mostPartySize,
        resources: [...settings.resources],
        waiting: waiting.length,
        nowServing: await servedNow(tx, view),
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
    const now = this.clock.now();
    const { tenantId, business, settings, kiosk } = await this.ofList(given, async (tx, id) => ({
      ...(await readQueue(tx, id, now)),
      tenantId: id,
      kiosk: input.kioskKey == null ? false : await isKiosk(tx, id, input.kioskKey, now),
    }));
    const by = bookerOf(context, tenantId, kiosk);
    const businessName = settings.name ?? business.name;
    if (by.source === 'public') {
      if (settings.publicBooking === 'off') throw isClosed(businessName);
      const { onSiteKeys } = this.config;
      if (settings.publicBooking === 'on-site' && !isOnSiteKey(onSiteKeys, tenantId, input.onSiteKey ?? '', now))
        throw new ProductError('forbidden', 'Scan the code in the shop to join.');
    }
    const wish = readWish(input, { settings, country: business.country, businessName, now, by });
    if (by.source !== 'staff') await this.countBooking(context, tenantId);
    const { turnId } = await this.bookings.book(tenantId, { context, wish, by });
    return this.booked(tenantId, turnId);
  }

  /** What an address and a business may ask for; how many a phone gets is counted with the turns. */
  private async countBooking({ remoteAddress }: GraphContext, tenantId: string): Promise<void> {
    const anAddress = { most: this.config.bookingsAnHour, windowMs: hourMs };
    await this.allowance.spend('turns of an address', callerOf(remoteAddress), anAddress);
    await this.allowance.spend('turns of a business', tenantId, bookingsOfBusiness);
  }

  private booked(tenantId: string, turnId: string) {
    return this.db.tenant(tenantId, async (tx) => {
      const turn = await turns.find(tx, { tenantId, id: turnId });
      if (turn === null) throw notFound();
      return {
        turn: await this.shown(tx, turn),
        turnToken: this.tokenOf(turn),
        turnUrl: `${this.config.publicUrl}/t/${turn.code ?? ''}`,
      };
    });
  }

  /** Changes nothing: link scanners look too. @throws 404, 429. */
  async turn(context: GraphContext, id: string, token: string) {
    const tenantId = await this.ownerOf(context, id, token);
    return this.db.tenant(tenantId, async (tx) => {
      const turn = await turns.find(tx, { tenantId, id });
      if (turn?.code == null) throw notFound();
      return this.shown(tx, turn);
    });
  }

  /** @throws 404, 409 wrong-state, 429. */
  async act(context: GraphContext, id: string, token: string, input: OwnTurnInput) {
    checkShape(shapes.ownTurn, input);
    const action = input.action as OwnAction;
    const tenantId = await this.ownerOf(context, id, token);
    const asOwner: GraphContext = { ...context, caller: { kind: 'service', service: 'waiting-list', tenantId } };
    return this.db.tenant(tenantId, (tx) =>
      once(tx, asOwner, async () => {
        const queue = await openQueue(tx, tenantId, { now: this.clock.now(), publicUrl: this.config.publicUrl });
        const turn = await turns.find(tx, { tenantId, id });
        if (turn?.code == null) throw notFound();
        if (queue === null || queue.day.id !== turn.dayId) throw new ProductError('wrong-state', 'The list is closed.');
        await actions[action](queue, turn);
        await closeQueue(queue);
        tx.afterCommit(() => this.hints.boardChanged(tenantId));
        return this.shown(tx, (await turns.find(tx, { tenantId, id })) ?? turn);
      }),
    );
  }

  /** Where a short link leads; null where nowhere. @throws 429 after many wrong ones. */
  async link({ remoteAddress }: GraphContext, code: string) {
    const found = /^[0-9A-Za-z]{10}$/.test(code) ? await this.db.system((tx) => turnOfCode(tx, code)) : null;
    if (found !== null) return { ...found, turnToken: this.tokenOf({ id: found.turnId }) };
    await this.allowance.spend('wrong links of turns', callerOf(remoteAddress), wrongLinks);
    return null;
  }

  /** The code of the wall. */
  async onSite(context: GraphContext) {
    const { tenantId } = actorOf(context);
    const [key] = this.config.onSiteKeys;
    const made = onSiteKey(key!, tenantId, this.clock.now());
    return { ...made, url: `${this.config.publicUrl}/waiting-list/${tenantId}?k=${made.onSiteKey}` };
  }

  async createKioskKey(context: GraphContext) {
    const { tenantId } = actorOf(context);
    const now = this.clock.now();
    return this.work.read(context, async (tx) => {
      const kioskKey = randomBytes(16).toString('base64url');
      await tx.execute('insert into kiosk_key (tenant_id, hash, created_at, expires_at) values ($1, $2, $3, $4)', [
        tenantId,
        hashOf(kioskKey),
        now,
        new Date(now.getTime() + kioskKeyMs),
      ]);
      return { kioskKey, url: `${this.config.publicUrl}/waiting-list/${tenantId}?kiosk=1#${kioskKey}` };
    });
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
    const now = this.clock.now();
    const view = await readQueue(tx, turn.tenantId, now);
    return publicTurn(view, turn, await servedNow(tx, view));
  }

  /** The business of a turn, for who holds its token. Wrong ones count. */
  private async ownerOf({ remoteAddress }: GraphContext, id: string, token: string): Promise<string> {
    const isRight = isUuid(id) && isTokenOf(this.config.turnKeys, id.toLowerCase(), token);
    const tenantId = isRight ? await this.db.system((tx) => tenantOfTurn(tx, id)) : null;
    if (tenantId !== null) return tenantId;
    await this.allowance.spend('wrong links of turns', callerOf(remoteAddress), wrongLinks);
    throw notFound();
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

/** What a person may do with their own turn, under the lock of the day. @throws 409 wrong-state. */
const actions: Readonly<
  Record<OwnAction, (queue: NonNullable<Awaited<ReturnType<typeof openQueue>>>, turn: Turn) => Promise<unknown>>
> = {
  leave: async (queue, turn) => {
    if (turn.status === 'canceled') return;
    if (turn.status === 'attended') throw new ProductError('wrong-state');
    await takeOff(queue, turn, 'customer', null);
  },
  'let-pass': async (queue, turn) => {
    const { waiting, settings } = queue;
    const line = lineOf(waiting, turn.resource);
    const at = line.findIndex(({ id }) => id === turn.id);
    if (turn.status !== 'waiting' || at < 0) throw new ProductError('wrong-state');
    if (at === line.length - 1) throw new ProductError('wrong-state', 'Nobody is behind you.');
    if (turn.passes >= settings.letPassMost)
      throw new ProductError('wrong-state', `You have let ${turn.passes} pass already.`);
    await moveTo(queue, await changeTurn(queue, turn, { passes: turn.passes + 1 }), at + 1);
  },
  'on-my-way': async (queue, turn) => {
    if (turn.status !== 'waiting' && turn.status !== 'active') throw new ProductError('wrong-state');
    if (turn.onMyWayAt === null) await changeTurn(queue, turn, { onMyWayAt: queue.now });
  },
  'come-back': async (queue, turn) => {
    const { tx, tenantId, now, day } = queue;
    if (turn.status === 'waiting') return;
    const left = turn.endedAt === null ? 0 : new Date(turn.endedAt).getTime();
    const isTooLate = turn.status !== 'canceled' || turn.reason !== 'customer' || now.getTime() - left > comesBackMs;
    if (isTooLate || day.state !== 'open' || (await hasLiveTwin(queue, turn)))
      throw new ProductError('wrong-state', 'Join the list again.');
    await bringBack(queue, turn, 'waiting', null);
    await recordEvent(tx, { tenantId, turnId: turn.id, kind: 'came-back', by: null, at: now });
  },
};

function bookerOf({ caller }: GraphContext, tenantId: string, isKioskKey: boolean): Booker {
  const mayAdd = ['owner', 'merchant-editor'] as const;
  if (
    caller?.kind === 'user' &&
    caller.tenantId === tenantId &&
    !caller.isReadOnly &&
    mayAdd.some((each) => caller.permissions.includes(each))
  )
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

/** Numbers that are attended, the last called first. */
async function servedNow(tx: Tx, { day }: QueueView): Promise<number[]> {
  if (day === null) return [];
  const rows = await tx.query<{ number: number }>(
    "select number from turn where tenant_id = $1 and day_id = $2 and status = 'active' order by called_at desc, number desc limit 20",
    [day.tenantId, day.id],
  );
  return rows.map(({ number }) => number);
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
