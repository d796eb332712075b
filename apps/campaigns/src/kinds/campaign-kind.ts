import type { Tx } from '@bellbird/database';
import type { FieldError } from '@bellbird/errors';
import type { MessageType } from '@bellbird/events';
import type { CallerIds } from '../caller-id/caller-ids.js';
import type { Campaign } from '../campaign/campaign.js';
import type { Author } from '../editing/author.js';
import type { CampaignInput, CampaignPatch, DraftInput } from '../editing/campaign-input.js';
import type { AudienceMeasure, MeasuredContent } from '../peers/contacts.peer.js';
import type { SendingTerms } from '../peers/tenants.peer.js';
import type { CampaignQuote, SmsCampaign } from '../schema.generated.js';

type Class<T> = new () => T;
/** A content of which anything may be missing. */
export type Given<Content> = { [Member in keyof Content]?: Content[Member] | null | undefined };
/** What decides the bill. */
export type QuoteInput = Pick<
  CampaignInput,
  'messageType' | 'contactIds' | 'groupIds' | 'segmentIds' | 'phones' | 'resendOf' | 'quick' | 'useRecipientTimeZone'
>;

/** What only others know of what a content may mention. */
export interface Known {
  /** Of the business's own fields. */
  attributeKeys: readonly string[];
  /** Sites that nobody may lead people to. */
  blockedLinkHosts: readonly string[];
}

/**
 * What differs from one kind of campaign to another: what is sent and from whom. Its life, money, audience and times are
 * one for all (`campaign/`, `editing/`, `quote/`, `schedule/`). `Content` is what a person gives beside that.
 */
export interface CampaignKind<Content extends object = object> {
  /** As `campaign.kind` has it; also the channel by which its messages go and the key of its price list. */
  readonly name: string;
  /** The classes that check what a person gives, its own members and those of every kind. */
  readonly inputs: {
    whole: Class<CampaignInput & Content>;
    draft: Class<DraftInput & Given<Content>>;
    patch: Class<CampaignPatch & Given<Content>>;
    quote: Class<QuoteInput & Content>;
  };
  /** The members of its content that decide the bill. */
  readonly quoteMembers: readonly string[];
  /** The members of a campaign that come from its content. */
  contentOf(input: Content): Partial<Campaign>;
  /** The same of a draft: what is not given stays, what is null is as at the beginning. */
  draftOf(input: Given<Content>): Partial<Campaign>;
  /** The content that would make this campaign; what was never given is undefined. */
  inputOf(campaign: Campaign): Given<Content>;
  /** The texts that are rendered for each recipient, in the order of their variants. */
  fieldsOf(content: Given<Content>): string[];
  /** How many of a hundred people get each of them, and what decides who; null where there is one. */
  variantsOf(content: Given<Content>): { shares: number[]; seed: string | null } | null;
  /** Members of a content that give way to these of a change. */
  replacedBy(change: Given<Content>): string[];
  /** Whether each address of them is shortened and its clicks are counted. */
  tracksLinks(content: Given<Content>): boolean;
  /** What is wrong with a content, by field. */
  wrong(input: Content & { messageType: MessageType }, known: Known): FieldError[];
  /** Of what a draft or a campaign names, all is there for its author: templates, files. @throws 400 by field. */
  assertNamed(tx: Tx, input: Given<Content>, author: Author): Promise<void>;
  /** Whether a draft says yet who it is from. */
  namesSender(content: Given<Content>): boolean;
  /** The address that its messages come from. @throws 400 by field where nobody may send from it. */
  senderAddress(tx: Tx, senders: CallerIds, content: Given<Content>): Promise<string>;
  /** What contacts renders and counts for each recipient: its texts, with the places of their links, and who gets which. */
  measured(fields: readonly string[], variants: { shares: number[]; seed: string } | null): MeasuredContent;
  /** The members of "campaign out" that are this kind's. */
  out(
    campaign: Campaign,
  ): Pick<
    SmsCampaign,
    'type' | 'unit' | 'callerId' | 'message' | 'variants' | 'variantSeed' | 'smsTemplateId' | 'trackLinks'
  >;
  /** The members of a quote that are this kind's. */
  quoteOut(
    measure: AudienceMeasure,
    terms: SendingTerms,
  ): Pick<CampaignQuote, 'unit' | 'partsPerMessage' | 'costlyCharacters' | 'variants'>;
}
