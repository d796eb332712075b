import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { actorOf } from '@bellbird/resource-kit';
import { Work, type GraphContext } from '@bellbird/service-host';
import { businessOf, type Business } from '../business/business.js';
import type { Pace } from '../estimate/estimate.js';
import { readPaces } from '../estimate/read-pace.js';
import { readSettings } from '../settings/read-settings.js';
import type { Settings } from '../settings/settings.js';
import { waitingTurns } from '../turn/turn-row.js';
import type { Turn } from '../turn/turn.js';
import { presentDay, type WorkDay } from '../work-day/work-day.js';

/** The list at one moment, for who only looks. */
export interface QueueView {
  business: Business;
  settings: Settings;
  /** Null while none is open. */
  day: WorkDay | null;
  waiting: Turn[];
  paceOf: (resource: string | null) => Pace;
}

const noPace: Pace = { gaps: [], usualSeconds: null, givenSeconds: 300, sinceCall: 0, errorMinutes: null };

/** Reads the list without locking anything. */
export async function readQueue(tx: Tx, tenantId: string, now: Date): Promise<QueueView> {
  const { settings } = await readSettings(tx, tenantId);
  const business = await businessOf(tx, tenantId);
  const day = await presentDay(tx, tenantId);
  if (day === null) return { business, settings, day, waiting: [], paceOf: () => noPace };
  return {
    business,
    settings,
    day,
    waiting: await waitingTurns(tx, day),
    paceOf: await readPaces(tx, day, settings, { now, timeZone: business.timeZone }),
  };
}

const key = Symbol('the list');

/** The list as a request sees it: read once, however many turns it answers. */
@Injectable()
export class QueueViews {
  constructor(private readonly work: Work) {}

  of(context: GraphContext): Promise<QueueView> {
    const known = context.loaders.get(key) as Promise<QueueView> | undefined;
    if (known !== undefined) return known;
    const { tenantId } = actorOf(context);
    const view = this.work.read(context, (tx) => readQueue(tx, tenantId, context.now));
    context.loaders.set(key, view);
    return view;
  }

  /** Takes a view that was read with something else. */
  know(context: GraphContext, view: QueueView): void {
    context.loaders.set(key, Promise.resolve(view));
  }
}
