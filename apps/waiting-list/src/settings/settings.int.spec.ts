import { newId } from '@bellbird/database';
import { documents, startWaitingList, type WaitingListUnderTest } from '../../test/waiting-list-under-test.js';

let world: WaitingListUnderTest;
beforeAll(async () => {
  world = await startWaitingList();
});
afterAll(() => world.stop());

describe('settings of the list', () => {
  it('takes a text that fits with the longest values, and refuses one that may not', async () => {
    const owner = await world.person();
    const text = (characters: number) => ({
      input: { messages: { 'almost-ready': { text: `${'a'.repeat(characters)}{{name}} {{turnLink}}` } } },
    });
    const { messages } = await owner.data<{ messages: Record<string, { text: string }> }>(
      documents.settings,
      text(1_600 - 182),
    );
    expect(messages['almost-ready']?.text).toHaveLength(1_600 - 182 + '{{name}} {{turnLink}}'.length);
    const { error } = await owner.ask(documents.settings, text(1_600 - 181));
    expect(error).toMatchObject({ statusCode: 400, fields: [{ field: 'messages.almost-ready.text' }] });
  });

  it('stands with the account settings of the business, and of no other', async () => {
    const owner = await world.openList({ capacity: 30 });
    const other = await world.person();
    const settings =
      'query ($id: ID!) { _entities(representations: [{ __typename: "AccountSettings", id: $id }]) { ... on AccountSettings { waitingList { enabled capacity version workDay { state } } } } }';
    expect(await owner.data(settings, { id: owner.tenantId })).toEqual([
      { waitingList: { enabled: true, capacity: 30, version: 2, workDay: { state: 'open' } } },
    ]);
    for (const id of [owner.tenantId, newId()]) expect(await other.data(settings, { id })).toEqual([null]);
  });

  it('takes no blanks around what is given, and no colour of blanks', async () => {
    const owner = await world.openList();
    const set = (input: object) => owner.ask(documents.settings, { input });
    expect((await set({ branding: { primary: '   ' } })).error?.fields[0]?.field).toBe('branding.primary');
    expect(
      (await set({ branding: { welcome: `  Hello ${' '.repeat(500)}` }, minutesPerTurn: ' 5.0 ' })).error,
    ).toBeNull();
    const [row] = await world.service.sql<{ settings: { branding: object; minutesPerTurn: string } }>(
      'select settings from queue_settings where tenant_id = $1',
      [owner.tenantId],
    );
    expect(row?.settings).toMatchObject({ branding: { welcome: 'Hello' }, minutesPerTurn: '5.0' });
  });
});
