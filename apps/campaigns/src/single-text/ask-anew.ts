import { Inject, Injectable } from '@nestjs/common';
import { nilTenant } from '@bellbird/auth';
import { Database } from '@bellbird/database';
import { publishMany } from '@bellbird/outbox';
import { CLOCK, eachApart, Every, LOGGER, type Clock, type Logger } from '@bellbird/service-host';
import { CallerIds, type Sender } from '../caller-id/caller-ids.js';
import { requestOf } from './request-texts.js';
import type { SingleText } from './single-text.js';
import { singleTexts } from './single-text.repository.js';

const minute = 60_000;
/** Look-ups of a text whose fate is unknown end well before. */
const answeredWithinMs = 30 * minute;
/** As far from its time as an answer may be late; what was not told a week later is nobody's question any more. */
const askedForMs = 7 * 24 * 60 * minute;
/** In place of a sender that was deleted since: nothing goes out so late, and what is known is told all the same. */
const gone: Sender = { id: nilTenant, phoneInternational: '', status: 'deleted' };

/**
 * Asks dispatch again for texts whose time is over and of which nothing was heard: the bus keeps single texts and their
 * results for an hour, and either service may have been away for longer. Dispatch tells again what it knows; a text that
 * it never had it refuses as too late, so that nothing is sent and the hold is given back.
 */
@Injectable()
export class AskAnew {
  constructor(
    private readonly db: Database,
    private readonly senders: CallerIds,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Every('60s')
  async execute(): Promise<void> {
    const now = this.clock.now().getTime();
    const at = (ms: number): string => new Date(ms).toISOString();
    const silent = await this.db.system((tx) =>
      tx.query<SingleText>(
        `update single_text set next_try_at = $1
          where (tenant_id, id) in (
            select tenant_id, id from single_text
             where state = 'sent' and not_after between $2 and $3 and (next_try_at is null or next_try_at <= $4)
             order by not_after for update skip locked limit 100)
          returning ${singleTexts.columns}`,
        [at(now + answeredWithinMs), at(now - askedForMs), at(now - answeredWithinMs), at(now)],
      ),
    );
    const requests = new Map(silent.map((text) => [`${text.tenantId} ${text.requestId}`, text]));
    await eachApart([...requests.values()], this.logger, (text) => this.ask(text));
  }

  private ask({ tenantId, requestId, callerId }: SingleText): Promise<void> {
    return this.db.tenant(tenantId, async (tx) => {
      const sender = (await this.senders.usableOrNone(tx, callerId)) ?? gone;
      // All of the request, those too of whom something was heard: dispatch may never have had it.
      const texts = await tx.query<SingleText>(
        `select ${singleTexts.columns} from single_text where tenant_id = $1 and request_id = $2 order by ordinal`,
        [tenantId, requestId],
      );
      await publishMany(tx, [requestOf(texts, sender, null)]);
    });
  }
}
