import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Actor } from '@bellbird/auth';
import { newId } from '@bellbird/database';
import type { Delivered } from '@bellbird/event-bus';
import { topics, type EventDefinition, type Payload } from '@bellbird/events';
import type { Micros } from '@bellbird/money';
import { testPlatform, type StartedService, type TestPlatform } from '@bellbird/service-host/testing';
import { tenantsService } from '../src/tenants.module.js';
import { picture } from './bad-files.js';
import { FakeCardProvider } from './fake-card-provider.js';

export interface Settle {
  settleId: string;
  charge: string;
  late: boolean;
}

/** Who asks: a person, or another service in a tenant's name. */
export type Who = Partial<Actor> | { service: string; tenantId: string } | null;

/** This service as it runs, with a card provider and a dispatch of the test's own. */
export class TenantsUnderTest {
  readonly cards = new FakeCardProvider();
  /** What dispatch says it settled, by subject. */
  readonly settlements = new Map<string, Settle[]>();
  platform: TestPlatform;
  service: StartedService;
  private readonly said: Delivered[] = [];
  /** Who logs in with a second step, by id. */
  readonly withTwoFactor = new Set<string>();
  private dispatch: Server;
  private identity: Server;

  async start(env: Record<string, string> = {}): Promise<this> {
    await this.cards.start();
    this.dispatch = createServer((req, res) => {
      const chunks: Buffer[] = [];
      req
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          const { variables } = JSON.parse(Buffer.concat(chunks).toString()) as { variables: { subjectId: string } };
          res
            .setHeader('content-type', 'application/json')
            .end(JSON.stringify({ data: { settlements: this.settlements.get(variables.subjectId) ?? [] } }));
        });
    });
    await new Promise<void>((resolve) => void this.dispatch.listen(0, '127.0.0.1', resolve));
    this.platform = await testPlatform({ SANDBOX_URL: this.cards.url, SANDBOX_KEY: this.cards.key, ...env });
    this.platform.peers.set('dispatch', `http://127.0.0.1:${(this.dispatch.address() as AddressInfo).port}`);
    await this.standInForIdentity();
    await this.platform.bus.ensureTopics(topics);
    await this.platform.bus.subscribe(
      'test',
      ['ledger.holds', 'tenant.account', 'audit.trail'],
      async (slice) => void this.said.push(...slice),
    );
    this.service = await this.platform.start(tenantsService);
    return this;
  }

  async stop(): Promise<void> {
    await this.platform.stop();
    await this.cards.stop();
    for (const server of [this.dispatch, this.identity]) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }

  /** Answers what tenants asks of identity; all else (keys, access changes) is the platform's own stub. */
  private async standInForIdentity(): Promise<void> {
    const stub = this.platform.peer('identity');
    this.identity = createServer((req, res) => {
      const chunks: Buffer[] = [];
      req
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          res.setHeader('content-type', 'application/json');
          if (req.url !== '/graphql')
            return void fetch(`${stub}${req.url}`)
              .then((answer) => answer.text())
              .then((text) => res.end(text));
          const { variables } = JSON.parse(Buffer.concat(chunks).toString()) as { variables: { userId: string } };
          res.end(JSON.stringify({ data: { hasTwoFactor: this.withTwoFactor.has(variables.userId) } }));
        });
    });
    await new Promise<void>((resolve) => void this.identity.listen(0, '127.0.0.1', resolve));
    this.platform.peers.set('identity', `http://127.0.0.1:${(this.identity.address() as AddressInfo).port}`);
  }

  /** Somebody of a new tenant, or of a given one. */
  person(given: Partial<Actor> = {}): Partial<Actor> & { tenantId: string } {
    return {
      userId: newId(),
      permissions: ['owner'],
      country: 'NZ',
      timeZone: 'Pacific/Auckland',
      ...given,
      tenantId: given.tenantId ?? newId(),
    };
  }

  async ask(who: Who, document: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
    const token =
      who === null
        ? null
        : 'service' in who
          ? await this.platform.serviceToken(who.service, who.tenantId)
          : await this.platform.tokenOf(who);
    return this.service.as(token)(document, variables, headers);
  }

  /** The first field of the answer; an error fails the test. */
  async data<T>(
    who: Who,
    document: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<T> {
    const { data, error } = await this.ask(who, document, variables, headers);
    if (error !== null || data === null) throw new Error(JSON.stringify(error));
    return Object.values(data)[0] as T;
  }

  /** Code and fields of the first error: "invalid-input amount". */
  async refusal(
    who: Who,
    document: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<string> {
    const { error } = await this.ask(who, document, variables, headers);
    return error === null ? 'no error' : [error.code, ...error.fields.map((each) => each.field)].join(' ');
  }

  /** Calls our webhook as the provider does. */
  async webhook(
    type: string,
    intent: unknown,
    { key, url = `${this.platform.publicUrl}/webhooks/sandbox-payments` }: { key?: string; url?: string } = {},
  ): Promise<{ status: number; outcome?: string }> {
    const { body, signature } = this.cards.webhook(url, type, intent, key);
    const response = await fetch(`${this.service.url}/webhooks/sandbox-payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-sandbox-signature': signature },
      body,
    });
    return { status: response.status, ...((await response.json()) as { outcome?: string }) };
  }

  /** A top-up that has gone all its way: asked for, paid, reported, credited. */
  async payIn(who: Partial<Actor>, amount: string): Promise<string> {
    const { id } = await this.data<{ id: string }>(who, topUpDocument, {
      input: { amount, paymentMethod: this.cards.card() },
    });
    await this.webhook('payment_intent.succeeded', this.cards.intents.get(id));
    return id;
  }

  /** A picture that somebody uploaded, not completed yet; where it lies. */
  async uploaded(who: Partial<Actor>, purpose: string): Promise<string> {
    const body = await picture();
    const { bucketPath } = await this.data<{ bucketPath: string }>(
      who,
      'mutation ($input: FileInput!) { createFile(input: $input) { bucketPath } }',
      { input: { name: 'a.png', contentType: 'image/png', bytes: body.length, purpose } },
    );
    await this.platform.storage.put(bucketPath, body, { contentType: 'image/png', maxBytes: body.length });
    return bucketPath;
  }

  async balance(who: Partial<Actor>): Promise<Record<string, unknown>> {
    return this.data(
      who,
      '{ balanceInformation { balance prepaid frozen monthly currency usd { balance rate marginPercent } } }',
    );
  }

  /** What can be spent, in micro-dollars. */
  async available(tenantId: string): Promise<Micros> {
    return BigInt(
      (await this.data<{ available: string }>({ service: 'campaigns', tenantId }, '{ sendingTerms { available } }'))
        .available,
    );
  }

  /** Publishes an event as another service would; the same again when it is told twice. */
  tell<E extends EventDefinition>(definition: E, payload: Payload<E>, eventId = newId()): Promise<void> {
    return this.tellAll(definition, [{ payload, eventId }]);
  }

  /** The same of many at once, so that those of one partition come in one slice. */
  async tellAll<E extends EventDefinition>(
    definition: E,
    told: readonly { payload: Payload<E>; eventId: string }[],
  ): Promise<void> {
    await this.platform.bus.publish(
      told.map(({ payload, eventId }) => {
        const values = payload as Record<string, unknown>;
        return {
          topic: definition.topic,
          key: String(values[definition.key]),
          eventId,
          type: definition.type,
          schemaVersion: definition.version,
          tenantId: String(values['tenantId']),
          aggregateVersion: 1n,
          occurredAt: new Date(),
          trace: null,
          value: JSON.stringify(payload),
        };
      }),
    );
  }

  /** What this service has said of a tenant so far, of one kind, oldest first: each event once, as consumers take it. */
  heard(tenantId: string, definition: EventDefinition): Record<string, unknown>[] {
    const ofKind = this.said.filter((each) => each.tenantId === tenantId && each.type === definition.type);
    return [...new Map(ofKind.map((each) => [each.eventId, each])).values()].map(
      (each) => JSON.parse(each.value) as Record<string, unknown>,
    );
  }

  violations(): Promise<Record<string, unknown>[]> {
    return this.service.sql('select * from ledger_violations()');
  }
}

export const topUpDocument =
  'mutation ($input: TopUpPaymentIntentInput!) { createTopUpPaymentIntent(input: $input) { id status clientSecret } }';
