import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@bellbird/database';
import { auditRecorded, tenantReinstated, tenantSuspended } from '@bellbird/events';
import { eventually, spawnService, testPostgres, type Service } from '@bellbird/testing';
import { anAdmin, creditedWrongly, merchantDocuments, suspendedWrongly } from './merchants.js';
import { TenantsUnderTest } from './test-platform.js';

const reason = 'Many complaints';
export type Act = 'suspend' | 'reinstate' | 'give' | 'take';

/** Where it dies while it does something, one process after the other, before one lives. */
export type Death = [act: Act, places: string[]];

/** A spec in which tenants dies in what an admin does to a business, and the same is asked for again. */
export function killMerchants(deaths: readonly Death[]): void {
  describe('what an admin does to a business', () => {
    let t: TenantsUnderTest;
    let folder: string;
    const running: Service[] = [];
    /** In the order in which they die; the next one starts while one dies. */
    const waiting = deaths.flatMap(([, places]) => places);
    let next: Promise<{ service: Service; url: string }>;

    async function start(faultPoint: string): Promise<{ service: Service; url: string }> {
      const [database] = await t.service.sql<{ name: string }>('select current_database() as name');
      const { secret, busUrl, peers } = t.platform;
      const service = await spawnService({
        entry: new URL('./run-tenants.ts', import.meta.url),
        ready: /^ready at /,
        timeoutMs: 90_000,
        env: {
          ...{ NAME: database!.name, SECRET: secret, BUS_URL: busUrl, FOLDER: folder, LOG_LEVEL: 'error' },
          ...{ POSTGRES_URL: testPostgres().url, PEERS: JSON.stringify({ identity: peers.get('identity') }) },
          ...{ SANDBOX_URL: 'http://127.0.0.1:9', SANDBOX_KEY: 'x', FAULT_POINT: faultPoint },
        },
      });
      running.push(service);
      return { service, url: (await service.waitForLine(/^ready at /)).replace('ready at ', '') };
    }
    async function victim(place: string): Promise<{ service: Service; url: string }> {
      expect(place).toBe(waiting.shift());
      const started = await next;
      if (waiting[0] !== undefined) next = start(waiting[0]);
      return started;
    }

    beforeAll(async () => {
      [t, folder] = await Promise.all([new TenantsUnderTest().start(), mkdtemp(join(tmpdir(), 'tenants-'))]);
      next = start(waiting[0]!);
    }, 120_000);
    afterAll(async () => {
      for (const service of running) await service.kill('SIGKILL');
      await t.stop();
      await rm(folder, { recursive: true, force: true });
    });

    /** Asks a process that is about to die; there is no answer. */
    const cut = async (url: string, admin: ReturnType<typeof anAdmin>, query: string, variables: object, key: string) =>
      fetch(`${url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${await t.platform.tokenOf(admin)}`,
          'idempotency-key': key,
        },
        body: JSON.stringify({ query, variables }),
      }).then(
        (answer) => answer.text(),
        () => 'cut',
      );

    it.each([...deaths])(
      '%s, killed at %j: the same again does it, and does it once',
      async (act, places) => {
        const owner = t.person();
        const id = owner.tenantId;
        const admin = anAdmin();
        await t.data(owner, '{ tenantFromUser { id } }');
        if (act === 'reinstate') await t.data(admin, merchantDocuments.suspend, { id, input: { reason } });
        if (act === 'take') await t.payIn(owner, '50.00');
        const isCredit = act === 'give' || act === 'take';
        const amount = act === 'take' ? '-20.00' : '25.00';
        const document = isCredit ? merchantDocuments.credit : merchantDocuments[act as 'suspend' | 'reinstate'];
        const variables = { id, input: { reason, ...(isCredit && { amount }) } };
        const key = newId();

        for (const place of places) {
          const { service, url } = await victim(place);
          expect(await cut(url, admin, document, variables, key)).toBe('cut');
          expect(await service.ended).toBe('SIGKILL');
        }
        const again = () => t.data<Record<string, unknown>>(admin, document, variables, { 'idempotency-key': key });
        const answer = await again();
        expect(await again()).toEqual(answer);

        const [before, after] = act === 'take' ? ['50.00', '30.00'] : ['0.00', '25.00'];
        if (isCredit) expect(answer).toMatchObject({ amount, balance: after });
        else expect(answer).toMatchObject({ status: act === 'suspend' ? 'suspended' : 'active' });
        expect(await t.balance(owner)).toMatchObject({ balance: isCredit ? after : before });
        const adjustments = await t.service.sql(`select 1 from transfer where tenant_id = $1 and kind = 'adjust'`, [
          id,
        ]);
        expect(adjustments).toHaveLength(isCredit ? 1 : 0);
        const open = await t.service.sql('select 1 from suspension where tenant_id = $1 and lifted_at is null', [id]);
        expect(open).toHaveLength(act === 'suspend' ? 1 : 0);
        for (const wrong of [suspendedWrongly, creditedWrongly]) expect(await t.service.sql(wrong)).toEqual([]);
        expect(await t.violations()).toEqual([]);

        const action =
          { suspend: 'business.suspended', reinstate: 'business.reinstated' }[act as string] ?? 'credit.given';
        const ofAct = () => t.heard(id, auditRecorded).filter((each) => each['action'] === action);
        await eventually(async () => {
          expect(await t.service.sql('select 1 from outbox where tenant_id = $1', [id])).toEqual([]);
          expect(ofAct()).toHaveLength(1);
          expect(t.heard(id, tenantSuspended)).toHaveLength(isCredit ? 0 : 1);
          expect(t.heard(id, tenantReinstated)).toHaveLength(act === 'reinstate' ? 1 : 0);
        });
      },
      120_000,
    );
  });
}
