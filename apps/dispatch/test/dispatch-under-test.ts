import { createHmac } from 'node:crypto';
import { deriveKeys, type Actor } from '@bellbird/auth';
import { newId } from '@bellbird/database';
import type { Delivered } from '@bellbird/event-bus';
import {
  campaignFunded,
  recipientsFrozen,
  recipientsPage,
  topics,
  type EventDefinition,
  type FrozenPerson,
  type Payload,
  type Published,
} from '@bellbird/events';
import { testPlatform, type StartedService, type TestPlatform } from '@bellbird/service-host/testing';
import { CallbackUrls } from '../src/channels/callback-url.js';
import { dispatchService } from '../src/dispatch.module.js';
import { sandboxKey, startCarrier, type TestCarrier } from './dispatch-world.js';

export type Who = (Partial<Actor> & { tenantId: string }) | { service: string; tenantId: string };
export const sharedSender = '+61491578888';

/** Dispatch as a service, with the test carrier and a bus of its own. */
export class DispatchUnderTest<Carrier extends TestCarrier = TestCarrier> {
  platform: TestPlatform;
  service: StartedService;
  carrier: Carrier;
  private readonly said: Delivered[] = [];

  constructor(private readonly startsCarrier: () => Promise<Carrier> = startCarrier as () => Promise<Carrier>) {}

  /** `publicUrl`: where the carrier calls back, where that is not left open. */
  async start(env: Record<string, string> = {}, publicUrl?: string): Promise<this> {
    this.carrier = await this.startsCarrier();
    this.platform = await testPlatform({
      ...this.carrier.env,
      SMS_TIMEOUT_MS: '500',
      LOOKUP_AFTER_MS: '300,600,900',
      DISPATCH_LEASE_MS: '1500',
      ...env,
    });
    this.platform.publicUrl = publicUrl ?? this.platform.publicUrl;
    await this.platform.bus.ensureTopics(topics);
    await this.platform.bus.subscribe(
      'test',
      ['dispatch.progress', 'dispatch.inbound', 'dispatch.messages'],
      async (slice) => void this.said.push(...slice),
    );
    this.service = await this.platform.start(dispatchService);
    return this;
  }

  async stop(): Promise<void> {
    await this.platform?.stop();
    await this.carrier?.service.kill('SIGKILL');
  }

  async ask(who: Who | null, document: string, variables: Record<string, unknown> = {}) {
    const token =
      who === null
        ? null
        : 'service' in who
          ? await this.platform.serviceToken(who.service, who.tenantId)
          : await this.platform.tokenOf(who);
    return this.service.as(token)(document, variables);
  }

  /** The first field of the answer; an error fails the test. */
  async data<T>(who: Who, document: string, variables: Record<string, unknown> = {}): Promise<T> {
    const { data, error } = await this.ask(who, document, variables);
    if (error !== null || data === null) throw new Error(JSON.stringify(error));
    return Object.values(data)[0] as T;
  }

  async tell<E extends EventDefinition>(definition: E, payload: Payload<E>, eventId = newId()): Promise<void> {
    const values = payload as Record<string, unknown>;
    await this.platform.bus.publish([
      {
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
      },
    ]);
  }

  heard<E extends EventDefinition>(tenantId: string, definition: E): Published<E>[] {
    return this.said
      .filter((each) => each.tenantId === tenantId && each.type === definition.type)
      .map((each) => JSON.parse(each.value) as Published<E>);
  }

  /** Tells of an audience in one page. */
  async audience(
    tenantId: string,
    campaignId: string,
    people: FrozenPerson[],
    leftOut: Record<string, number> = {},
  ): Promise<void> {
    await this.tell(recipientsPage, { campaignId, tenantId, page: 1, zone: null, people });
    await this.tell(recipientsFrozen, { campaignId, tenantId, pages: 1, leftOut, stopped: false, byVariant: null });
  }

  async fund(
    tenantId: string,
    campaignId: string,
    over: Partial<Payload<typeof campaignFunded>> = {},
  ): Promise<string> {
    const holdId = newId();
    await this.tell(campaignFunded, {
      campaignId,
      tenantId,
      channel: 'sms',
      campaignVersion: 3,
      holdId,
      messageType: 'transactional',
      prices: { AU: '80000' },
      sender: { callerId: newId(), address: sharedSender },
      paused: false,
      timeZone: null,
      sendFrom: '2026-11-20T00:59:00.000Z',
      notLaterThan: null,
      limitBindsFirstOnly: false,
      unknownPolicy: 'resend',
      linkSet: null,
      zoneRule: 'business',
      localFrom: null,
      localUntil: null,
      ...over,
    });
    return holdId;
  }

  /** Calls a webhook as the sandbox does. */
  async webhook(path: string, said: unknown, key = sandboxKey): Promise<number> {
    const [url, body] = [`${this.service.url}${path}`, JSON.stringify(said)];
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'x-sandbox-signature': createHmac('sha256', key).update(`${url}\n${body}`).digest('hex'),
      },
    });
    return response.status;
  }

  /** The path of a message's status callback. */
  callbackPath(campaignId: string, ordinal: number, attempt = 1): string {
    const url = new URL(
      new CallbackUrls(deriveKeys(this.platform, 'receipt callbacks'), 'http://x', 'sandbox').urlOf(
        `${campaignId}.${ordinal}`,
        attempt,
      ),
    );
    return url.pathname + url.search;
  }
}
