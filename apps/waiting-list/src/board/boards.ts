import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { hourMs } from '@bellbird/limits';
import { actorOf } from '@bellbird/resource-kit';
import { Work, type GraphContext } from '@bellbird/service-host';
import { readAtOneMoment, type QueueView } from '../queue/queue-view.js';
import { estimateForNext } from '../queue/queue.js';
import { publicTextsInLastHour } from '../texts/ask-turn-texts.js';
import { placeIn } from '../turn/add-places.js';
import { addTexts, hideLinks, turnOut } from '../turn/turn-out.js';
import { turns } from '../turn/turn-row.js';
import type { Turn } from '../turn/turn.js';
import { dayOut, lastDay, type WorkDay } from '../work-day/work-day.js';
import { readReplies } from './read-replies.js';

const mostWaiting = 1_000;
const mostEnded = 20;

/** The list as staff see it, read at one moment. */
@Injectable()
export class Boards {
  constructor(private readonly work: Work) {}

  show(context: GraphContext) {
    const actor = actorOf(context);
    const { tenantId } = actor;
    const { now } = context;
    return this.work.read(context, (tx) =>
      readAtOneMoment(tx, tenantId, now, async (view) => {
        const { day, waiting } = view;
        const active =
          day === null ? [] : await turnsOf(tx, day, "status = 'active' order by called_at desc, number desc");
        // Those who ended on the day that was last stay on the board until the next is opened.
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
        placeIn(view, waitingOut);
        hideLinks(actor, [...activeOut, ...waitingOut, ...endedOut]);
        return {
          workDay: day && dayOut(day),
          active: activeOut,
          waiting: waitingOut,
          ended: endedOut,
          replies: day === null ? [] : await readReplies(tx, day, now),
          textsOff: await whyTextsStop(tx, view, now),
          estimate: day === null ? null : estimateForNext(view),
          version: Number(last?.version ?? 0),
        };
      }),
    );
  }
}

/** Those of a day that are shown. */
const turnsOf = (tx: Tx, { tenantId, id }: Pick<WorkDay, 'tenantId' | 'id'>, rest: string): Promise<Turn[]> =>
  tx.query<Turn>(
    `select ${turns.columns} from turn where tenant_id = $1 and day_id = $2 and deleted_at is null and ${rest}`,
    [tenantId, id],
  );

/** What stops texts: the limit of public ones, or want of money, as the text says of which was heard last. Staff are told. */
async function whyTextsStop(
  tx: Tx,
  { business: { tenantId }, settings }: QueueView,
  now: Date,
): Promise<'insufficient-balance' | 'limit' | null> {
  if ((await publicTextsInLastHour(tx, tenantId, now)) >= settings.mostTextsAnHour) return 'limit';
  const [newest] = await tx.query<{ state: string; reason: string | null }>(
    "select state, reason from turn_text where tenant_id = $1 and at > $2 and state <> 'asked' and kind <> 'thank-and-review' order by at desc limit 1",
    [tenantId, new Date(now.getTime() - hourMs)],
  );
  return newest?.state === 'refused' && newest.reason === 'insufficient-balance' ? newest.reason : null;
}
