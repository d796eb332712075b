import { newId } from '@bellbird/database';
import type { BusMessage, EventBus } from '@bellbird/event-bus';
import { campaignCanceled, campaignLaunched, type FrozenPerson } from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import type { Launch } from '../src/freeze/freeze-page.js';
import type { ContactsUnderTest } from './contacts-under-test.js';

export type LaunchWish = Partial<Omit<Launch, 'tenantId'>> & { tenantId: string };

export function launchOf(wish: LaunchWish): Launch {
  return {
    ...campaignLaunched.example,
    campaignId: newId(),
    fields: ['Hi {{firstName|there}}!'],
    audience: { contactIds: [], groupIds: [], segmentIds: ['all-contacts'] },
    phones: [],
    saveAsContacts: false,
    ...wish,
  };
}

const message = (
  definition: { type: string; topic: string; version: number },
  payload: { campaignId: string; tenantId: string },
): BusMessage => ({
  topic: definition.topic,
  key: payload.campaignId,
  eventId: newId(),
  type: definition.type,
  schemaVersion: definition.version,
  tenantId: payload.tenantId,
  aggregateVersion: 1n,
  occurredAt: new Date(),
  trace: null,
  value: JSON.stringify(payload),
});

/** As campaigns would say it. */
export async function launch(bus: EventBus, wish: LaunchWish): Promise<Launch> {
  const payload = launchOf(wish);
  await bus.publish([message(campaignLaunched, payload)]);
  return payload;
}

export async function cancel(
  bus: EventBus,
  { campaignId, tenantId }: { campaignId: string; tenantId: string },
): Promise<void> {
  await bus.publish([
    message(campaignCanceled, { campaignId, tenantId, campaignVersion: 2, reason: 'manual-cancellation' } as never),
  ]);
}

export interface Frozen {
  pages: { page: number; people: FrozenPerson[] }[];
  frozen: { pages: number; leftOut: Record<string, number>; stopped: boolean };
}

/** Listens for what contacts says of campaigns, as dispatch would: each event once, by id. */
export async function listen(bus: EventBus): Promise<{
  of(campaignId: string, timeoutMs?: number): Promise<Frozen>;
  pagesOf(campaignId: string): number;
  stop(): Promise<void>;
}> {
  const said = new Map<string, { type: string; payload: { campaignId: string } & Record<string, unknown> }>();
  const subscription = await bus.subscribe(`listener-${newId()}`, ['campaign.recipients'], async (slice) => {
    for (const each of slice) said.set(each.eventId, { type: each.type, payload: JSON.parse(each.value) as never });
  });
  const eventsOf = (campaignId: string) => [...said.values()].filter((each) => each.payload.campaignId === campaignId);
  const pagesOf = (campaignId: string) =>
    eventsOf(campaignId)
      .filter((each) => each.type === 'recipients.page')
      .map((each) => each.payload as unknown as Frozen['pages'][number]);
  return {
    of: (campaignId, timeoutMs = 10_000) =>
      eventually(
        () => {
          const frozen = eventsOf(campaignId)
            .filter((each) => each.type === 'recipients.frozen')
            .map((each) => each.payload as unknown as Frozen['frozen']);
          const pages = pagesOf(campaignId);
          if (frozen.length === 0 || pages.length < (frozen[0]?.pages ?? 0)) return false;
          expect(frozen).toHaveLength(1);
          return { pages: pages.sort((a, b) => a.page - b.page), frozen: frozen[0] as Frozen['frozen'] };
        },
        { timeoutMs },
      ),
    pagesOf: (campaignId) => pagesOf(campaignId).length,
    stop: () => subscription.stop(),
  };
}

/** Many contacts at once, past the API: their filter rows, consent and tags agree. `person(n)` gives what differs. */
export async function manyContacts(
  contacts: Pick<ContactsUnderTest, 'sql'>,
  tenantId: string,
  count: number,
): Promise<void> {
  await contacts.sql(
    `insert into contact (tenant_id, id, name, first_name, last_name, phone, phone_significant, phone_country, phone_kind, status, attributes)
     select $1, uuidv7(), f || ' ' || l, f, l, '+614' || lpad(n::text, 8, '0'), '4' || lpad(n::text, 8, '0'), 'AU', 1, 1, jsonb_build_object('suburb', s)
       from generate_series(1, $2::int) n,
       lateral (select (array['Ava','Bob','Chloë','Dimitri','Eve','Farouk','Grace','Hiroshi'])[1 + n % 8] || case when n % 16 > 7 then '’s' else '' end as f,
                       (array['Thompson','Wong','O''Neill','Nguyen','Papadopoulos'])[1 + n % 5] as l, (array['Newtown','Glebe','Balmain'])[1 + n % 3] as s) names`,
    [tenantId, count],
  );
  await contacts.sql(
    'insert into contact_filter (tenant_id, contact_id, created_at, status) select tenant_id, id, created_at, status from contact where tenant_id = $1',
    [tenantId],
  );
  await contacts.sql('analyze contact; analyze contact_filter');
}
