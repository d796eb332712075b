import { newId } from '@bellbird/database';
import { CampaignsUnderTest, documents, sharedSender } from '../../test/campaigns-under-test.js';

const senders = '{ callerIds { data { id name phoneInternational callerType status } count countIsExact hasMore } }';
const one = 'query ($id: ID!) { callerId(id: $id) { id phoneInternational } }';
const shared = {
  id: sharedSender.id,
  name: 'Shared number',
  phoneInternational: '+61491578888',
  callerType: 'shared-number',
  status: 'verified',
};

describe('senders', () => {
  const test = new CampaignsUnderTest();
  beforeAll(() => test.start());
  afterAll(() => test.stop());

  it('hold the shared number for every business, at once', async () => {
    for (const who of [test.person(), test.person({ permissions: [] })]) {
      expect(await who.data(senders)).toEqual({ data: [shared], count: 1, countIsExact: true, hasMore: false });
      expect(await who.data(one, { id: shared.id })).toMatchObject({ id: shared.id });
      expect(await who.data('{ callerIdsCount }')).toBe(1);
    }
  });

  it('beside one’s own, which nobody else sees', async () => {
    const [ava, other] = [test.person(), test.person()];
    const id = newId();
    await test.service.sql(
      "insert into caller_id (id, tenant_id, name, phone_international, caller_type, status, created_at) values ($1, $2, 'Café', '+61412345678', 'phone-number', 'verified', now())",
      [id, ava.tenantId],
    );
    expect((await ava.data<{ count: number }>(senders)).count).toBe(2);
    expect(
      await ava.data('query ($query: ListQuery) { callerIdsCountWithFilters(query: $query) }', {
        query: { filters: [{ field: 'callerType', type: 'enum', operation: 'equals', value: 'phone-number' }] },
      }),
    ).toBe(1);
    expect((await other.data<{ count: number }>(senders)).count).toBe(1);
    expect(await other.refused(one, { id })).toMatchObject({ code: 'not-found' });
  });

  it('are not written by anybody of a business', async () => {
    await expect(test.service.sql(`set role ${test.service.name}_app`)).resolves.toEqual([]);
    await test.service.sql("select set_config('app.tenant', $1, false)", [newId()]);
    const [row] = await test.service.sql<{ n: number }>(
      'with gone as (delete from caller_id returning 1) select count(*)::int as n from gone',
    );
    await test.service.sql('reset role');
    expect(row?.n).toBe(0);
  });
});

describe('the setting SHARED_SENDERS', () => {
  const test = new CampaignsUnderTest();
  beforeAll(() => test.start({ SHARED_SENDERS: '+61491570006, +6421000000' }));
  afterAll(() => test.stop());

  it('says which numbers are shared', async () => {
    const list = await test.person().data<{ data: { phoneInternational: string }[] }>(senders);
    expect(list.data.map((each) => each.phoneInternational).sort()).toEqual(['+61491570006', '+6421000000']);
    expect(await test.person().refused(documents.create, { input: test.person().input() })).toMatchObject({
      fields: [{ field: 'callerId' }],
    });
  });
});
