import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { accessTokenAudience, accessTokenIssuer, claimsOf, type Actor, type Permission } from '@bellbird/auth';
import { newId } from '@bellbird/database';

/** What the door was told. */
export interface ToldDecision {
  phone: string;
  scope: string;
  state: string;
  source: string;
  contactId: string | null;
}

/** A text of a phone, as dispatch answers it. */
export interface TextOfPhone {
  id: string;
  at: string;
  kind: 'text' | 'reply';
  campaignId: string | null;
  text: string;
  status: string | null;
  reason: string | null;
  cost: string | null;
  by: string | null;
}

/** A person of a campaign of whom dispatch says that nothing arrived. */
export interface UndeliveredText {
  ordinal: number;
  contactId: string | null;
  phone: string;
  status: 'bounced' | 'canceled';
}

/** The services that contacts asks, on one port: identity's keys and people, dispatch's door, tenants' terms. */
export interface Neighbours {
  url: string;
  /** What the door was told, in order. */
  told: ToldDecision[];
  /** What people decided themselves that the book has not heard of: the scopes that are out by STOP at the door. */
  outAtDoor: readonly ('marketing' | 'all')[];
  /** Texts by phone, the newest first. */
  texts: Map<string, TextOfPhone[]>;
  /** Who did not get a campaign, by its id, and the phones that got it. */
  undelivered: Map<string, UndeliveredText[]>;
  delivered: Map<string, Set<string>>;
  /** Ids that are no member of any business; all others are, by the name Sam. */
  strangers: Set<string>;
  /** While true dispatch, tenants and identity's people do not answer. */
  down: boolean;
  /** While true dispatch answers that it made a mistake of its own. */
  doorFails: boolean;
  businessName: string;
  tokenFor(actor: Partial<Actor> & { tenantId: string }): Promise<string>;
  close(): Promise<void>;
}

export async function startNeighbours(): Promise<Neighbours> {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), alg: 'EdDSA', use: 'sig', kid: 'test' };
  const neighbours: Neighbours = {
    url: '',
    told: [],
    outAtDoor: [],
    texts: new Map(),
    undelivered: new Map(),
    delivered: new Map(),
    strangers: new Set(),
    down: false,
    doorFails: false,
    businessName: 'Corner Café',
    tokenFor: (given) => {
      const actor: Actor = {
        kind: 'user',
        userId: newId(),
        role: 'merchant',
        permissions: ['owner'] as Permission[],
        country: 'AU',
        timeZone: 'Australia/Sydney',
        termsAccepted: true,
        mustEnrol: false,
        sessionId: newId(),
        accessVersion: 1,
        sessionGeneration: 0,
        provedAt: 0,
        isReadOnly: false,
        actingAdmin: null,
        ...given,
      };
      return new SignJWT({ ...claimsOf(actor) })
        .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: 'test' })
        .setIssuer(accessTokenIssuer)
        .setAudience(accessTokenAudience)
        .setIssuedAt()
        .setExpirationTime('10m')
        .sign(privateKey);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server: Server = createServer((request, response) => {
    void (async () => {
      if (request.url === '/.well-known/jwks.json')
        return response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
      if (request.url?.startsWith('/.well-known/access-changes'))
        return response.setHeader('content-type', 'application/json').end(JSON.stringify({ changes: [], cursor: '' }));
      if (neighbours.down) return request.socket.destroy();
      const { query, variables } = JSON.parse(await textOf(request)) as { query: string; variables: ToldDecision };
      if (neighbours.doorFails && !query.includes('sendingTerms'))
        return response
          .setHeader('content-type', 'application/json')
          .end(JSON.stringify({ errors: [{ message: 'A mistake', extensions: { code: 'internal' } }] }));
      const people =
        answersOfIdentity(query, (variables as unknown as { ids?: string[] }).ids ?? [], neighbours) ??
        answersOfDispatch(query, neighbours, variables);
      if (people !== null)
        return response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: people }));
      const tellings = tellingsOf(query, variables);
      neighbours.told.push(...tellings.values());
      const data = query.includes('sendingTerms')
        ? {
            sendingTerms: {
              businessName: neighbours.businessName,
              icon: '/images/icon.png',
              logo: null,
              primaryColour: '#0b6e4f',
              country: 'AU',
              timeZone: 'Australia/Sydney',
            },
          }
        : answersOfTheDoor(query, tellings, neighbours, variables);
      return response.setHeader('content-type', 'application/json').end(JSON.stringify({ data }));
    })();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  neighbours.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return neighbours;
}

function answersOfIdentity(query: string, ids: readonly string[], { strangers }: Neighbours): object | null {
  const known = ids.filter((id) => !strangers.has(id));
  if (query.includes('areMembers')) return { areMembers: known };
  if (query.includes('memberNames')) return { memberNames: known.map((id) => ({ id, name: 'Sam' })) };
  return null;
}

/** What each `recordConsent` of a mutation tells, under the name that it has there; of many each has variables of its own. */
function tellingsOf(query: string, variables: ToldDecision): Map<string, ToldDecision> {
  const aliases = [...query.matchAll(/(?:(\w+): )?recordConsent\(\s*phone: /g)].map(([, alias]) => alias);
  const own = (alias: string): ToldDecision =>
    Object.fromEntries(
      Object.entries(variables).flatMap(([name, value]) =>
        name.endsWith(alias) ? [[name.slice(0, -alias.length), value as unknown]] : [],
      ),
    ) as unknown as ToldDecision;
  return new Map(aliases.map((alias) => [alias ?? 'recordConsent', alias === undefined ? variables : own(alias)]));
}

const onPage = 1_000;

/** What became of a campaign's texts. */
function answersOfDispatch(
  query: string,
  { undelivered, delivered }: Neighbours,
  variables: unknown,
): Record<string, unknown> | null {
  if (query.includes('undelivered(')) {
    const asked = variables as { campaignId: string; statuses: string[]; cursor: number };
    const people = (undelivered.get(asked.campaignId) ?? []).filter(
      ({ ordinal, status }) => ordinal > asked.cursor && asked.statuses.includes(status),
    );
    return { undelivered: people.slice(0, onPage).map(({ status: _, ...each }) => ({ ...each, country: 'AU' })) };
  }
  if (!query.includes('delivered(')) return null;
  const asked = variables as { campaignIds: string[]; phones: string[] };
  const has = (phone: string): boolean => asked.campaignIds.some((id) => delivered.get(id)?.has(phone) ?? false);
  return { delivered: asked.phones.filter(has) };
}

function answersOfTheDoor(
  query: string,
  tellings: ReadonlyMap<string, ToldDecision>,
  { outAtDoor, texts }: Neighbours,
  variables: unknown,
): Record<string, unknown> {
  if (query.includes('timeline(')) {
    const asked = variables as { phone: string; before: string | null; limit: number; kinds: string[] };
    const found = (texts.get(asked.phone) ?? []).filter(
      ({ at, kind }) => (asked.before === null || at < asked.before) && asked.kinds.includes(kind),
    );
    return { timeline: found.slice(0, asked.limit) };
  }
  if (query.includes('consentAtDoor'))
    return {
      consentAtDoor: outAtDoor.map((scope) => ({
        scope,
        state: 'out',
        decidedAt: '2026-11-19T22:00:00.000Z',
        source: 'stop-word',
      })),
    };
  return Object.fromEntries(
    [...tellings].map(([alias, told]) => [alias, !outAtDoor.some((out) => out === told.scope)]),
  );
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
