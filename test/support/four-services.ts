import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { campaignsService } from '@bellbird/campaigns/service';
import { contactsService } from '@bellbird/contacts/service';
import { newId } from '@bellbird/database';
import { dispatchService } from '@bellbird/dispatch/service';
import { topics } from '@bellbird/events';
import type { ServiceDefinition } from '@bellbird/service-host';
import { testPlatform, type StartedService, type TestPlatform } from '@bellbird/service-host/testing';
import { tenantsService } from '@bellbird/tenants/service';
import { eventually, type Seed } from '@bellbird/testing';
import {
  sandboxKey,
  startCarrier,
  type CarrierMessage,
  type TestCarrier,
} from '../../apps/dispatch/test/dispatch-world.js';
import { ShuffledBus } from './shuffled-bus.js';

export type Name = 'tenants' | 'contacts' | 'campaigns' | 'dispatch';

const documents = {
  contact: 'mutation ($input: ContactInput!) { createContact(input: $input) { id } }',
  senders: '{ callerIds { data { id } } }',
  campaign: 'mutation ($input: SmsCampaignInput!) { createSmsCampaign(input: $input) { id } }',
  change: 'mutation ($id: ID!, $input: SmsCampaignPatch!) { updateSmsCampaign(id: $id, input: $input) { id } }',
  see: 'query ($id: ID!) { smsCampaign(id: $id) { status waitingFor completedAt counts { recipients outbound pending delivered } } }',
};

/** Somebody who asks in the name of a business: answers the first field, throws an error. */
export interface Business {
  tenantId: string;
  ask<T>(name: Name, document: string, variables?: Record<string, unknown>): Promise<T>;
}

export interface Seen {
  status: string;
  waitingFor: string | null;
  completedAt: string | null;
  counts: Record<'recipients' | 'outbound' | 'pending' | 'delivered', number>;
}

/** What becomes of a business's one campaign. */
const fates = ['sent', 'refused', 'paused for a while', 'sent to all but who opted out'] as const;

/** The four services of the saga in this process, on a bus that can be at its worst, with a carrier of its own. */
export class FourServices {
  readonly services = new Map<Name, StartedService>();
  platform: TestPlatform;
  bus: ShuffledBus;
  private carrier: TestCarrier;
  /** Of the carrier's texts, from its first. */
  private reported = 0;

  async start(seed: Seed, env: Record<string, string> = {}): Promise<this> {
    this.carrier = await startCarrier();
    this.platform = await testPlatform({ ...this.carrier.env, ...env });
    this.bus = new ShuffledBus(this.platform.bus, { gatherMs: 60, most: 1_000, seed });
    Object.assign(this.platform, { bus: this.bus });
    await this.platform.bus.ensureTopics(topics);
    await this.startOne(tenantsService);
    await this.startOne(contactsService);
    await this.startOne(campaignsService);
    await this.startOne(dispatchService);
    return this;
  }

  async stop(): Promise<void> {
    await this.platform?.stop();
    await this.carrier?.service.kill('SIGKILL');
  }

  /** As many businesses as told, each with five people and one campaign, all at once, until all has come to rest. */
  async campaignsOf(businesses: number): Promise<void> {
    await Promise.all(Array.from({ length: businesses }, (_, n) => this.campaign(fates[n % fates.length]!)));
    await this.rest();
    await this.receipts();
    await this.rest();
  }

  /** Rows of all tables of a service that are its business, without what differs from one campaign to the next: ids, times, and what counts them. */
  async dump(name: Name): Promise<string[]> {
    const service = this.services.get(name)!;
    const tables = await service.sql<{ name: string }>(`
      select c.relname as name from pg_class c join pg_namespace s on s.oid = c.relnamespace
       where s.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition order by 1`);
    const rows: string[] = [];
    for (const table of tables.filter((each) => !machinery.test(each.name))) {
      const from = bySlice[table.name] ?? `select * from ${table.name}`;
      for (const { row } of await service.sql<{ row: Record<string, unknown> }>(
        `select to_jsonb(t) as row from (${from}) t`,
      )) {
        rows.push(
          `${table.name} ${JSON.stringify(
            Object.fromEntries(Object.entries(row).filter(([column]) => !generated.test(column))),
          )
            .replaceAll(ids, 'id')
            .replaceAll(moments, 'time')}`,
        );
      }
    }
    return rows.sort();
  }

  private async startOne(definition: ServiceDefinition): Promise<void> {
    this.services.set(definition.name as Name, await this.platform.start(definition));
  }

  private async campaign(fate: (typeof fates)[number]): Promise<void> {
    const business = await this.business({
      people: 5,
      funded: fate !== 'refused',
      unsubscribed: fate === 'sent to all but who opted out' ? 1 : 0,
    });
    const id = await this.launch(business);
    if (fate === 'paused for a while')
      await this.pause(business, id, true).then(
        () => this.pause(business, id, false),
        () => undefined,
      );
    await this.completed(business, id);
  }

  /** A new business with so many people, the first of them `unsubscribed`; `funded`: with ten dollars. */
  async business(of: { people: number; funded: boolean; unsubscribed?: number }): Promise<Business> {
    const tenantId = newId();
    const token = await this.platform.tokenOf({ tenantId });
    const ask: Business['ask'] = async <T>(name: Name, document: string, variables: Record<string, unknown> = {}) => {
      const { data, error } = await this.services.get(name)!.as(token)(document, variables);
      if (error !== null || data === null) throw new Error(JSON.stringify(error));
      return Object.values(data)[0] as T;
    };
    for (let n = 0; n < of.people; n++) {
      const marketingStatus = n < (of.unsubscribed ?? 0) ? 'unsubscribed' : 'transactional-only';
      await ask('contacts', documents.contact, {
        input: { phone: `+6141200${String(n).padStart(4, '0')}`, firstName: 'Ava', marketingStatus },
      });
    }
    await ask('tenants', '{ balanceInformation { balance } }');
    if (of.funded) await this.payIn(tenantId);
    return { tenantId, ask };
  }

  /** Sends a text to all people of a business, at once; answers the campaign. */
  async launch({ ask }: Business): Promise<string> {
    const senders = await ask<{ data: { id: string }[] }>('campaigns', documents.senders);
    const { id } = await ask<{ id: string }>('campaigns', documents.campaign, {
      input: {
        name: 'Friday',
        messageType: 'transactional',
        deliveryType: 'immediately',
        callerId: senders.data[0]!.id,
        message: 'Hi {{firstName|there}}',
        segmentIds: ['all-contacts'],
      },
    });
    return id;
  }

  async pause({ ask }: Business, id: string, paused: boolean): Promise<void> {
    await ask('campaigns', documents.change, { id, input: { paused } });
  }

  see({ ask }: Business, id: string): Promise<Seen> {
    return ask('campaigns', documents.see, { id });
  }

  async completed(business: Business, id: string): Promise<void> {
    await eventually(
      async () => {
        const seen = await this.see(business, id);
        if (seen.completedAt === null) throw new Error(`the campaign is ${JSON.stringify(seen)}`);
      },
      { timeoutMs: 60_000, everyMs: 200 },
    );
  }

  private async payIn(tenantId: string): Promise<void> {
    const id = newId();
    await this.services.get('tenants')!.sql(`
      begin; select set_config('app.tenant', '${tenantId}', true);
      insert into top_up (id, tenant_id, user_id, request_hash, amount, currency, created_at) values ('${id}', '${tenantId}', '${newId()}', '\\x00', 10000000, 'AUD', now());
      select * from ledger_top_up('${newId()}', '${id}', 'pi_${id}', 10000000, 'AUD'); commit`);
  }

  /** What the carrier has taken. */
  accepted(): Promise<CarrierMessage[]> {
    return this.carrier.accepted();
  }

  /** The carrier calls back for every text that it took since the last time. */
  async receipts(): Promise<void> {
    const dispatch = this.services.get('dispatch')!;
    const accepted = await this.carrier.accepted();
    await Promise.all(
      accepted.slice(this.reported).map(async ({ sid, callback }) => {
        const { pathname, search } = new URL(callback);
        const [url, body] = [`${dispatch.url}${pathname}${search}`, JSON.stringify({ sid, status: 'delivered' })];
        const { status } = await fetch(url, {
          method: 'POST',
          body,
          headers: {
            'content-type': 'application/json',
            'x-sandbox-signature': createHmac('sha256', sandboxKey).update(`${url}\n${body}`).digest('hex'),
          },
        });
        if (status !== 204) throw new Error(`a receipt was answered ${status}`);
      }),
    );
    this.reported = accepted.length;
  }

  /** Until nobody has anything left to tell or to hear, three times in a row. */
  async rest(): Promise<void> {
    for (let quiet = 0; quiet < 3;) {
      await pause(150);
      await this.bus.bringTheRest();
      const left = await Promise.all(
        [...this.services.values()].map(async (service) => {
          const [row] = await service.sql<{ n: number }>('select count(*)::int as n from outbox');
          return (row?.n ?? 0) + (await this.bus.lag(service.name)).reduce((sum, lag) => sum + lag.rows, 0);
        }),
      );
      quiet = left.every((n) => n === 0) ? quiet + 1 : 0;
    }
  }
}

const machinery =
  /^(inbox|outbox|parked_event|idempotency|migration|kit_job|lookup|sender|sender_bucket|replay_request|price_list|app_service|app_setting)/;
/** Numbers that are given out in turn, and counts of the slices that a campaign happened to fall into. */
const generated =
  /^(id|number|tenant_no|business_no|campaign_no|chunk_id|lo|hi|provider_sid|owner|fence|version|account_version|seen_captures|expected_captures|settles_seen|settles_expected|settle_count|traceparent)$/;
const ids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\\\\x[0-9a-f]+/g;
const moments = /\d{4}-\d\d-\d\dT[\d:.+Z]+(-\d\d:\d\d)?/g;
/** What is written once a slice, as its sum. Entries are told by the accounts they move, and checked by the ledger's own rules. */
const bySlice: Record<string, string> = {
  entry: 'select 1 where false',
  // The platform's own account is one for all businesses.
  account: `select * from account where kind <> 'stripe_clearing'`,
  transfer: 'select kind, sum(amount)::text as amount from transfer group by tenant_id, hold_id, kind',
  hold_capture: 'select late, outcome, sum(charge)::text as charge from hold_capture group by hold_id, late, outcome',
  settle:
    'select late, sum(accepted)::int as accepted, sum(units)::int as parts, sum(charge_micro)::text as charge from settle group by tenant_no, campaign_no, late',
};
