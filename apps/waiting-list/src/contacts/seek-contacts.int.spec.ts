import { newId } from '@bellbird/database';
import { eventually } from '@bellbird/testing';
import { startStubPeer, type StubPeer } from '../../test/stub-peer.js';
import {
  documents,
  nextPhone,
  startWaitingList,
  type WaitingListUnderTest,
} from '../../test/waiting-list-under-test.js';

let world: WaitingListUnderTest;
let contacts: StubPeer;
const known = new Map<string, string>();
/** The character behind it is cut in two where a custom field is cut. */
const seats = 'n'.repeat(99);
beforeAll(async () => {
  world = await startWaitingList();
  contacts = await startStubPeer(({ phones }) => ({
    checkAudience: { attributeKeys: ['table', 'note', 'allergies'] },
    contactsByPhones: ((phones ?? []) as string[]).flatMap((phone) =>
      known.has(phone)
        ? [
            {
              phone,
              id: known.get(phone),
              email: 'ava@example.com',
              attributes: { table: '{{name}} 7', note: `${seats}🪑 at the back`, allergies: 'nuts' },
            },
          ]
        : [],
    ),
  }));
  world.platform.peers.set('contacts', contacts.url);
});
afterAll(async () => {
  await world.stop();
  await contacts.close();
});

it('finds after the booking whose phone a turn has, and asks anew where it was corrected', async () => {
  const owner = await world.openList();
  const [phone, other] = [nextPhone(), nextPhone()];
  const [ava, mia] = [newId(), newId()];
  known.set(phone, ava).set(other, mia);
  const { id } = await owner.data<{ id: string }>(documents.add, { input: { firstName: 'Ava', phone } });
  const contactOf = async (): Promise<string | null> =>
    (await owner.data<{ contactId: string | null }>('query ($id: ID!) { turn(id: $id) { contactId } }', { id }))
      .contactId;
  await world.sweep();
  await eventually(async () => expect(await contactOf()).toBe(ava));
  await owner.data(documents.change, { id, input: { phone: '0491 570 156' } });
  expect(await contactOf()).toBeNull();
  await owner.data(documents.change, { id, input: { phone: other } });
  await world.sweep();
  await eventually(async () => expect(await contactOf()).toBe(mia));
  await owner.data(documents.change, { id, input: { status: 'canceled', reason: 'customer' } });
  await eventually(() =>
    expect(world.said).toContainEqual(
      expect.objectContaining({
        type: 'turn.ended',
        payload: expect.objectContaining({ turnId: id, contactId: mia, reason: 'customer' }) as unknown,
      }),
    ),
  );
});

it('puts custom fields of the contact into its texts, and keeps no others', async () => {
  const owner = await world.openList();
  const text =
    'Hi {{firstName}}, {{attributes.table|any table}} is ready. {{phoneSignificant}} {{email|-}} {{attributes.note|-}}';
  const settings = (written: string): ReturnType<typeof owner.ask> =>
    owner.ask('mutation ($input: WaitingListSettingsInput!) { setWaitingListSettings(input: $input) { version } }', {
      input: { messages: { 'its-your-turn': { text: written } } },
    });
  expect((await settings('{{attributes.gone}} is ready.')).error).toMatchObject({
    fields: [{ field: 'messages.its-your-turn.text', message: 'Unknown placeholder: {{attributes.gone}}' }],
  });
  expect((await settings(text)).error).toBeNull();
  // Nobody is asked about a text that is as it was, so that the rest is saved while contacts is away.
  world.platform.peers.set('contacts', 'http://127.0.0.1:9');
  expect((await settings(text)).error).toBeNull();
  expect((await settings(`${text}.`)).error?.statusCode).toBe(503);
  world.platform.peers.set('contacts', contacts.url);
  const [phone, other] = [nextPhone(), nextPhone()];
  known.set(phone, newId());
  const ava = await owner.data<{ id: string }>(documents.add, { input: { firstName: 'Ava', phone } });
  const mia = await owner.data<{ id: string }>(documents.add, { input: { firstName: 'Mia', phone: other } });
  await world.sweep();
  const attributesOf = (id: string): Promise<{ of_contact: unknown; contact_sought: boolean }[]> =>
    world.service.sql('select of_contact, contact_sought from turn where id = $1', [id]);
  await eventually(async () =>
    expect(await attributesOf(ava.id)).toEqual([
      {
        of_contact: { email: 'ava@example.com', attributes: { table: '{{name}} 7', note: seats } },
        contact_sought: true,
      },
    ]),
  );
  for (const [{ id }, said] of [
    [ava, `Hi Ava, {{name}} 7 is ready. ${phone.slice(3)} ava@example.com ${seats}`],
    [mia, `Hi Mia, any table is ready. ${other.slice(3)} - -`],
  ] as const) {
    await owner.data(documents.change, { id, input: { status: 'active' } });
    await eventually(() =>
      expect(world.said).toContainEqual(
        expect.objectContaining({ payload: expect.objectContaining({ text: said }) as unknown }),
      ),
    );
  }
});

it('asks again while contacts is away', async () => {
  const owner = await world.openList();
  const phone = nextPhone();
  const id = newId();
  known.set(phone, id);
  world.platform.peers.set('contacts', 'http://127.0.0.1:9');
  const turn = await owner.data<{ id: string }>(documents.add, { input: { firstName: 'Ava', phone } });
  await world.sweep();
  const found = (): Promise<unknown[]> =>
    world.service.sql('select contact_id, contact_sought from turn where id = $1', [turn.id]);
  expect(await found()).toEqual([{ contact_id: null, contact_sought: false }]);
  world.platform.peers.set('contacts', contacts.url);
  await world.sweep();
  await eventually(async () => expect(await found()).toEqual([{ contact_id: id, contact_sought: true }]));
});
