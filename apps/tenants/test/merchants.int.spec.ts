import { nilTenant } from '@bellbird/auth';
import { newId } from '@bellbird/database';
import { fundsHeld, fundsRefused, fundsRequested, tenantReinstated, tenantSuspended } from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import { anAdmin, creditedWrongly, merchantDocuments, suspendedWrongly } from './merchants.js';
import { TenantsUnderTest, topUpDocument } from './test-platform.js';

type Owner = ReturnType<TenantsUnderTest['person']>;

let t: TenantsUnderTest;
beforeAll(async () => {
  t = await new TenantsUnderTest().start();
}, 60_000);
afterAll(async () => {
  expect(await t.violations()).toEqual([]);
  for (const wrong of [suspendedWrongly, creditedWrongly]) expect(await t.service.sql(wrong)).toEqual([]);
  await t.stop();
});

const { suspend, reinstate: goOn, credit } = merchantDocuments;
const reserve =
  'mutation ($h: ID!, $s: ID!) { reserveFunds(holdId: $h, subjectId: $s, amount: "1000000", currency: "AUD") { held } }';

const reason = 'Many complaints';

/** Somebody whose business tenants knows. */
async function business(): Promise<Owner> {
  const owner = t.person();
  await t.data(owner, '{ tenantFromUser { id } }');
  return owner;
}
/** What the ledger does of itself, as where a bank takes a payment back. */
const inLedger = ({ tenantId }: Owner, call: string): Promise<unknown> =>
  t.service.sql(`select ${call} from set_config('app.tenant', $1, true) s where s is not null`, [tenantId]);

describe('16. a suspension', () => {
  it('holds nothing and loses nothing: the same request is answered once it is over', async () => {
    const [owner, admin] = [await business(), anAdmin()];
    await t.payIn(owner, '50.00');
    expect(await t.data(admin, suspend, { id: owner.tenantId, input: { reason } })).toEqual({
      id: owner.tenantId,
      status: 'suspended',
      suspensions: [{ kind: 'platform', reason, at: expect.any(String) }],
      balance: '50.00',
      owed: '0.00',
      chargedLast30Days: '0.00',
    });
    const asked = {
      holdId: newId(),
      subjectId: newId(),
      tenantId: owner.tenantId,
      maxCost: '2000000',
      currency: 'AUD',
      priceVersion: 1,
    };
    await t.tell(fundsRequested, asked);
    const campaigns = { service: 'campaigns', tenantId: owner.tenantId };
    const { error } = await t.ask(campaigns, reserve, { h: newId(), s: newId() });
    expect(error).toMatchObject({
      code: 'wrong-state',
      statusCode: 409,
      message: 'Sending is paused by Bellbird: Many complaints.',
    });
    expect(await t.data(campaigns, '{ sendingTerms { suspendedFor } }')).toEqual({ suspendedFor: reason });
    expect(await t.service.sql('select 1 from hold where tenant_id = $1', [owner.tenantId])).toEqual([]);
    // Paying goes on, and a member reads why nothing is sent.
    await t.payIn(owner, '10.00');
    expect(
      await t.data(t.person({ tenantId: owner.tenantId, permissions: [] }), '{ suspensions { kind reason } }'),
    ).toEqual([{ kind: 'platform', reason }]);
    expect(await t.data(admin, goOn, { id: owner.tenantId, input: { reason: 'Clean now' } })).toMatchObject({
      status: 'active',
      suspensions: [],
      balance: '60.00',
    });
    expect([t.heard(owner.tenantId, fundsHeld), t.heard(owner.tenantId, fundsRefused)]).toEqual([[], []]);
    await t.tell(fundsRequested, asked);
    await eventually(() => expect(t.heard(owner.tenantId, fundsHeld)).toHaveLength(1));
    expect(await t.data(campaigns, '{ sendingTerms { suspendedFor } }')).toEqual({ suspendedFor: null });
  });

  it('is said once as it begins and once as it ends, however often and by how many it is asked for', async () => {
    const owner = await business();
    const input = { reason };
    await Promise.all(Array.from({ length: 8 }, () => t.data(anAdmin(), suspend, { id: owner.tenantId, input })));
    await Promise.all(Array.from({ length: 8 }, () => t.data(anAdmin(), goOn, { id: owner.tenantId, input })));
    await t.data(anAdmin(), goOn, { id: owner.tenantId, input });
    await eventually(() => expect(t.heard(owner.tenantId, tenantReinstated)).toHaveLength(1));
    expect(t.heard(owner.tenantId, tenantSuspended)).toEqual([
      { tenantId: owner.tenantId, kind: 'platform', reason, at: expect.any(String) },
    ]);
  });

  it('begun and ended by many at once is each time one or the other, and never a fault', async () => {
    const owner = await business();
    const [input, admins] = [{ reason }, Array.from({ length: 24 }, () => anAdmin())];
    await Promise.all(
      admins.map((admin, n) => t.data(admin, n % 2 === 0 ? suspend : goOn, { id: owner.tenantId, input })),
    );
    const rows = await t.service.sql<{ nth: number }>(
      `select nth from suspension where tenant_id = $1 and kind = 'platform' order by nth`,
      [owner.tenantId],
    );
    expect(rows.map(({ nth }) => nth)).toEqual(rows.map((_, at) => at + 1));
  });

  it('for money begins and ends with money, and nobody else lifts it', async () => {
    const [owner, admin] = [await business(), anAdmin()];
    await inLedger(owner, `ledger_chargeback(gen_random_uuid(), 5000000, 'AUD')`);
    const input = { reason };
    const id = owner.tenantId;
    expect(await t.refusal(admin, goOn, { id, input })).toBe('wrong-state');
    expect(await t.data(admin, suspend, { id, input })).toMatchObject({
      status: 'suspended',
      suspensions: [{ kind: 'platform', reason }, { kind: 'payment' }],
      owed: '5.00',
    });
    // What the platform asked for it takes back; money's stays.
    expect(await t.data(admin, goOn, { id, input })).toMatchObject({ suspensions: [{ kind: 'payment' }] });
    await inLedger(owner, `ledger_reinstate(gen_random_uuid(), 5000000, 'AUD')`);
    expect(await t.data(admin, goOn, { id, input })).toMatchObject({ status: 'active', owed: '0.00' });
  });

  it('is for admins with a fresh proof alone, of businesses that there are, with a reason', async () => {
    const owner = await business();
    const [id, input] = [owner.tenantId, { reason }];
    for (const document of [suspend, goOn]) {
      for (const who of [owner, t.person({ permissions: ['administrator'] })])
        expect(await t.refusal(who, document, { id, input })).toBe('forbidden');
      expect(await t.refusal({ ...anAdmin(), provedAt: 1 }, document, { id, input })).toBe('step-up-required');
      expect(await t.refusal(anAdmin(), document, { id: newId(), input })).toBe('not-found');
      expect(await t.refusal(anAdmin(), document, { id: 'x', input })).toBe('invalid-input id');
      for (const wrong of ['', 'no', '      ', 'x'.repeat(501)])
        expect(await t.refusal(anAdmin(), document, { id, input: { reason: wrong } })).toBe('invalid-input reason');
    }
    expect(await t.data(owner, '{ suspensions { kind } }')).toEqual([]);
  });
});

it('what the platform’s list says of money is said to other services, of many at once, and to nobody else', async () => {
  const [one, other] = [await business(), await business()];
  await t.payIn(one, '50.00');
  const facts = 'query ($ids: [ID!]!) { merchantFacts(ids: $ids) { id status balance owed chargedLast30Days } }';
  const ids = { ids: [one.tenantId, other.tenantId] };
  const none = { status: 'active', balance: '0.00', owed: '0.00', chargedLast30Days: '0.00' };
  const { merchantFacts } = (await t.ask({ service: 'identity', tenantId: nilTenant }, facts, ids)).data!;
  expect(merchantFacts).toEqual(
    expect.arrayContaining([
      { ...none, id: one.tenantId, balance: '50.00' },
      { ...none, id: other.tenantId },
    ]),
  );
  for (const who of [one, anAdmin()]) expect(await t.refusal(who, facts, ids)).toBe('forbidden');
});

describe('17. credit', () => {
  const give = (admin: ReturnType<typeof anAdmin>, owner: Owner, amount: string, key: string = newId()) =>
    t.ask(admin, credit, { id: owner.tenantId, input: { amount, reason: 'Outage' } }, { 'idempotency-key': key });

  it('of one key comes once, however many ask at once', async () => {
    const [owner, admin, key] = [await business(), anAdmin(), newId()];
    const answers = await Promise.all(Array.from({ length: 100 }, () => give(admin, owner, '25.00', key)));
    expect(new Set(answers.map((each) => JSON.stringify(each.data))).size).toBe(1);
    expect(answers[0]!.data).toEqual({ giveCredit: { id: expect.any(String), amount: '25.00', balance: '25.00' } });
    expect(await t.balance(owner)).toMatchObject({ balance: '25.00' });
    expect((await give(admin, owner, '26.00', key)).error?.code).toBe('idempotency-mismatch');
    expect((await give(admin, await business(), '25.00', key)).error?.code).toBe('idempotency-mismatch');
  });

  it('is taken no further than to nothing', async () => {
    const [owner, admin] = [await business(), anAdmin()];
    await give(admin, owner, '10.00');
    expect((await give(admin, owner, '-10.01')).error).toMatchObject({ code: 'rule-violated', statusCode: 422 });
    expect((await give(admin, owner, '-10.00')).data).toMatchObject({
      giveCredit: { amount: '-10.00', balance: '0.00' },
    });
  });

  it('is at most 1,000 a call, and 5,000 a day of an admin over all businesses, both ways, also at once', async () => {
    const [one, other, admin] = [await business(), await business(), anAdmin()];
    for (const wrong of ['0', '0.00', '1000.01', '-1000.01', '1.001', '1e3', '+5', ' 5', '', '99999'])
      expect((await give(admin, one, wrong)).error).toMatchObject({ fields: [{ field: 'amount' }] });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => give(admin, n % 2 === 0 ? one : other, '1000.00')),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(5);
    expect(answers.filter(({ error }) => error?.code === 'limit-reached')).toHaveLength(3);
    expect((await give(admin, one, '-1.00')).error?.code).toBe('limit-reached');
    expect((await give(anAdmin(), one, '-1.00')).error).toBe(null);
  });

  it('needs a key, a reason, an admin and a fresh proof', async () => {
    const owner = await business();
    const variables = { id: owner.tenantId, input: { amount: '1.00', reason: 'Outage' } };
    expect(await t.refusal(anAdmin(), credit, variables)).toBe('invalid-input Idempotency-Key');
    const keyed = { 'idempotency-key': newId() };
    expect(await t.refusal(owner, credit, variables, keyed)).toBe('forbidden');
    expect(await t.refusal({ ...anAdmin(), provedAt: 1 }, credit, variables, keyed)).toBe('step-up-required');
    expect(await t.refusal(anAdmin(), credit, { ...variables, input: { amount: '1.00', reason: ' ' } }, keyed)).toBe(
      'invalid-input reason',
    );
    expect(await t.refusal(owner, topUpDocument, { input: {} })).toContain('invalid-input');
  });
});
