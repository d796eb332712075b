import { Injectable } from '@nestjs/common';
import { noneLeftOut, type LeftOutCounts } from '@bellbird/events';
import { costOf } from '../../campaign/campaign.js';
import { smsKind } from '../../kinds/sms/sms-kind.js';
import { LinkSets } from '../../links/link-sets.js';
import { ContactsPeer, type Audience } from '../../peers/contacts.peer.js';
import type { SendingTerms } from '../../peers/tenants.peer.js';
import { triggerOf, type Automation } from '../automation.js';
import { celebrated } from './occurrence.js';

/** People that one campaign names one by one: its event must stay small. */
export const mostPeople = 10_000;

/** What one campaign of a run would come to. */
export interface Part {
  audience: Audience;
  recipients: number;
  leftOut: LeftOutCounts;
  cost: bigint;
}

/** Whom a run is for, and what it comes to: asked of contacts, exact. */
@Injectable()
export class QuoteRun {
  constructor(
    private readonly contacts: ContactsPeer,
    private readonly links: LinkSets,
  ) {}

  /** The people whose day is celebrated by a run of this day. Null where the business has no such date field any more. */
  async celebratedOn(automation: Automation, day: string, timeZone: string): Promise<string[] | null> {
    const given = triggerOf(automation);
    if (given.kind !== 'birthday') return [];
    const { contactIds, groupIds, segmentIds } = automation.template;
    const asked = {
      ...{ contactIds, groupIds, segmentIds, timeZone },
      field: given.trigger.field,
      day: celebrated(day, given.trigger.offsetDays),
      limit: mostPeople,
    };
    const people: string[] = [];
    for (;;) {
      const after = people.at(-1) ?? null;
      const page = await this.contacts.contactsByDate(automation.tenantId, { ...asked, after });
      if (page === null) return null;
      for (const id of page) people.push(id);
      if (page.length < mostPeople) return people;
    }
  }

  /** A campaign for each ten thousand of them; without those that nobody would get. */
  async forPeople(automation: Automation, contactIds: readonly string[], terms: SendingTerms): Promise<Part[]> {
    const parts: Part[] = [];
    for (let at = 0; at < contactIds.length; at += mostPeople) {
      const some = contactIds.slice(at, at + mostPeople);
      parts.push(await this.of(automation, { contactIds: some, groupIds: [], segmentIds: [] }, terms));
    }
    return parts;
  }

  forAudience(automation: Automation, terms: SendingTerms): Promise<Part> {
    const { contactIds, groupIds, segmentIds } = automation.template;
    return this.of(automation, { contactIds, groupIds, segmentIds }, terms);
  }

  private async of({ tenantId, template }: Automation, audience: Audience, terms: SendingTerms): Promise<Part> {
    const measure = await this.contacts.measureAudience(tenantId, {
      ...audience,
      ...smsKind.measured(this.links.of(smsKind, tenantId, template).fields, null),
      messageType: template.messageType,
      businessName: terms.businessName,
      countries: Object.keys(terms.prices),
    });
    return {
      audience,
      recipients: measure.recipients,
      leftOut: { ...noneLeftOut(), ...measure.leftOut },
      cost: costOf(measure.partsByCountry, terms.prices),
    };
  }
}

/** Several campaigns as one bill. */
export function addedUp(parts: readonly Part[]): Omit<Part, 'audience'> {
  const leftOut: LeftOutCounts = noneLeftOut();
  for (const part of parts)
    for (const reason of Object.keys(leftOut) as (keyof LeftOutCounts)[]) leftOut[reason] += part.leftOut[reason];
  return {
    leftOut,
    recipients: parts.reduce((sum, { recipients }) => sum + recipients, 0),
    cost: parts.reduce((sum, { cost }) => sum + cost, 0n),
  };
}
