import { Inject, Injectable } from '@nestjs/common';
import { Database, type Tx } from '@bellbird/database';
import { CLOCK, faultPoint, LOGGER, type Clock, type Logger } from '@bellbird/service-host';
import { CreateCampaign } from '../../editing/create-campaign.js';
import { smsKind } from '../../kinds/sms/sms-kind.js';
import { assertMaySend } from '../../suspension/sending-pause.js';
import { afterRefusal, maxCosts, overCost, stopped, type Automation } from '../automation.js';
import { change, lockAsSeen, nobody, spentSince } from '../automation.repository.js';
import { endVisits, nextVisit, rememberOccasion } from './occasions.js';
import { gatheredAt, gatherMs } from './occurrence.js';
import type { Plan, PlannedVisit } from './plan-run.js';
import { addedUp, type Part } from './quote-run.js';
import { startOfMonth } from './runs.js';

/** Writes a run as it was planned: its campaigns, whom each is for, and when the next one comes, in one transaction. */
@Injectable()
export class SendRun {
  constructor(
    private readonly db: Database,
    private readonly campaigns: CreateCampaign,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Nothing where the automation has changed since it was planned: the next turn plans anew. @throws 409 where sending was paused meanwhile. */
  async send(seen: Automation, plan: Plan | null): Promise<void> {
    if (plan === null) return;
    await this.db.tenant(seen.tenantId, async (tx) => {
      if (!(await lockAsSeen(tx, seen))) return;
      const now = this.clock.now();
      const spent = await spentSince(tx, seen.id, startOfMonth(now, plan.terms.timeZone));
      const refused = refusal(seen, plan, spent);
      if (refused === null) await this.write(tx, seen, plan, spent, now);
      else this.logger.info({ automationId: seen.id }, 'A run of an automation was refused');
      const next = { nextRunAt: await this.nextRun(tx, seen, plan, now) };
      await change(tx, seen, { ...next, ...refused }, now);
    });
  }

  private async write(tx: Tx, seen: Automation, plan: Plan, spent: bigint, now: Date): Promise<void> {
    const { parts, visits } = plan;
    if (parts.length > 0) await assertMaySend(tx);
    const bounds = maxCosts(
      seen,
      parts.map(({ cost }) => cost),
      spent,
    );
    const waiting = new Set(visits);
    for (const [at, part] of parts.entries())
      for (const visit of await this.makeCampaign(tx, seen, plan, part, bounds[at]!, now)) waiting.delete(visit);
    // Nobody is texted for these: too late, too soon again, or nobody who can be.
    await endVisits(tx, seen.id, [...waiting], null, now);
    const late = visits.filter((visit) => visit.isTooLate);
    if (late.length > 0) {
      this.logger.info({ automationId: seen.id, visits: late.length }, 'Visits waited over six hours and were skipped');
      await change(tx, seen, { skippedAt: late.at(-1)!.dueAt }, now);
    }
  }

  /** One campaign, as everybody makes them, and whose occasions it is; answers the visits that it is for. */
  private async makeCampaign(
    tx: Tx,
    seen: Automation,
    { terms, address, occasion, visits }: Plan,
    { audience }: Part,
    maxCost: bigint,
    now: Date,
  ): Promise<PlannedVisit[]> {
    const input = { ...seen.template, ...audience, name: seen.name, deliveryType: 'immediately' as const };
    const checked = {
      terms,
      maxCost,
      ...{ phones: [], scheduledAt: null, launchAt: null, notLaterThan: null, limitLocal: null },
      written: { local: null, zone: null },
    };
    const maker = { tenantId: seen.tenantId, userId: seen.createdBy };
    // All campaigns of a run have one time, by which they are known to be of it.
    const of = { automationId: seen.id, now };
    const campaign = await this.campaigns.write(tx, smsKind, maker, input, checked, address!, of);
    faultPoint('after-occasion');
    if (occasion !== null) {
      const people = seen.kind === 'recurring' ? [nobody] : audience.contactIds;
      const written = await rememberOccasion(tx, seen.id, occasion, campaign.id, people, now);
      if (written !== people.length) throw new Error('Some of these people had this occasion meanwhile.');
      return [];
    }
    const people = new Set(audience.contactIds);
    const theirs = visits.filter((visit) => people.has(visit.contactId) && !visit.isCooling && !visit.isTooLate);
    const ended = await endVisits(tx, seen.id, theirs, campaign.id, now);
    if (ended !== theirs.length) throw new Error('Some of these visits are over meanwhile.');
    return theirs;
  }

  private async nextRun(tx: Tx, seen: Automation, { nextRunAt, occasion }: Plan, now: Date): Promise<Date | null> {
    if (occasion !== null) return nextRunAt ?? null;
    const due = await nextVisit(tx, seen.id);
    if (due === null) return null;
    // What is due still was refused: the next quarter of an hour tries it again.
    return gatheredAt(due > now ? due : new Date(now.getTime() + gatherMs));
  }
}

/** Why it is not sent, as what becomes of the automation; null where it is. `spent`: of this month's cap. */
function refusal(seen: Automation, { address, parts }: Plan, spent: bigint): Partial<Automation> | null {
  if (address === null) return afterRefusal(seen);
  if (parts.length === 0) return null;
  const reason = overCost(seen, addedUp(parts).cost, spent);
  return reason === null ? null : stopped(reason);
}
