import type { Actor } from '@bellbird/auth';
import { newId } from '@bellbird/database';
import type { EventDefinition, Payload } from '@bellbird/events';
import type { LiveEvent } from '@bellbird/live-events';
import { testPlatform, type Ask, type StartedService, type TestPlatform } from '@bellbird/service-host/testing';
import { notificationsService } from '../src/notifications.module.js';
import { assertChapter8 } from './chapter-8.js';
import { membersAtIdentity, type MembersAtIdentity } from './members-at-identity.js';
import { sandboxMailbox, type SandboxMailbox } from './sandbox-mailbox.js';

export interface Member {
  tenantId: string;
  userId: string;
  ask: Ask;
}

export interface NotificationsUnderTest {
  platform: TestPlatform;
  service: StartedService;
  mailbox: SandboxMailbox;
  identity: MembersAtIdentity;
  /** An owner of a new tenant, or somebody else of a given one. */
  member(actor?: Partial<Actor>): Promise<Member>;
  /** Puts an event on the bus as its publisher's relay would; the payload's tenant is the event's. */
  happen<E extends EventDefinition>(
    definition: E,
    payload: Payload<E>,
    options?: { eventId?: string; occurredAt?: Date },
  ): Promise<string>;
  /** The live events of a tenant from now on. */
  listen(tenantId: string): Promise<LiveEvent[]>;
  stop(): Promise<void>;
}

/** The whole service on a database of its own, its mails going to a stub of the sandbox. */
export async function startNotifications(env: Record<string, string> = {}): Promise<NotificationsUnderTest> {
  const mailbox = await sandboxMailbox();
  const platform = await testPlatform(env);
  const identity = await membersAtIdentity(platform);
  const service = await platform.start(notificationsService);
  // Only now, as in the real start: the adapter asks at each mail.
  platform.env['SANDBOX_URL'] = mailbox.url;
  platform.env['SANDBOX_KEY'] = mailbox.key;
  return {
    platform,
    service,
    mailbox,
    identity,
    member: async (given = {}) => {
      const actor = { tenantId: newId(), userId: newId(), ...given };
      return { ...actor, ask: service.as(await platform.tokenOf(actor)) };
    },
    happen: async (definition, payload, { eventId = newId(), occurredAt = new Date() } = {}) => {
      const members = payload as Record<string, unknown>;
      await platform.bus.publish([
        {
          topic: definition.topic,
          key: String(members[definition.key]),
          eventId,
          type: definition.type,
          schemaVersion: definition.version,
          tenantId: String(members['tenantId']),
          aggregateVersion: 1n,
          occurredAt,
          trace: null,
          value: JSON.stringify(payload),
        },
      ]);
      return eventId;
    },
    listen: async (tenantId) => {
      const heard: LiveEvent[] = [];
      await platform.live.subscribe(tenantId, (event) => void heard.push(event));
      return heard;
    },
    stop: async () => {
      try {
        await assertChapter8({ service });
      } finally {
        await platform.stop();
        await identity.close();
        await mailbox.close();
      }
    },
  };
}
