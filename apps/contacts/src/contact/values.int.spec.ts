import { startContacts, type ContactsUnderTest, type Person } from '../../test/contacts-under-test.js';

interface Listed {
  contactsValues: { data: { value: string; count: number }[] };
}

describe('the values of a contact’s fields', () => {
  let contacts: ContactsUnderTest;
  let ava: Person;
  let other: Person;
  beforeAll(async () => {
    contacts = await startContacts('values');
    ava = await contacts.person();
    other = await contacts.person();
    for (const who of [ava, other]) {
      await who.ask('mutation { createAttribute(input: {name: "Suburb", type: "text"}) { id } }');
      await who.ask('mutation { createAttribute(input: {name: "Visits", type: "number"}) { id } }');
    }
  }, 120_000);
  afterAll(() => contacts.stop());

  const add = (who: Person, input: Record<string, unknown>) =>
    who.ask('mutation ($input: ContactInput!) { createContact(input: $input) { id } }', { input });
  const document =
    'query ($field: String!, $search: String, $query: ListQuery) { contactsValues(field: $field, search: $search, query: $query) { data { value count } } }';
  const values = async (who: Person, asked: Record<string, unknown>) =>
    (await who.ask<Listed>(document, asked)).contactsValues.data;

  it('are the business’s own, spelled as most spell them, among those that the filters leave', async () => {
    const suburbs = ['Newtown', 'newtown', 'Newtown', 'Enmore', 'Enmore', 'Glebe'];
    for (const [at, suburb] of suburbs.entries())
      await add(ava, { phone: `041200000${at}`, lastName: at < 4 ? 'Wong' : 'Lee', attributes: { suburb } });
    await add(other, { phone: '0412000001', attributes: { suburb: 'Theirs' } });
    expect(await values(ava, { field: 'attributes.suburb' })).toEqual([
      { value: 'Newtown', count: 3 },
      { value: 'Enmore', count: 2 },
      { value: 'Glebe', count: 1 },
    ]);
    const wongs = { filters: [{ field: 'lastName', type: 'text', operation: 'one', value: ['WONG'] }] };
    expect(await values(ava, { field: 'attributes.suburb', search: 'E', query: wongs })).toEqual([
      { value: 'Newtown', count: 3 },
      { value: 'Enmore', count: 1 },
    ]);
    expect(await values(other, { field: 'attributes.suburb' })).toEqual([{ value: 'Theirs', count: 1 }]);
    expect((await ava.refused(document, { field: 'attributes.visits' })).fields).toEqual(['field']);
  });

  it('of tags are their ids, found by their names', async () => {
    const { gold, silver } = await ava.ask<Record<'gold' | 'silver', { id: string }>>(
      'mutation { gold: createTag(input: {name: "Gold"}) { id } silver: createTag(input: {name: "Silver"}) { id } }',
    );
    await add(ava, { phone: '0412000010', tags: [gold.id, silver.id] });
    await add(ava, { phone: '0412000011', tags: [gold.id] });
    expect(await values(ava, { field: 'tags' })).toEqual([
      { value: gold.id, count: 2 },
      { value: silver.id, count: 1 },
    ]);
    expect(await values(ava, { field: 'tags', search: 'SIL' })).toEqual([{ value: silver.id, count: 1 }]);
  });
});
