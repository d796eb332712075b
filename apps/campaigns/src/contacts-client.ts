import { Injectable } from '@nestjs/common';
import { Peers } from '@bellbird/service-host';
import type { MessageType } from './campaign/campaign.js';

export interface Audience {
  contactIds: readonly string[];
  groupIds: readonly string[];
  segmentIds: readonly string[];
}

export interface AudienceMeasure {
  recipients: number;
  leftOut: Record<string, number>;
  partsByCountry: Record<string, number>;
  partsPerMessage: Record<string, number>;
  costlyCharacters: { character: string; name: string; replacement: string; partsSaved: Record<string, number> }[];
}

/** What contacts renders and counts for each recipient. */
export interface MeasuredContent {
  message: string;
}

/** What campaigns must know of contacts now: who is meant, and how long their texts are. */
@Injectable()
export class ContactsClient {
  constructor(private readonly peers: Peers) {}

  /** Renders and counts every recipient; a big audience takes a second or two. */
  async measureAudience(
    tenantId: string,
    input: Audience &
      MeasuredContent & { messageType: MessageType; businessName: string; countries: readonly string[] },
  ): Promise<AudienceMeasure> {
    const { measureAudience } = await this.peers.ask<{ measureAudience: AudienceMeasure }>(
      'contacts',
      'query($input: MeasureInput!) { measureAudience(input: $input) { recipients leftOut partsByCountry partsPerMessage costlyCharacters } }',
      { input },
      { tenantId },
      60_000,
    );
    return measureAudience;
  }

  async checkAudience(
    tenantId: string,
    audience: Audience,
  ): Promise<{ unknown: { contactIds: string[]; groupIds: string[]; segmentIds: string[] }; attributeKeys: string[] }> {
    const { checkAudience } = await this.peers.ask<{
      checkAudience: {
        unknown: { contactIds: string[]; groupIds: string[]; segmentIds: string[] };
        attributeKeys: string[];
      };
    }>(
      'contacts',
      'query($contactIds: [ID!], $groupIds: [ID!], $segmentIds: [String!]) { checkAudience(contactIds: $contactIds, groupIds: $groupIds, segmentIds: $segmentIds) { unknown attributeKeys } }',
      { ...audience },
      { tenantId },
      10_000,
    );
    return checkAudience;
  }

  /** Which of these phones (E.164) have opted out of everything, as contacts' book of consent says now. */
  async optedOut(tenantId: string, phones: readonly string[]): Promise<string[]> {
    const { optedOut } = await this.peers.ask<{ optedOut: string[] }>(
      'contacts',
      'query($phones: [String!]!) { optedOut(phones: $phones) }',
      { phones },
      { tenantId },
    );
    return optedOut;
  }

  /** The text as one contact would read it; without a contact, with the fallbacks. Null where the contact is unknown. */
  async renderFor(
    tenantId: string,
    contactId: string | null,
    message: string,
    businessName: string,
  ): Promise<string | null> {
    const { renderForContact } = await this.peers.ask<{ renderForContact: string | null }>(
      'contacts',
      'query($contactId: ID, $message: String!, $businessName: String!) { renderForContact(contactId: $contactId, message: $message, businessName: $businessName) }',
      { contactId, message, businessName },
      { tenantId },
    );
    return renderForContact;
  }
}
