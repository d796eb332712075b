import { auditActions, auditRecorded, type AuditActionOf, type Payload } from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import { startContacts, type ContactsUnderTest, type Person } from '../../test/contacts-under-test.js';

type Recorded = Payload<typeof auditRecorded>;

describe('19. Audit of contacts', () => {
  let contacts: ContactsUnderTest;
  const heard: Recorded[] = [];
  beforeAll(async () => {
    contacts = await startContacts('audit');
    await contacts.platform.bus.subscribe('trail', [auditRecorded.topic], async (slice) => {
      heard.push(...slice.map(({ value }) => JSON.parse(value) as Recorded));
    });
  }, 120_000);
  afterAll(() => contacts.stop());

  const update = 'mutation ($id: ID!, $input: SegmentPatch!) { updateSegment(id: $id, input: $input) { id } }';
  const segment = async (ava: Person): Promise<string> =>
    (
      await ava.ask<{ createSegment: { id: string } }>(
        'mutation { createSegment(input: { name: "Gold", filters: [] }) { id } }',
      )
    ).createSegment.id;

  /** Each done twice: what comes again changes nothing. */
  const plays: Record<AuditActionOf<'contacts'>, (ava: Person) => Promise<object>> = {
    'sharing.changed': async (ava) => {
      const id = await segment(ava);
      const input = { isPublic: false, usersPrivateAccess: [{ user: ava.userId, permission: 'view' }] };
      for (const _ of [1, 2]) await ava.ask(update, { id, input });
      await ava.ask(update, { id, input: { name: 'Silver' } });
      return {
        subject: { type: 'segment', id, name: 'Gold' },
        changes: { isPublic: ['true', 'false'], usersPrivateAccess: ['', `${ava.userId} view`] },
      };
    },
  };

  it.each(auditActions.contacts)('%s leaves one row', async (action) => {
    const ava = await contacts.person();
    const said = await plays[action](ava);
    await eventually(async () => expect(await contacts.sql('select 1 from outbox')).toEqual([]));
    const found = await eventually(() => {
      const of = heard.filter((each) => each.tenantId === ava.tenantId);
      return of.length > 0 && of;
    });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ action, actor: { kind: 'person', id: ava.userId }, ...said });
  });
});
