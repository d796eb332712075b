import { Inject, Injectable } from '@nestjs/common';
import { notFound } from '@bellbird/errors';
import { formatExact } from '@bellbird/money';
import { actorOf, checkedId, dayOf, nextDay, startOfDay } from '@bellbird/resource-kit';
import { CLOCK, Work, type Clock, type GraphContext } from '@bellbird/service-host';
import { ContactsPeer } from '../peers/contacts.peer.js';
import { TenantsPeer, type SendingTerms } from '../peers/tenants.peer.js';
import { readInstant } from '../schedule/scheduled-time.js';
import type { AutomationPreview } from '../schema.generated.js';
import { triggerOf, type Automation } from './automation.js';
import { automations } from './automation.repository.js';
import { duePhones, dueVisits, textedSince, type Visit } from './run/occasions.js';
import { gatheredAt } from './run/occurrence.js';
import { addedUp, QuoteRun, type Part } from './run/quote-run.js';

const dayMs = 86_400_000;

/** Who would get it today, whether it is switched on or not, and whether today's run is over or not. */
@Injectable()
export class PreviewAutomation {
  constructor(
    private readonly work: Work,
    private readonly quote: QuoteRun,
    private readonly tenants: TenantsPeer,
    private readonly contacts: ContactsPeer,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws 404, 503 while contacts or tenants do not answer. */
  async execute(id: string, context: GraphContext): Promise<AutomationPreview> {
    const { tenantId } = actorOf(context);
    const automation = await this.work.read(context, (tx) =>
      automations.find(tx, { tenantId, id: checkedId(id, 'id') }),
    );
    if (automation === null) throw notFound();
    const terms = await this.tenants.sendingTerms(tenantId, automation.type);
    const today = dayOf(this.clock.now(), terms.timeZone);
    const visits = await this.visitsOf(automation, today, terms, context);
    const { recipients, leftOut, cost } = addedUp(await this.parts(automation, today, terms, visits));
    const at = this.timeOf(automation, today, terms, visits);
    return { at: at.toISOString(), recipients, leftOut, cost: formatExact(cost), currency: terms.currency };
  }

  private async parts(automation: Automation, today: string, terms: SendingTerms, visits: Visit[]): Promise<Part[]> {
    if (automation.kind === 'recurring') return [await this.quote.forAudience(automation, terms)];
    const people =
      automation.kind === 'birthday'
        ? await this.quote.celebratedOn(automation, today, terms.timeZone)
        : peopleOf(visits);
    return this.quote.forPeople(automation, people ?? [], terms);
  }

  private async visitsOf(
    automation: Automation,
    today: string,
    { timeZone }: SendingTerms,
    context: GraphContext,
  ): Promise<Visit[]> {
    const given = triggerOf(automation);
    if (given.kind !== 'after-visit') return [];
    const tomorrow = startOfDay(nextDay(today), timeZone);
    const since = cooledSince(this.clock.now(), given.trigger.coolDownDays);
    const { visits, phones } = await this.work.read(context, async (tx) => ({
      visits: await dueVisits(tx, automation.id, tomorrow, since),
      phones: await duePhones(tx, automation.id, tomorrow),
    }));
    if (phones.length === 0) return visits;
    const asked = phones.map(({ phone }) => phone);
    const found = await this.contacts.contactsByPhones(automation.tenantId, asked);
    const cooling = await this.work.read(context, (tx) => textedSince(tx, automation.id, [...found.values()], since));
    const named = phones.flatMap(({ phone, dueAt }): Visit[] => {
      const contactId = found.get(phone);
      return contactId === undefined ? [] : [{ contactId, occasion: '', dueAt, isCooling: cooling.has(contactId) }];
    });
    return [...visits, ...named].sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
  }

  private timeOf(automation: Automation, today: string, { timeZone }: SendingTerms, visits: Visit[]): Date {
    const given = triggerOf(automation);
    if (given.kind !== 'after-visit')
      return readInstant(`${today}T${given.trigger.at}`, timeZone)?.instant ?? this.clock.now();
    return gatheredAt(visits[0]?.dueAt ?? this.clock.now());
  }
}

/** Who was texted since then is not texted again. */
export const cooledSince = (now: Date, coolDownDays: number): Date => new Date(now.getTime() - coolDownDays * dayMs);

/** Whom visits are for: each once, and nobody who is cooling. */
export const peopleOf = (visits: readonly Visit[]): string[] => [
  ...new Set(visits.filter(({ isCooling }) => !isCooling).map(({ contactId }) => contactId)),
];
