import type { Actor } from '@bellbird/auth';
import { namedId, newId } from '@bellbird/database';
import type { Delivered } from '@bellbird/event-bus';
import { topics, type EventDefinition, type Payload, type Published } from '@bellbird/events';
import type { LiveEvent } from '@bellbird/live-events';
import { testPlatform, type StartedService, type TestPlatform } from '@bellbird/service-host/testing';
import { eventually } from '@bellbird/testing';
import { campaignsService } from '../src/campaigns.module.js';
import { LaunchDueCampaigns } from '../src/schedule/launch-due-campaigns.js';
import { Neighbours, type Business } from './neighbours.js';

/** "SMS campaign out" of the REST contract. */
export interface CampaignOut {
  id: string;
  status: string;
  paused: boolean;
  pausedReason: string | null;
  cancellationReason: string | null;
  waitingFor: string | null;
  counts: {
    recipients: number;
    pending: number;
    outbound: number;
    delivered: number;
    bounced: number;
    unknown: number;
    canceled: number;
    leftOut: number;
  };
  leftOut: Record<string, number>;
  cost: { held: string; charged: string; currency: string };
  scheduledAt: string | null;
  completedAt: string | null;
  version: number;
  [more: string]: unknown;
}

/** Every member of SmsCampaign. */
export const everyMember = `id type name messageType deliveryType scheduledAt notLaterThan useRecipientTimeZone callerId message variants { message share counts { recipients pending outbound delivered bounced unknown canceled leftOut } engagement { clickedPeople replied optedOut } leads } variantSeed contactIds groupIds segmentIds phones saveAsContacts quick smsTemplateId trackLinks maxCost cancelWindowSeconds
  status paused pausedReason cancellationReason waitingFor counts { recipients pending outbound delivered bounced unknown canceled leftOut } leftOut engagement { clicks likelyMachine } parts links { url clickedPeople clicks likelyMachine }
  cost { held charged currency } createdBy createdAt launchedAt completedAt version`;

export const documents = {
  create: `mutation ($input: SmsCampaignInput!) { createSmsCampaign(input: $input) { ${everyMember} } }`,
  update: `mutation ($id: ID!, $input: SmsCampaignPatch!) { updateSmsCampaign(id: $id, input: $input) { ${everyMember} } }`,
  saveDraft: `mutation ($id: ID, $input: SmsCampaignInput!) { saveHardDraft(id: $id, input: $input) { ${everyMember} } }`,
  list: `query ($query: ListQuery) { smsCampaigns(query: $query) { data { ${everyMember} } } }`,
  remove: 'mutation ($id: ID!) { deleteSmsCampaign(id: $id) }',
  one: `query ($id: ID!) { smsCampaign(id: $id) { ${everyMember} } }`,
  quote:
    'query ($input: SmsCampaignInput!) { quoteSmsCampaign(input: $input) { recipients leftOut parts partsPerMessage cost currency exact links balance sufficient costlyCharacters { character name replacement saves } zones { zone people } variants { recipients parts cost } variantSeed } }',
} as const;

/** The platform's shared number: a sender of every tenant. */
export const sharedSender = { id: namedId('caller-id', '+61491578888'), phone: '+61491578888' };

interface Refusal {
  code: string;
  message: string;
  fields: { field: string; message: string }[];
  [more: string]: unknown;
}

/** Somebody of a business, who asks. */
export class Person {
  constructor(
    private readonly test: CampaignsUnderTest,
    readonly actor: Partial<Actor> & { tenantId: string; userId: string },
  ) {}

  get tenantId(): string {
    return this.actor.tenantId;
  }

  get business(): Business {
    return this.test.neighbours.of(this.tenantId);
  }

  /** A campaign's input that can be sent as it is. */
  input(given: Record<string, unknown> = {}): Record<string, unknown> {
    return {
      name: 'Friday',
      messageType: 'transactional',
      deliveryType: 'immediately',
      callerId: sharedSender.id,
      message: 'Hi {{firstName|there}}!',
      segmentIds: ['all-contacts'],
      ...given,
    };
  }

  /** The first field of the answer; an error fails the test. */
  async data<T>(
    document: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<T> {
    const { data, error } = await this.ask(document, variables, headers);
    if (error !== null || data === null) throw new Error(JSON.stringify(error));
    return Object.values(data)[0] as T;
  }

  /** The first error of the answer; none fails the test. */
  async refused(
    document: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<Refusal> {
    const { data, error } = await this.ask(document, variables, headers);
    if (error === null) throw new Error(`It was not refused: ${JSON.stringify(data)}`);
    return error;
  }

  create(given: Record<string, unknown> = {}, headers: Record<string, string> = {}): Promise<CampaignOut> {
    return this.data(documents.create, { input: this.input(given) }, headers);
  }

  update(id: string, input: Record<string, unknown>): Promise<CampaignOut> {
    return this.data(documents.update, { id, input });
  }

  see(id: string): Promise<CampaignOut> {
    return this.data(documents.one, { id });
  }

  private async ask(document: string, variables: Record<string, unknown>, headers: Record<string, string>) {
    return this.test.service.as(await this.test.platform.tokenOf(this.actor))(document, variables, headers);
  }
}

/** This service as it runs: real Postgres, real bus, neighbours of the test's own, a clock that stands still. */
export class CampaignsUnderTest {
  readonly neighbours = new Neighbours();
  platform: TestPlatform;
  service: StartedService;
  private readonly said: Delivered[] = [];

  async start(env: Record<string, string> = {}): Promise<this> {
    this.platform = await testPlatform(env);
    const { platform, neighbours } = this;
    await neighbours.start(platform.secret, `${platform.peer('identity')}/.well-known/jwks.json`);
    for (const peer of ['tenants', 'contacts', 'dispatch', 'identity'] as const)
      platform.peers.set(peer, neighbours.addressOf(peer));
    await platform.bus.ensureTopics(topics);
    await platform.bus.subscribe(
      'test',
      ['campaign.control', 'campaign.funds', 'campaign.outcome', 'dispatch.messages', 'texts.outcome'],
      async (slice) => void this.said.push(...slice),
    );
    this.service = await platform.start(campaignsService);
    return this;
  }

  async stop(): Promise<void> {
    await this.platform.stop();
    await this.neighbours.stop();
  }

  /** An owner of a new business, or of a given one. */
  person(given: Partial<Actor> = {}): Person {
    return new Person(this, { userId: newId(), ...given, tenantId: given.tenantId ?? newId() });
  }

  /** Publishes an event as another service would; the same again where it is told twice. */
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

  /** What this service has said of a tenant so far, of one kind, oldest first. */
  heard<E extends EventDefinition>(tenantId: string, definition: E): Published<E>[] {
    return this.said
      .filter((each) => each.tenantId === tenantId && each.type === definition.type)
      .map((each) => JSON.parse(each.value) as Published<E>);
  }

  /** Waits until `count` events of a kind were said of a tenant. */
  hear<E extends EventDefinition>(tenantId: string, definition: E, count = 1): Promise<Published<E>[]> {
    return eventually(() => {
      const heard = this.heard(tenantId, definition);
      expect(heard).toHaveLength(count);
      return heard;
    });
  }

  /** The traces in which events of a kind were said of a tenant. */
  tracesOf(tenantId: string, { type }: EventDefinition): (string | undefined)[] {
    return this.said
      .filter((each) => each.tenantId === tenantId && each.type === type)
      .map(({ trace }) => trace?.split('-')[1]);
  }

  /** Kinds of events that were said of a tenant, in the order of their topics. */
  async kindsSaid(tenantId: string): Promise<string[]> {
    await this.outboxEmpty();
    return this.said.filter((each) => each.tenantId === tenantId).map((each) => each.type);
  }

  /** Live events of a tenant from now on. */
  async live(tenantId: string): Promise<LiveEvent[]> {
    const events: LiveEvent[] = [];
    await this.platform.live.subscribe(tenantId, (event) => events.push(event));
    return events;
  }

  /** Campaigns of a tenant in the database, whatever their state. */
  async stored(tenantId: string): Promise<number> {
    const [row] = await this.service.sql<{ n: number }>(
      'select count(*)::int as n from campaign where tenant_id = $1',
      [tenantId],
    );
    return row?.n ?? 0;
  }

  /** What the clock does, done now: launches what is due. */
  launchDue(): Promise<void> {
    return this.service.app.get(LaunchDueCampaigns).launchDue();
  }

  /** What the clock does, done now: asks again what was not answered. */
  askAgain(): Promise<void> {
    return this.service.app.get(LaunchDueCampaigns).askAgain();
  }

  private async outboxEmpty(): Promise<void> {
    await eventually(async () => {
      const [row] = await this.service.sql<{ n: number }>('select count(*)::int as n from outbox');
      const lag = await this.platform.bus.lag('test');
      expect([row?.n, lag.reduce((sum, each) => sum + each.rows, 0)]).toEqual([0, 0]);
    });
  }
}
