import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deriveSecret, verifyServiceToken } from '@bellbird/auth';
import { newId } from '@bellbird/database';
import { ProductError, type ErrorCode } from '@bellbird/errors';
import type { AudienceMeasure } from '../src/peers/contacts.peer.js';
import type { CampaignLinksQuery } from '../src/peers/dispatch.peer.generated.js';
import type { SendingTerms } from '../src/peers/tenants.peer.js';

export type Neighbour = 'tenants' | 'contacts' | 'dispatch' | 'identity';

/** A question as a neighbour heard it; `tenantId` is that of the service token, null where a person's own token came. */
export interface Asked {
  operation: string;
  tenantId: string | null;
  variables: Record<string, unknown>;
}

export interface Conversation {
  id: string;
  phone: string;
  contactId: string | null;
  sender: string;
  optedOut: boolean;
  version: number;
  replyId: string | null;
}

/** What the neighbours know of one business. */
export interface Business {
  terms: Omit<SendingTerms, 'available' | 'frozen'>;
  /** Micro-dollars. */
  available: bigint;
  frozen: bigint;
  contactIds: string[];
  groupIds: string[];
  segmentIds: string[];
  /** Groups and segments that nobody but owner and administrator sees. */
  hiddenIds: string[];
  attributeKeys: string[];
  /** Phones that get nothing any more. */
  optedOut: string[];
  /** Contacts by their phones. */
  contactsOfPhones: Map<string, string>;
  /** Contacts by the day of the year of each date field: `attributes.birthday` → `02-28` → ids. */
  dates: Record<string, Record<string, string[]>>;
  /** What dispatch knows, by id; `version` rises with each answer. */
  conversations: Map<string, Conversation>;
  /** How dispatch says links were followed. */
  links: CampaignLinksQuery['campaignLinks'];
  measure: AudienceMeasure;
}

type Answer = Record<string, unknown>;

/** tenants, contacts, dispatch and identity in one plain server: as small as they can be and still be asked everything that campaigns asks. */
export class Neighbours {
  readonly asked: Asked[] = [];
  /** Ids that are no member of any business; all others are, by the name Sam. */
  readonly strangers = new Set<string>();
  /** Operations that are done, and whose next answer is lost. */
  readonly losesAnswerTo = new Set<string>();
  /** Those that do not answer now. */
  readonly down = new Set<Neighbour>();
  private readonly businesses = new Map<string, Business>();
  private readonly holds = new Map<string, { amount: string; held: boolean }>();
  private server: Server;
  private url: string;
  private key: Buffer;

  /** `jwksUrl`: where identity publishes its keys, which the stub passes on. */
  async start(secret: string, jwksUrl: string): Promise<this> {
    this.key = deriveSecret(secret, 'internal');
    this.server = createServer((request, response) => {
      const peer = request.url?.split('/')[1] as Neighbour;
      if (this.down.has(peer)) return void request.socket.destroy();
      response.setHeader('content-type', 'application/json');
      void (request.method === 'GET' ? fetch(jwksUrl).then((keys) => keys.text()) : this.graphql(peer, request)).then(
        (body) => (body === null ? request.socket.destroy() : response.end(body)),
      );
    });
    await new Promise<void>((resolve) => void this.server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this;
  }

  /** What a test looks at while somebody waits for an answer. */
  beforeAnswer: () => Promise<void> = () => Promise.resolve();

  addressOf(peer: Neighbour): string {
    return `${this.url}/${peer}`;
  }

  /** The business of a tenant: a café in Sydney with $100 until told otherwise. */
  of(tenantId: string): Business {
    const known = this.businesses.get(tenantId) ?? {
      terms: {
        businessName: 'Corner Café',
        country: 'AU',
        timeZone: 'Australia/Sydney',
        currency: 'AUD',
        prices: { AU: '80000', NZ: '100000' },
        priceVersion: 3,
        suspendedFor: null,
        blockedLinkHosts: [],
        zoneField: '',
      },
      available: 100_000_000n,
      frozen: 0n,
      contactIds: [newId()],
      groupIds: [newId()],
      segmentIds: [newId()],
      hiddenIds: [],
      attributeKeys: ['suburb'],
      optedOut: [],
      contactsOfPhones: new Map(),
      dates: { 'attributes.birthday': {} },
      conversations: new Map(),
      links: [],
      measure: {
        recipients: 10,
        leftOut: {
          unsubscribed: 1,
          onHold: 0,
          noConsent: 0,
          recentlyAsked: 0,
          noPhone: 0,
          invalidPhone: 0,
          duplicatePhone: 0,
          inTrash: 0,
          noPrice: 0,
          senderCountry: 0,
          tooLong: 0,
        },
        partsByCountry: { AU: 9, NZ: 2 },
        partsPerMessage: { 1: 9, 2: 1 },
        costlyCharacters: [],
        variants: null,
        zones: [],
      },
    };
    this.businesses.set(tenantId, known);
    return known;
  }

  /** Questions of one kind that came for a tenant. */
  askedFor(tenantId: string, operation: string): Record<string, unknown>[] {
    return this.asked
      .filter((each) => each.tenantId === tenantId && each.operation === operation)
      .map((each) => each.variables);
  }

  /** As if this hold had been asked for before. */
  hold(holdId: string, amount: string): void {
    this.holds.set(holdId, { amount, held: true });
  }

  /** The holds that a business was asked for, one by one or together, in their order. */
  holdsAskedFor(tenantId: string): Record<string, unknown>[] {
    return this.asked
      .filter((each) => each.tenantId === tenantId && /^reserve(Many)?Funds$/.test(each.operation))
      .flatMap(({ variables }) => (variables['holds'] as Record<string, unknown>[] | undefined) ?? [variables]);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Null where the answer is lost. */
  private async graphql(peer: Neighbour, request: IncomingMessage): Promise<string | null> {
    const { query, variables } = JSON.parse(await textOf(request)) as {
      query: string;
      variables: Record<string, unknown>;
    };
    const operation = /\{\s*(\w+)/.exec(query)?.[1] ?? '';
    const caller = await verifyServiceToken([this.key], request.headers.authorization?.replace('Bearer ', '') ?? '');
    this.asked.push({ operation, tenantId: caller?.tenantId ?? null, variables });
    await this.beforeAnswer();
    try {
      if (peer !== 'identity' && caller === null) throw new ProductError('unauthorized');
      const answer = this.answer(operation, caller === null ? null : this.of(caller.tenantId ?? ''), variables);
      return this.losesAnswerTo.delete(operation) ? null : JSON.stringify({ data: { [operation]: answer } });
    } catch (error) {
      const { code, message } = error as { code: ErrorCode; message: string };
      return JSON.stringify({ data: null, errors: [{ message, extensions: { code } }] });
    }
  }

  private answer(operation: string, business: Business | null, variables: Record<string, unknown>): unknown {
    if (operation === 'discardDraftCampaign' || operation === 'discardDraftQuickCampaign') return { id: newId() };
    if (operation === 'stopCampaign') return true;
    const ids = ((variables['ids'] ?? []) as string[]).filter((id) => !this.strangers.has(id));
    if (operation === 'areMembers') return ids;
    if (operation === 'memberNames') return ids.map((id) => ({ id, name: 'Sam' }));
    if (business === null) throw new ProductError('forbidden');
    const { terms, available, frozen, measure, attributeKeys } = business;
    switch (operation) {
      case 'sendingTerms':
        return { ...terms, available: available.toString(), frozen: frozen.toString() };
      case 'reserveFunds':
        return this.reserve(business, variables as { holdId: string; amount: string });
      case 'reserveManyFunds':
        return (variables['holds'] as { holdId: string; amount: string }[]).map((hold) => this.reserve(business, hold));
      case 'optedOut':
        return business.optedOut.filter((phone) => (variables['phones'] as string[]).includes(phone));
      case 'contactsByPhones':
        return (variables['phones'] as string[]).flatMap((phone) => {
          const id = business.contactsOfPhones.get(phone);
          return id === undefined ? [] : [{ phone, id }];
        });
      case 'measureAudience':
        return measure;
      case 'contactsByDate':
        return ofDay(business, (variables as { input: AskedDay }).input);
      case 'renderForContact':
        return rendered(business, variables as { contactId: string | null; message: string; businessName: string });
      case 'campaignLinks':
        return business.links;
      case 'conversationToAnswer':
        return business.conversations.get(variables['id'] as string) ?? null;
      case 'openReply':
        return opened(business, variables as { conversationId: string; textId: string; version: number | null });
      case 'checkAudience': {
        const unknown = (member: 'contactIds' | 'groupIds' | 'segmentIds'): string[] =>
          ((variables[member] ?? []) as string[]).filter(
            (id) => id !== 'all-contacts' && !business[member].includes(id),
          );
        const unseen = (member: 'groupIds' | 'segmentIds'): string[] =>
          variables['viewerId'] == null
            ? []
            : ((variables[member] ?? []) as string[]).filter((id) => business.hiddenIds.includes(id));
        return {
          unknown: {
            contactIds: unknown('contactIds'),
            groupIds: unknown('groupIds'),
            segmentIds: unknown('segmentIds'),
          },
          unseen: {
            contactIds: [],
            groupIds: unseen('groupIds'),
            segmentIds: unseen('segmentIds'),
          },
          attributeKeys,
        };
      }
      default:
        throw new Error(`Nobody answers ${operation}.`);
    }
  }

  /** As the ledger does: one recorded answer a hold. */
  private reserve(business: Business, { holdId, amount }: { holdId: string; amount: string }): Answer {
    const before = this.holds.get(holdId);
    if (before !== undefined && before.amount !== amount) throw new ProductError('idempotency-mismatch');
    const hold = before ?? { amount, held: business.available >= BigInt(amount) };
    if (before === undefined && hold.held) {
      business.available -= BigInt(amount);
      business.frozen += BigInt(amount);
    }
    this.holds.set(holdId, hold);
    return { held: hold.held, available: business.available.toString(), frozen: business.frozen.toString() };
  }
}

interface AskedDay {
  field: string;
  day: string;
  after: string | null;
  limit: number;
}

/** As contacts does, but for the leap day. */
function ofDay({ dates }: Business, { field, day, after, limit }: AskedDay): string[] | null {
  const days = dates[field];
  if (days === undefined) return null;
  const people = (days[day.slice(5)] ?? []).toSorted();
  return people.filter((id) => after == null || id > after).slice(0, limit);
}

/** As dispatch does: one answer a version, the same one again and again. */
function opened(
  business: Business,
  { conversationId, textId, version }: { conversationId: string; textId: string; version: number | null },
): Conversation {
  const conversation = business.conversations.get(conversationId);
  if (conversation === undefined) throw new ProductError('not-found');
  if (conversation.replyId === textId) return conversation;
  if (version !== null && version !== conversation.version) throw new ProductError('version-conflict');
  return Object.assign(conversation, { version: conversation.version + 1, replyId: textId });
}

/** First names alone are known: Ava's, for any contact of the business. */
function rendered(
  business: Business,
  { contactId, message, businessName }: { contactId: string | null; message: string; businessName: string },
): string | null {
  if (contactId !== null && !business.contactIds.includes(contactId)) return null;
  return message
    .replaceAll(/\{\{\s*firstName\s*(?:\|([^}]*))?\}\}/g, (_, fallback: string | undefined) =>
      contactId === null ? (fallback ?? '') : 'Ava',
    )
    .replaceAll('{{businessName}}', businessName);
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
