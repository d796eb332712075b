import { newId } from '@bellbird/database';
import { Freezing } from '../../../test/freezing.js';

interface Measure {
  recipients: number;
  leftOut: Record<string, number>;
}

describe('2. a resend to those who did not get a campaign', () => {
  const t = new Freezing('resend');
  beforeEach(async () => {
    t.contacts.neighbours.down = false;
  });
  const trash = (id: string) => t.ava.ask('mutation ($id: ID!) { deleteContact(id: $id) }', { id });
  const nobody = { contactIds: [], groupIds: [], segmentIds: [] };
  const all = ['bounced', 'canceled', 'left-out'];

  /** A campaign to these; dispatch says nothing of them yet. */
  async function sent(contactIds: string[], phones: string[] = [], messageType = 'transactional') {
    const { campaignId } = await t.launch({
      ...{ messageType: messageType as 'transactional' },
      audience: { ...nobody, contactIds },
      phones: phones.map((phone) => ({ phone, country: 'AU' })),
    });
    const { pages, frozen } = await t.heard.of(campaignId);
    return { campaignId, people: pages.flatMap((page) => page.people), leftOut: frozen.leftOut };
  }

  /** Who did not get it, by their place among the people of the campaign. */
  function became({ campaignId, people }: Awaited<ReturnType<typeof sent>>, fates: ('bounced' | 'canceled' | null)[]) {
    const undelivered = fates.flatMap((status, at) => {
      const { ordinal, contactId, address: phone } = people[at]!;
      return status === null ? [] : [{ ordinal, contactId, phone, status }];
    });
    t.contacts.neighbours.undelivered.set(campaignId, undelivered);
  }

  /** Quotes and freezes a resend: both have to say the same. */
  async function again(campaignId: string, statuses: string[] = all, messageType = 'transactional') {
    const resendOf = { campaignId, statuses };
    const { measureAudience: quote } = await t.contacts.asService<{ measureAudience: Measure }>(
      t.ava.tenantId,
      'query ($input: MeasureInput!) { measureAudience(input: $input) { recipients leftOut } }',
      { input: { resendOf, message: 'Hi', messageType, businessName: 'Café', countries: ['AU', 'NZ'] } },
    );
    const resend = await t.launch({
      ...{ messageType: messageType as 'transactional' },
      ...{ audience: nobody, resendOf, fields: ['Hi {{firstName|there}}'] },
    });
    const { pages, frozen } = await t.heard.of(resend.campaignId);
    const people = pages.flatMap((page) => page.people);
    expect(quote.recipients).toBe(people.length);
    const reasons = Object.entries(quote.leftOut).filter(([, count]) => count > 0);
    expect(frozen.leftOut).toEqual(Object.fromEntries(reasons));
    const kept = await t.contacts.sql<{ reason: string }>('select reason from left_out where campaign_id = $1', [
      resend.campaignId,
    ]);
    expect(kept).toHaveLength(reasons.reduce((sum, [, count]) => sum + count, 0));
    return { campaignId: resend.campaignId, people, leftOut: frozen.leftOut, phones: people.map((p) => p.address) };
  }

  it('goes to the people with each status, and to nobody else', async () => {
    const ids: string[] = [];
    for (const n of [1, 2, 3])
      ids.push(await t.add({ firstName: ['Ann', 'Bea', 'Cal'][n - 1], phone: `0412 100 00${n}` }));
    const gone = await t.add({ firstName: 'Gone', phone: '0412 100 004' });
    await trash(gone);
    const first = await sent([...ids, gone], ['+61412100005', '+61412100006']);
    expect(first.leftOut).toEqual({ inTrash: 1 });
    became(first, ['bounced', 'canceled', null, 'bounced', null]);
    expect((await again(first.campaignId, ['bounced'])).phones).toEqual(['+61412100001', '+61412100005']);
    expect((await again(first.campaignId, ['canceled'])).phones).toEqual(['+61412100002']);
    expect((await again(first.campaignId, ['left-out'])).leftOut).toEqual({ inTrash: 1 });
    const whole = await again(first.campaignId);
    expect(whole.people.map(({ address, text, contactId }) => [address, text, contactId])).toEqual([
      ['+61412100001', 'Hi Ann', ids[0]],
      ['+61412100002', 'Hi Bea', ids[1]],
      ['+61412100005', 'Hi there', null],
    ]);
    expect(whole.leftOut).toEqual({ inTrash: 1 });
  });

  it('judges those who were left out anew', async () => {
    const restored = await t.add({ firstName: 'Back', phone: '0412 200 001' });
    const out = await t.add({ firstName: 'Out', phone: '0412 200 002' });
    await trash(restored);
    await trash(out);
    const first = await sent([restored, out], ['+6421100', '+61412200009', '+61412200009']);
    expect(first.leftOut).toEqual({ inTrash: 2, invalidPhone: 1, duplicatePhone: 1 });
    became(first, ['canceled']);
    await t.ava.ask('mutation ($id: ID!) { restoreContact(id: $id) { id } }', { id: restored });
    const after = await again(first.campaignId);
    expect(after.phones.sort()).toEqual(['+61412200001', '+61412200009']);
    expect(after.leftOut).toEqual({ inTrash: 1, invalidPhone: 1, duplicatePhone: 1 });
  });

  it('leaves out whoever has it by then, of the campaign or of any resend of it', async () => {
    const first = await sent([], ['+61412300001', '+61412300002', '+61412300003', '+61412300004']);
    became(first, ['bounced', 'bounced', 'bounced', 'bounced']);
    // A receipt that came late.
    t.contacts.neighbours.delivered.set(first.campaignId, new Set(['+61412300001']));
    const second = await again(first.campaignId);
    expect(second.phones).toEqual(['+61412300002', '+61412300003', '+61412300004']);
    expect(second.leftOut).toEqual({ duplicatePhone: 1 });
    t.contacts.neighbours.delivered.set(second.campaignId, new Set(['+61412300002']));
    became({ ...second, leftOut: {} }, [null, 'bounced', 'bounced']);
    const third = await again(second.campaignId, ['bounced']);
    expect(third.phones).toEqual(['+61412300003', '+61412300004']);
    t.contacts.neighbours.delivered.set(third.campaignId, new Set(['+61412300003']));
    // Of the first again, and of the second: what a resend of a resend delivered counts.
    expect((await again(first.campaignId)).phones).toEqual(['+61412300004']);
    expect((await again(second.campaignId)).phones).toEqual(['+61412300004']);
  });

  it('follows a contact to a new number, and a number to its new contact', async () => {
    const moved = await t.add({ firstName: 'Mo', phone: '0412 400 001' });
    const first = await sent([moved], ['+61412400002']);
    became(first, ['bounced', 'bounced']);
    await t.ava.ask('mutation ($id: ID!, $input: ContactPatch!) { updateContact(id: $id, input: $input) { id } }', {
      id: moved,
      input: { phone: '0412 400 003' },
    });
    const late = await t.add({ firstName: 'Li', phone: '0412 400 002' });
    const { people } = await again(first.campaignId);
    expect(people.map(({ address, contactId, text }) => [address, contactId, text])).toEqual([
      ['+61412400003', moved, 'Hi Mo'],
      ['+61412400002', late, 'Hi Li'],
    ]);
  });

  it('waits for dispatch where that is away', async () => {
    const first = await sent([], ['+61412500001']);
    became(first, ['bounced']);
    t.contacts.neighbours.down = true;
    const { campaignId } = await t.launch({
      audience: nobody,
      resendOf: { campaignId: first.campaignId, statuses: ['bounced'] },
    });
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(t.heard.pagesOf(campaignId)).toBe(0);
    t.contacts.neighbours.down = false;
    const { pages } = await t.heard.of(campaignId, 20_000);
    expect(pages.flatMap((page) => page.people).map(({ address }) => address)).toEqual(['+61412500001']);
  });

  it('of nobody goes to nobody', async () => {
    expect(await again(newId())).toMatchObject({ people: [], leftOut: {} });
  });
});
