import { eventually } from '@bellbird/testing';
import { startStubPeer, type StubPeer } from '../../test/stub-peer.js';
import { documents, startWaitingList, type WaitingListUnderTest } from '../../test/waiting-list-under-test.js';

let world: WaitingListUnderTest;
let tenants: StubPeer;
let since: string | null = null;
beforeAll(async () => {
  world = await startWaitingList();
  tenants = await startStubPeer(() => ({ openNow: { since } }));
  world.platform.peers.set('tenants', tenants.url);
});
afterAll(async () => {
  await world.stop();
  await tenants.close();
});

it('opens when the hours begin, once: a list that staff closed in its hours stays closed until the next', async () => {
  const owner = await world.person();
  const other = await world.person();
  await owner.data(documents.settings, { input: { enabled: true, opensByItself: true } });
  await other.data(documents.settings, { input: { enabled: true } });
  const state = async (by = owner): Promise<string | undefined> =>
    (await by.data<{ workDay: { state: string } | null }>(documents.board)).workDay?.state;
  await world.sweep();
  expect(await state()).toBeUndefined();

  since = world.platform.clock.now().toISOString();
  world.platform.clock.advance(60_000);
  await world.sweep();
  await eventually(async () => expect(await state()).toBe('open'));
  expect(await state(other)).toBeUndefined();

  await owner.data(documents.close, { input: {} });
  await world.sweep();
  expect(await state()).toBeUndefined();

  world.platform.clock.advance(24 * 60 * 60_000);
  since = world.platform.clock.now().toISOString();
  await world.sweep();
  await eventually(async () => expect(await state()).toBe('open'));
});
