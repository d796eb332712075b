import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { afterDecision, consentCollected } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { CLOCK, On, type Clock } from '@bellbird/service-host';
import { refreshFilterRows } from '../contact/refresh-filter-rows.js';
import { takeUpPerson } from '../contact/take-up-person.js';
import { leaveWord } from './consent-book.js';
import type { Decision, PhoneConsent } from './consent.js';
import { holdConsent, readConsent, recordDecisions, rememberDecision } from './record-decisions.js';

/**
 * A person agreed to marketing on a form outside the book, and the phone is theirs: they become a contact, and book and
 * door have the decision. Where they are out of everything it changes nothing, and is kept in the history alone.
 */
@Injectable()
export class TakeCollectedConsent {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  @On(consentCollected)
  async handle({ payload }: ConsumedEvent<typeof consentCollected>, tx: Tx): Promise<void> {
    const { tenantId, phone, scope, state, source, wording, decidedAt, firstName, lastName, contactId } = payload;
    const decision: Decision = { phone, scope, state, source, wording, decidedAt: new Date(decidedAt), contactId };
    // Contact before consent, as in every other change: who waits for each other waits in one order.
    const takenUp = wouldHold(await readConsent(tx, tenantId, phone), decision)
      ? await takeUpPerson(tx, tenantId, { phone, firstName, lastName }, this.clock.now())
      : null;
    await enter(tx, tenantId, { ...decision, contactId: takenUp ?? contactId });
    if (takenUp !== null) await refreshFilterRows(tx, tenantId, [takenUp]);
  }
}

const isOut = ({ all }: PhoneConsent): boolean => all?.state === 'out';

const wouldHold = (known: PhoneConsent, decision: Decision): boolean =>
  !isOut(known) && afterDecision(known[decision.scope], decision) === decision;

async function enter(tx: Tx, tenantId: string, decision: Decision): Promise<void> {
  const { phone } = decision;
  if (isOut(await holdConsent(tx, tenantId, phone))) {
    await rememberDecision(tx, tenantId, decision);
    // A STOP may have come since it was looked: whoever was just taken up shows it.
    await recordDecisions(tx, tenantId, phone, []);
    return;
  }
  await leaveWord(tx, tenantId, [decision]);
  await recordDecisions(tx, tenantId, phone, [decision]);
}
