import { Injectable } from '@nestjs/common';
import { peerDocuments, Peers } from '@bellbird/service-host';
import type {
  CheckAudienceQuery,
  ContactsByDateInput,
  Documents,
  MeasureAudienceQuery,
  MeasureInput,
} from './contacts.peer.generated.js';

const documents = peerDocuments<Documents>('contacts', import.meta.url);

/** What contacts renders and counts for each recipient. */
export type MeasuredContent = Pick<MeasureInput, 'message' | 'variants'>;
export type AudienceMeasure = MeasureAudienceQuery['measureAudience'];
export type AudienceCheck = CheckAudienceQuery['checkAudience'];
export type Audience = AudienceCheck['unknown'];

/** What campaigns must know of contacts now: who is meant, and how long their texts are. */
@Injectable()
export class ContactsPeer {
  constructor(private readonly peers: Peers) {}

  /** Renders and counts every recipient; a big audience takes a second or two. */
  async measureAudience(tenantId: string, input: MeasureInput): Promise<AudienceMeasure> {
    return (await this.peers.ask(documents.MeasureAudience, { input }, { tenantId }, 60_000)).measureAudience;
  }

  /** `viewerId`: a member who does not see everything. */
  async checkAudience(tenantId: string, audience: Audience, viewerId: string | null = null): Promise<AudienceCheck> {
    return (await this.peers.ask(documents.CheckAudience, { ...audience, viewerId }, { tenantId }, 10_000))
      .checkAudience;
  }

  /** Which of these phones (E.164) have opted out of everything, as contacts' book of consent says now. */
  async optedOut(tenantId: string, phones: string[]): Promise<string[]> {
    return (await this.peers.ask(documents.OptedOut, { phones }, { tenantId })).optedOut;
  }

  /** The text as one contact would read it; without a contact, with the fallbacks. Null where the contact is unknown. */
  async renderFor(
    tenantId: string,
    contactId: string | null,
    message: string,
    businessName: string,
  ): Promise<string | null> {
    return (await this.peers.ask(documents.RenderForContact, { contactId, message, businessName }, { tenantId }))
      .renderForContact;
  }

  /** The live contacts of these phones (E.164, at most a thousand), by phone. */
  async contactsByPhones(tenantId: string, phones: string[]): Promise<Map<string, string>> {
    const { contactsByPhones } = await this.peers.ask(documents.ContactsByPhones, { phones }, { tenantId }, 10_000);
    return new Map(contactsByPhones.map(({ phone, id }) => [phone, id]));
  }

  /** A page of the people whose date falls on a day of the year, by id; null where there is no such date field. */
  async contactsByDate(tenantId: string, input: ContactsByDateInput): Promise<string[] | null> {
    return (await this.peers.ask(documents.ContactsByDate, { input }, { tenantId }, 30_000)).contactsByDate ?? null;
  }
}
