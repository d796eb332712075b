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
beforeAll(async () => {
  world = await startWaitingList();
  contacts = await startStubPeer(({ phones }) => ({
    contactsByPhones: (phones as string[]).flatMap((phone) =>
      known.has(phone) ? [{ phone, id: known.get(phone) }] : [],
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
