import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { actorOf } from '@bellbird/resource-kit';
import { Work, type GraphContext } from '@bellbird/service-host';
import { QueueViews, readQueue } from '../queue/queue-view.js';
import { estimateForNext } from '../queue/queue.js';
import { addTexts, turnOut } from '../turn/turn-out.js';
import { turns } from '../turn/turn-row.js';
import type { Turn } from '../turn/turn.js';
import { dayOut, type WorkDay } from '../work-day/work-day.js';
import { readReplies } from './read-replies.js';

const mostWaiting = 1_000;
const mostEnded = 20;
const hourMs = 60 * 60_000;

/** The list as staff see it, read at one moment. */
@Injectable()
export class Boards {
  constructor(
    private readonly work: Work,
    private readonly views: QueueViews,
  ) {}

  show(context: GraphContext) {
    const { tenantId } = actorOf(context);
    const { now } = context;
    return this.work.read(context, async (tx) => {
      const view = await readQueue(tx, tenantId, now);
      this.views.know(context, view);
      const { day, waiting } = view;
      const active =
        day === null ? [] : await turnsOf(tx, day, "status = 'active' order by called_at desc, number desc");
      const last = day ?? (await lastDay(tx, tenantId));
      const ended =
        last === null
          ? []
          : await turnsOf(
              tx,
              last,
              `status in ('attended', 'canceled') order by ended_at desc, number desc limit ${mostEnded}`,
            );
      const [activeOut, waitingOut, endedOut] = [active, waiting.slice(0, mostWaiting), ended].map((each) =>
        each.map(turnOut),
      ) as [ReturnType<typeof turnOut>[], ReturnType<typeof turnOut>[], ReturnType<typeof turnOut>[]];
      await addTexts(tx, { tenantId }, [...activeOut, ...waitingOut, ...endedOut]);
      return {
        workDay: day && dayOut(day),
        active: activeOut,
        waiting: waitingOut,
        ended: endedOut,
        replies: day === null ? [] : await readReplies(tx, day, now),
        textsOff: await whyTextsStop(tx, tenantId, now),
        estimate: day === null ? null : estimateForNext(view),
        version: Number(last?.version ?? 0),
      };
    });
  }
}

const turnsOf = (tx: Tx, { tenantId, id }: Pick<WorkDay, 'tenantId' | 'id'>, rest: string): Promise<Turn[]> =>
  tx.query<Turn>(`select ${turns.columns} from turn where tenant_id = $1 and day_id = $2 and ${rest}`, [tenantId, id]);

/** Of the day that was last, those who ended stay on the board until the next is opened. */
async function lastDay(
  tx: Tx,
  tenantId: string,
): Promise<(Pick<WorkDay, 'tenantId' | 'id'> & { version: bigint }) | null> {
  const [last] = await tx.query<{ tenantId: string; id: string; version: bigint }>(
    'select tenant_id as "tenantId", id, version from work_day where tenant_id = $1 order by opened_at desc limit 1',
    [tenantId],
  );
  return last ?? null;
}

/** What became of the newest text of the last hour: where it was refused for want of money, or by the limit, staff are told. */
async function whyTextsStop(tx: Tx, tenantId: string, now: Date): Promise<'insufficient-balance' | 'limit' | null> {
  const [newest] = await tx.query<{ state: string; reason: string | null }>(
    "select state, reason from turn_text where tenant_id = $1 and at > $2 and state <> 'asked' order by at desc limit 1",
    [tenantId, new Date(now.getTime() - hourMs)],
  );
  if (newest?.state !== 'refused') return null;
  return newest.reason === 'insufficient-balance' || newest.reason === 'limit' ? newest.reason : null;
}
