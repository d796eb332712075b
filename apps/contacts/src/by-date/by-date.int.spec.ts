import { startContacts, type ContactsUnderTest, type Person } from '../../test/contacts-under-test.js';

/** Whose birthday it is, among an audience. */
describe('people by the day of a date', () => {
  let contacts: ContactsUnderTest;
  let ava: Person;
  const ids = new Map<string, string>();
  beforeAll(async () => {
    contacts = await startContacts('by_date');
    ava = await contacts.person();
    await ava.ask('mutation { createAttribute(input: {name: "Birthday", type: "date"}) { id } }');
    await ava.ask('mutation { createAttribute(input: {name: "Suburb", type: "text"}) { id } }');
    for (const [at, birthday] of ['1990-02-28', '1988-02-29', '1970-03-01', '2001-12-31', null].entries()) {
      const { createContact } = await ava.ask<{ createContact: { id: string } }>(
        'mutation ($input: ContactInput!) { createContact(input: $input) { id } }',
        { input: { phone: `041200000${at}`, attributes: { birthday } } },
      );
      ids.set(String(birthday), createContact.id);
    }
  }, 120_000);
  afterAll(() => contacts.stop());

  const asked = async (given: Record<string, unknown>, tenantId = ava.tenantId): Promise<string[] | null> => {
    const input = { field: 'attributes.birthday', timeZone: 'Australia/Sydney', limit: 10, ...given };
    const { contactsByDate } = await contacts.asService<{ contactsByDate: string[] | null }>(
      tenantId,
      'query ($input: ContactsByDateInput!) { contactsByDate(input: $input) }',
      { input: { segmentIds: ['all-contacts'], ...input } },
    );
    return contactsByDate;
  };
  const of = (...birthdays: string[]): string[] => birthdays.map((each) => ids.get(each)!).sort();

  it('has the 29th of February on the 28th in a common year, on itself in a leap year', async () => {
    expect(await asked({ day: '2027-02-28' })).toEqual(of('1990-02-28', '1988-02-29'));
    expect(await asked({ day: '2027-03-01' })).toEqual(of('1970-03-01'));
    expect(await asked({ day: '2028-02-28' })).toEqual(of('1990-02-28'));
    expect(await asked({ day: '2028-02-29' })).toEqual(of('1988-02-29'));
    expect(await asked({ day: '2026-12-31' })).toEqual(of('2001-12-31'));
  });

  it('is paged by id', async () => {
    const [first, second] = of('1990-02-28', '1988-02-29');
    expect(await asked({ day: '2027-02-28', limit: 1 })).toEqual([first]);
    expect(await asked({ day: '2027-02-28', limit: 1, after: first })).toEqual([second]);
    expect(await asked({ day: '2027-02-28', limit: 1, after: second })).toEqual([]);
  });

  it('asks the audience alone, and the tenant alone', async () => {
    const only = { segmentIds: [], contactIds: of('1990-02-28', '2001-12-31') };
    expect(await asked({ day: '2027-02-28', ...only })).toEqual(of('1990-02-28'));
    expect(await asked({ day: '2027-02-28', segmentIds: [] })).toEqual([]);
    const other = await contacts.person();
    await other.ask('mutation { createAttribute(input: {name: "Birthday", type: "date"}) { id } }');
    expect(await asked({ day: '2027-02-28', ...only }, other.tenantId)).toEqual([]);
  });

  it('says where there is no such date field', async () => {
    for (const field of ['attributes.suburb', 'attributes.gone', 'name', 'nonsense'])
      expect(await asked({ day: '2027-02-28', field })).toBeNull();
  });

  it('passes over people in the trash', async () => {
    await ava.ask('mutation ($id: ID!) { deleteContact(id: $id) }', { id: ids.get('2001-12-31') });
    expect(await asked({ day: '2026-12-31' })).toEqual([]);
  });
});
