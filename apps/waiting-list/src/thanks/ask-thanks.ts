import { Inject, Injectable } from '@nestjs/common';
import { Database, type Tx } from '@bellbird/database';
import { isProductError } from '@bellbird/errors';
import { hourMs } from '@bellbird/limits';
import { CLOCK, CONFIG, eachApart, Every, faultPoint, LOGGER, type Clock, type Logger } from '@bellbird/service-host';
import { QueueHints } from '../live/queue-hints.js';
import { listOf } from '../settings/list-of.js';
import { askTurnTexts } from '../texts/ask-turn-texts.js';
import { textIdOf } from '../texts/turn-text.js';
import { turnUrlBy } from '../turn/turn-code.js';
import { turns } from '../turn/turn-row.js';
import type { Turn } from '../turn/turn.js';
import type { WaitingListConfig } from '../waiting-list.config.js';
import { thanksTypeOf } from './thanks-due.js';
import { TurnReviews, type ClaimedReview } from './turn-reviews.js';

/** Turns of one sweep. */
const atOnce = 100;
/** How long after it was due a text still goes. */
const lifeMs = { transactional: 24 * hourMs, review: 48 * hourMs };

interface Due {
  tenantId: string;
  id: string;
}

/**
 * Thanks who was attended, once it is due: asks reviews for the link, outside of any transaction, then asks for the text.
 * Killed between the two it asks again and is answered the same.
 */
@Injectable()
export class AskThanks {
  constructor(
    private readonly db: Database,
    private readonly reviews: TurnReviews,
    private readonly hints: QueueHints,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: WaitingListConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Every('5s')
  async sweep(): Promise<void> {
    const due = await this.db.system((tx) =>
      tx.query<Due>(
        `select tenant_id as "tenantId", id from turn
          where thanks_due_at <= $1 and status = 'attended' and phone is not null order by thanks_due_at limit $2`,
        [this.clock.now(), atOnce],
      ),
    );
    await eachApart(due, this.logger, (each) => this.thank(each));
  }

  private async thank({ tenantId, id }: Due): Promise<void> {
    const turn = await this.db.tenant(tenantId, (tx) => stillDue(tx, { tenantId, id }, this.clock.now()));
    if (turn === null) return;
    const messageType = thanksTypeOf(turn);
    const isLate = this.clock.now().getTime() - turn.thanksDueAt.getTime() > lifeMs[messageType];
    const { phone, contactId } = turn;
    let answer: ClaimedReview | null;
    try {
      const claim = {
        tenantId,
        turnId: id,
        textId: textIdOf(id, 'thank-and-review', 1),
        phone,
        contactId,
        messageType,
      };
      answer = isLate ? null : await this.reviews.claim(claim);
    } catch (error) {
      // It cannot be known now: the next sweep asks again, until it is too late.
      if (isProductError(error)) return;
      throw error;
    }
    faultPoint('thanks-claimed');
    await this.db.tenant(tenantId, (tx) => this.ask(tx, { tenantId, id }, answer));
  }

  private async ask(tx: Tx, { tenantId, id }: Due, answer: ClaimedReview | null): Promise<void> {
    const now = this.clock.now();
    const turn = await stillDue(tx, { tenantId, id }, now, 'for update');
    // Brought back, or thanked by somebody else, since it was looked.
    if (turn === null) return;
    const list = await listOf(tx, tenantId);
    const messageType = thanksTypeOf(turn);
    const world = { ...list, tenantId, now, turnUrlOf: turnUrlBy(this.config.publicUrl) };
    const request = {
      messageType,
      notAfter: new Date(turn.thanksDueAt.getTime() + lifeMs[messageType]),
      reviewLink: answer !== null && 'reviewLink' in answer ? answer.reviewLink : null,
    };
    const refusal = answer === null ? 'too-late' : 'reason' in answer ? answer.reason : null;
    await askTurnTexts(tx, world, [{ turn, kind: 'thank-and-review', estimateMinutes: null, request, refusal }]);
    await turns.update(tx, { tenantId, id }, { thanksDueAt: null });
    tx.afterCommit(() => this.hints.boardChanged(tenantId));
  }
}

async function stillDue(
  tx: Tx,
  where: Due,
  now: Date,
  lock: 'for update' | '' = '',
): Promise<(Turn & { thanksDueAt: Date; phone: string }) | null> {
  const turn = await turns.find(tx, { ...where, status: 'attended' }, lock);
  if (turn?.thanksDueAt == null || turn.phone === null) return null;
  const thanksDueAt = new Date(turn.thanksDueAt);
  return thanksDueAt > now ? null : { ...turn, thanksDueAt, phone: turn.phone };
}
