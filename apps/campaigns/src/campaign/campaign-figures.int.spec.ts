import { text as textOf } from 'node:stream/consumers';
import { newId } from '@bellbird/database';
import { eventually } from '@bellbird/testing';
import { CampaignsUnderTest, documents, type Person } from '../../test/campaigns-under-test.js';
import { Saga } from '../../test/saga.js';

const test = new CampaignsUnderTest();
let ava: Person;
let other: Person;

beforeAll(() => test.start());
afterAll(() => test.stop());
beforeEach(() => {
  test.platform.clock.set('2026-11-20T01:00:00Z');
  ava = test.person();
  other = test.person();
});

const list =
  'query ($query: ListQuery) { smsCampaigns(query: $query) { data { id name status counts { recipients } cost { charged } } count countIsExact hasMore } }';
interface List {
  data: { id: string; name: string; status: string }[];
  count: number;
  countIsExact: boolean;
  hasMore: boolean;
}
const names = async (who: Person, query: Record<string, unknown> = {}): Promise<string[]> =>
  (await who.data<List>(list, { query })).data.map((each) => each.name);

/** One of each status and more than one type, made a minute apart. */
async function some(): Promise<void> {
  const tick = (): void => test.platform.clock.advance(60_000);
  await ava.data(documents.saveDraft, { id: null, input: { name: 'Draft', messageType: 'review' } });
  tick();
  await ava.create({
    name: 'Scheduled',
    messageType: 'marketing',
    deliveryType: 'later',
    scheduledAt: '2026-11-21T10:00',
  });
  tick();
  const { id } = await ava.create({ name: 'Done' });
  const saga = new Saga(test, ava, id);
  await saga.funded();
  await saga.settled({ accepted: 8, rejected: 2, charge: '720000' });
  await saga.finished();
  await saga.closed(720_000n);
  await saga.receipts({ outbound: -6, delivered: 5, bounced: 1 });
  await saga.becomes({ status: 'completed', counts: { delivered: 5 } });
  tick();
  await ava.create({ name: 'Running' });
}

describe('lists', () => {
  it('show one’s own, newest first, and filter by what the campaign shows', async () => {
    await some();
    await other.create({ name: 'Theirs' });
    expect(await names(ava)).toEqual(['Running', 'Done', 'Scheduled', 'Draft']);
    expect(await names(other)).toEqual(['Theirs']);
    const filtered = (field: string, type: string, operation: string, value: unknown) =>
      names(ava, { filters: [{ field, type, operation, value }], sortBy: 'name:asc' });
    // History, drafts and scheduled of spec point 3.
    expect(await filtered('status', 'enum', 'none', ['draft', 'pending'])).toEqual(['Done', 'Running']);
    expect(await filtered('status', 'enum', 'equals', 'draft')).toEqual(['Draft']);
    expect(await filtered('status', 'enum', 'equals', 'pending')).toEqual(['Scheduled']);
    expect(await filtered('messageType', 'enum', 'one', ['marketing', 'review'])).toEqual(['Draft', 'Scheduled']);
    expect(await filtered('name', 'text', 'startsWith', 'ru')).toEqual(['Running']);
    expect(await filtered('scheduledAt', 'date', 'equals', '2026-11-21')).toEqual(['Scheduled']);
    expect(
      await ava.data('query ($query: ListQuery) { smsCampaignsCountWithFilters(query: $query) }', {
        query: { filters: [{ field: 'recipients', type: 'number', operation: 'equals', value: 10 }] },
      }),
    ).toBe(1);
    expect(await ava.data('{ smsCampaignsCount }')).toBe(4);
    expect(
      await ava.refused(list, {
        query: { filters: [{ field: 'tenantId', type: 'text', operation: 'equals', value: other.tenantId }] },
      }),
    ).toMatchObject({ code: 'invalid-input' });
  });

  it('page without losing or repeating', async () => {
    await some();
    const pages = await Promise.all(
      [0, 1, 2, 3].map((skip) => ava.data<List>(list, { query: { skip, limit: 1, sortBy: 'createdAt:asc' } })),
    );
    expect(pages.map((page) => [page.data[0]?.name, page.count, page.countIsExact, page.hasMore])).toEqual([
      ['Draft', 4, true, true],
      ['Scheduled', 4, true, true],
      ['Done', 4, true, true],
      ['Running', 4, true, false],
    ]);
  });
});

describe('counts', () => {
  const byStatus = '{ smsCampaignsCountByStatus }';
  const byType = '{ smsCampaignsCountByMessageType }';

  it('have every key, 0 too', async () => {
    expect(await ava.data(byStatus)).toEqual({ draft: 0, pending: 0, running: 0, completed: 0, canceled: 0 });
    expect(await ava.data(byType)).toEqual({ transactional: 0, marketing: 0, review: 0 });
    await some();
    expect(await ava.data(byStatus)).toEqual({ draft: 1, pending: 1, running: 1, completed: 1, canceled: 0 });
    expect(await ava.data(byType)).toEqual({ transactional: 2, marketing: 1, review: 1 });
    expect(await other.data(byStatus)).toEqual({ draft: 0, pending: 0, running: 0, completed: 0, canceled: 0 });
  });
});

describe('the export', () => {
  it('is a job, then a signed file with a line a campaign of one’s own', async () => {
    await some();
    await other.create({ name: 'Theirs' });
    const ordered = await ava.data<{ id: string; status: string }>(
      'mutation { exportSmsCampaigns(query: { sortBy: "name:asc" }) { id status progress } }',
    );
    const done = await eventually(async () => {
      const job = await ava.data<{ status: string; rows: number; url: string }>(
        'query ($jobId: ID!) { smsCampaignsExport(jobId: $jobId) { id status rows url } }',
        { jobId: ordered.id },
      );
      expect(job.status).toBe('completed');
      return job;
    });
    expect(done).toMatchObject({ rows: 4, url: expect.stringContaining('/files/') });
    expect(
      await other.refused('query ($jobId: ID!) { smsCampaignsExport(jobId: $jobId) { id } }', { jobId: ordered.id }),
    ).toMatchObject({ code: 'not-found' });
    const [row] = await test.service.sql<{ file_key: string }>('select file_key from kit_job where id = $1', [
      ordered.id,
    ]);
    const [head, ...lines] = (await textOf(await test.platform.storage.get(row!.file_key))).trim().split(/\r?\n/);
    expect(head).toBe(
      'name,status,messageType,launchedAt,completedAt,recipients,delivered,outbound,bounced,unknown,canceled,leftOut,charged',
    );
    expect(lines.map((line) => line.split(',')[0])).toEqual(['Done', 'Draft', 'Running', 'Scheduled']);
    expect(lines[0]).toBe(
      'Done,completed,transactional,2026-11-20T01:02:00.000Z,2026-11-20T01:02:00.000Z,10,5,2,3,0,0,1,0.720000',
    );
  });
});

describe('live events', () => {
  it('tell the business, and no other, that a campaign changed', async () => {
    const [mine, theirs] = [await test.live(ava.tenantId), await test.live(other.tenantId)];
    const { id } = await ava.create();
    await eventually(() =>
      expect(mine).toEqual([
        { type: 'sms-campaign-updated', tenantId: ava.tenantId, id, trace: expect.stringMatching(/^00-/) },
      ]),
    );
    expect(theirs).toEqual([]);
  });

  it('are four a second at most, whatever happens, and the last change is told', async () => {
    const { id } = await ava.create();
    const saga = new Saga(test, ava, id);
    await saga.funded();
    const at: number[] = [];
    await test.platform.live.subscribe(ava.tenantId, (event) => event.id === id && at.push(performance.now()));
    const began = performance.now();
    for (let n = 0; n < 60; n += 1) {
      await saga.settled({ settleId: newId(), accepted: 0, unknown: 1, charge: '0' });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await saga.becomes({ version: 63 });
    const before = performance.now();
    await saga.settled({ accepted: 10 });
    await saga.becomes({ counts: { outbound: 10 } });
    await eventually(() => expect(at.at(-1)).toBeGreaterThan(before));
    // Since before the first left: on a busy machine two that left in turn may arrive together, and never sooner.
    expect(at.length).toBeLessThanOrEqual(4 * Math.ceil((at.at(-1)! - began) / 1_000) + 4);
    expect(at.length).toBeGreaterThan(3);
  });
});

describe('the bill', () => {
  const bill = 'query ($id: ID!) { smsCampaignBill(id: $id) { agreed chargedParts pricePerPart } }';

  it('stays after the end: what it was to cost, and the parts that were charged at their price', async () => {
    const { id } = await ava.create({ name: 'Done' });
    const saga = new Saga(test, ava, id);
    await saga.funded();
    await saga.settled({ accepted: 8, rejected: 2, units: 9, charge: '720000' });
    await saga.finished();
    await saga.closed(720_000n);
    await saga.becomes({ status: 'completed' });
    const { agreed, ...charged } = await ava.data<{ agreed: string }>(bill, { id });
    expect(Number(agreed)).toBeGreaterThan(0.72);
    expect(charged).toEqual({ chargedParts: 9, pricePerPart: '0.080000' });
  });

  it('names no price where parts differ in it, and is not there for another business', async () => {
    const { id } = await ava.create({ name: 'Abroad' });
    const saga = new Saga(test, ava, id);
    await saga.funded();
    await saga.settled({ accepted: 3, units: 3, charge: '250000' });
    await eventually(async () =>
      expect(await ava.data(bill, { id })).toMatchObject({ chargedParts: 3, pricePerPart: null }),
    );
    await expect(other.data(bill, { id })).rejects.toThrow('not-found');
  });
});
