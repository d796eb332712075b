import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { messageResulted } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { On } from '@bellbird/service-host';
import { outranks, type SingleText } from './single-text.js';
import { singleTexts, stepTo } from './single-text.repository.js';

/** What dispatch says became of texts. A result of before, or the same again, changes nothing. */
@Injectable()
export class TakeResults {
  @On(messageResulted)
  async resulted({ payload }: ConsumedEvent<typeof messageResulted>, tx: Tx): Promise<void> {
    const { tenantId, requestId, people } = payload;
    const texts = await tx.query<SingleText>(
      `select ${singleTexts.columns} from single_text where tenant_id = $1 and request_id = $2 order by ordinal for update`,
      [tenantId, requestId],
    );
    for (const { ordinal, state, reason, parts, cost, at } of people) {
      const known = texts.find((text) => text.ordinal === ordinal);
      if (known === undefined || !outranks(state, known.state)) continue;
      await stepTo(tx, known, { state, reason, parts, cost: BigInt(cost), at: new Date(at) });
    }
  }
}
