import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { messageResulted } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { OnMany } from '@bellbird/service-host';
import { outranks, type SingleText } from './single-text.js';
import { makeSteps, singleTexts, type Step } from './single-text.repository.js';

/** What dispatch says became of texts. A result of before, or the same again, changes nothing. */
@Injectable()
export class TakeResults {
  /** Of each text every step is told; where several came at once, one after the other. */
  @OnMany(messageResulted)
  async resulted(events: readonly ConsumedEvent<typeof messageResulted>[], tx: Tx): Promise<void> {
    const { tenantId } = events[0]!;
    const texts = await tx.query<SingleText>(
      `select ${singleTexts.columns} from single_text where tenant_id = $1 and request_id = any($2::uuid[])
        order by request_id, ordinal for update`,
      [tenantId, events.map(({ payload }) => payload.requestId)],
    );
    const known = new Map(texts.map((text) => [placeOf(text), text]));
    const steps = new Map<string, Step[]>();
    for (const { payload, traceparent: trace } of events)
      for (const { ordinal, state, reason, parts, cost, at } of payload.people) {
        const place = placeOf({ requestId: payload.requestId, ordinal });
        const text = known.get(place);
        if (text === undefined || !outranks(state, text.state)) continue;
        const step = { known: text, state, reason, parts, cost: BigInt(cost), at: new Date(at), trace };
        steps.set(place, [...(steps.get(place) ?? []), step]);
        known.set(place, { ...text, state });
      }
    const most = Math.max(0, ...[...steps.values()].map(({ length }) => length));
    for (let nth = 0; nth < most; nth++)
      await makeSteps(
        tx,
        tenantId,
        [...steps.values()].flatMap((ofText) => ofText[nth] ?? []),
      );
  }
}

const placeOf = ({ requestId, ordinal }: Pick<SingleText, 'requestId' | 'ordinal'>): string =>
  `${requestId} ${ordinal}`;
