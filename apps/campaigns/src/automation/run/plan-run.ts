import { Inject, Injectable } from '@nestjs/common';
import { Database, type Tx } from '@bellbird/database';
import { isProductError } from '@bellbird/errors';
import { CLOCK, type Clock } from '@bellbird/service-host';
import { CallerIds } from '../../caller-id/caller-ids.js';
import { smsKind } from '../../kinds/sms/sms-kind.js';
import { wrongLink } from '../../links/wrong-links.js';
import { ContactsPeer } from '../../peers/contacts.peer.js';
import type { SendingTerms } from '../../peers/tenants.peer.js';
import { triggerOf, type Automation } from '../automation.js';
import { isBeingPutTogether, nobody } from '../automation.repository.js';
import { cooledSince, peopleOf } from '../preview-automation.js';
import type { AfterVisitTrigger } from '../trigger.js';
import { duePhones, dueVisits, hadOccasion, nameVisitors, type Visit } from './occasions.js';
import { celebrated, latestMs } from './occurrence.js';
import { QuoteRun, type Part } from './quote-run.js';

/** A run before it is written: all that others had to say of it. */
export interface Plan {
  terms: SendingTerms;
  /** The sender's address; null where nobody may send from it, or what names its people is gone. */
  address: string | null;
  /** What its people have once: `birthday:2026`; null of visits, which are occasions already. */
  occasion: string | null;
  /** One campaign each. */
  parts: Part[];
  visits: readonly PlannedVisit[];
  nextRunAt?: Date | null;
}

/** A visit with what was decided of it; time goes on until the run is written. */
export type PlannedVisit = Visit & { isTooLate: boolean };

/** Finds whom a run is for and what it would cost, before any transaction. Null: the bill of the run before is not known yet. */
@Injectable()
export class PlanRun {
  constructor(
    private readonly db: Database,
    private readonly quote: QuoteRun,
    private readonly senders: CallerIds,
    private readonly contacts: ContactsPeer,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A run that comes round. */
  async onDay(automation: Automation, day: string, terms: SendingTerms): Promise<Plan | null> {
    const given = triggerOf(automation);
    const isBirthday = given.kind === 'birthday';
    const occasion = isBirthday ? `birthday:${celebrated(day, given.trigger.offsetDays).slice(0, 4)}` : `run:${day}`;
    const people = isBirthday ? await this.quote.celebratedOn(automation, day, terms.timeZone) : [nobody];
    const known = await this.read(automation, terms, (tx) => hadOccasion(tx, automation.id, occasion, people ?? []));
    if (known === null) return null;
    const { address, answer: had } = known;
    const plan: Plan = { terms, occasion, parts: [], visits: [], address: people === null ? null : address };
    const left = (people ?? []).filter((id) => !had.has(id));
    if (plan.address === null || left.length === 0) return plan;
    const parts = isBirthday
      ? await this.quote.forPeople(automation, left, terms)
      : [await this.quote.forAudience(automation, terms)];
    return { ...plan, parts: worthwhile(parts) };
  }

  /** Visits whose time has come. Those that waited too long, or whose person was texted a short while ago, are passed over. */
  async afterVisits(automation: Automation, trigger: AfterVisitTrigger, terms: SendingTerms): Promise<Plan | null> {
    const now = this.clock.now();
    await this.seekVisitors(automation, now);
    const known = await this.read(automation, terms, (tx) =>
      dueVisits(tx, automation.id, now, cooledSince(now, trigger.coolDownDays)),
    );
    if (known === null) return null;
    const { address, answer: due } = known;
    const visits = due.map((visit) => ({ ...visit, isTooLate: visit.dueAt.getTime() < now.getTime() - latestMs }));
    const people = address === null ? [] : peopleOf(visits.filter((visit) => !visit.isTooLate));
    const parts = worthwhile(await this.quote.forPeople(automation, people, terms));
    return { terms, address, occasion: null, parts, visits };
  }

  /** Who came as a stranger may have become a contact since: contacts says who has the phones. */
  private async seekVisitors({ tenantId, id }: Automation, until: Date): Promise<void> {
    const due = await this.db.tenant(tenantId, (tx) => duePhones(tx, id, until));
    if (due.length === 0) return;
    const phones = due.map(({ phone }) => phone);
    const contacts = await this.contacts.contactsByPhones(tenantId, phones);
    await this.db.tenant(tenantId, (tx) => nameVisitors(tx, id, phones, contacts, until));
  }

  /**
   * The sender, and what a question answers; null while a campaign of the run before is being put together. There is no
   * sender for a text that leads to a site that was blocked since it was written.
   */
  private read<T>(
    { tenantId, id, template }: Automation,
    { blockedLinkHosts: blockedHosts }: SendingTerms,
    ask: (tx: Tx) => Promise<T>,
  ): Promise<{ address: string | null; answer: T } | null> {
    return this.db.tenant(tenantId, async (tx) => {
      if (await isBeingPutTogether(tx, id)) return null;
      const answer = await ask(tx);
      const rules = { trackLinks: smsKind.tracksLinks(template), blockedHosts };
      if (smsKind.fieldsOf(template).some((text) => wrongLink(text, rules) !== null)) return { answer, address: null };
      try {
        return { answer, address: await smsKind.senderAddress(tx, this.senders, template) };
      } catch (error) {
        if (isProductError(error)) return { answer, address: null };
        throw error;
      }
    });
  }
}

/** A campaign that would reach nobody is not made. */
const worthwhile = (parts: readonly Part[]): Part[] => parts.filter(({ recipients }) => recipients > 0);
