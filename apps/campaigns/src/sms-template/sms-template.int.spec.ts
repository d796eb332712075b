import { newId } from '@bellbird/database';
import { CampaignsUnderTest, type Person } from '../../test/campaigns-under-test.js';

const test = new CampaignsUnderTest();
let ava: Person;
let other: Person;

beforeAll(() => test.start());
afterAll(() => test.stop());
beforeEach(() => {
  ava = test.person();
  other = test.person();
});

interface Template {
  id: string;
  name: string;
  version: number;
  trashedAt: string | null;
}
const members = 'id name message messageType trashedAt version createdAt updatedAt';
const create = `mutation ($input: SmsTemplateInput!) { createSmsTemplate(input: $input) { ${members} } }`;
const update = `mutation ($id: ID!, $input: SmsTemplatePatch!) { updateSmsTemplate(id: $id, input: $input) { ${members} } }`;
const remove = 'mutation ($id: ID!, $trash: Boolean) { deleteSmsTemplate(id: $id, trash: $trash) }';
const restore = `mutation ($id: ID!) { restoreSmsTemplate(id: $id) { ${members} } }`;
const one = `query ($id: ID!) { smsTemplate(id: $id) { ${members} } }`;
const names = async (who: Person, field = 'smsTemplates'): Promise<string[]> =>
  (await who.data<{ data: Template[] }>(`{ ${field}(query: { sortBy: "name:asc" }) { data { name } } }`)).data.map(
    (each) => each.name,
  );
const input = (given: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: 'Reminder',
  message: 'See you, {{firstName|friend}}!',
  messageType: 'transactional',
  ...given,
});
const make = (given: Record<string, unknown> = {}, who = ava): Promise<Template> =>
  who.data(create, { input: input(given) });

describe('15. a copy', () => {
  const duplicate = `mutation ($id: ID!) { duplicateSmsTemplate(id: $id) { ${members} isPublic creator { id } } }`;

  it('is the caller’s own, under a name of its own', async () => {
    const mia = test.person({
      tenantId: ava.tenantId,
      userId: newId(),
      permissions: ['campaign-editor'],
    });
    const template = await make();
    const copy = {
      messageType: 'transactional',
      version: 1,
      creator: { id: mia.actor.userId },
    };
    expect(await mia.data(duplicate, { id: template.id })).toMatchObject({ ...copy, name: 'Copy of Reminder' });
    expect(await mia.data(duplicate, { id: template.id })).toMatchObject({ ...copy, name: 'Copy of Reminder 2' });
    await other.data(create, { input: input({ name: 'Copy of Reminder 3' }) });
    expect(await mia.data(duplicate, { id: template.id })).toMatchObject({ name: 'Copy of Reminder 3' });
  });

  it.each(['Reminder', 'ÉTÉ İstanbul STRASSE ẞ'])(
    'of %s made several times at once has several names',
    async (name) => {
      const template = await make({ name });
      const copies = await Promise.all(
        Array.from({ length: 5 }, () => ava.data<{ name: string }>(duplicate, { id: template.id })),
      );
      const expected = ['', ' 2', ' 3', ' 4', ' 5'].map((end) => `Copy of ${name}${end}`);
      expect(copies.map((copy) => copy.name).sort()).toEqual(expected);
    },
  );

  it('keeps placeholders of the business’s own fields, is made once a key, and of no template that is not there', async () => {
    const template = await make({ message: 'Hi {{attributes.suburb}}' });
    const key = { 'idempotency-key': 'copy' };
    const [once, again] = [
      await ava.data(duplicate, { id: template.id }, key),
      await ava.data(duplicate, { id: template.id }, key),
    ];
    expect([once, await names(ava)]).toEqual([again, ['Copy of Reminder', 'Reminder']]);
    expect(await other.refused(duplicate, { id: template.id })).toMatchObject({ code: 'not-found' });
    await ava.data(remove, { id: template.id });
    expect(await ava.refused(duplicate, { id: template.id })).toMatchObject({ code: 'not-found' });
  });

  it('of a template that not everybody sees is the copier’s alone', async () => {
    const mia = test.person({ tenantId: ava.tenantId, userId: newId(), permissions: ['campaign-editor'] });
    const noah = test.person({ tenantId: ava.tenantId, userId: newId(), permissions: ['campaign-editor'] });
    const template = await make({
      isPublic: false,
      usersPrivateAccess: [{ user: mia.actor.userId, permission: 'view' }],
    });
    const copy = await mia.data<{ id: string }>(duplicate, { id: template.id });
    expect(copy).toMatchObject({ name: 'Copy of Reminder', isPublic: false, creator: { id: mia.actor.userId } });
    expect(await noah.refused(one, { id: copy.id })).toMatchObject({ code: 'not-found' });
  });
});

describe('a preview', () => {
  const preview =
    'query ($input: SmsTemplatePreviewInput!) { previewSmsTemplate(input: $input) { text parts costlyCharacters { character replacement saves } } }';

  it('is what one person would read, its parts and what makes it longer', async () => {
    const template = await make();
    const contactId = ava.business.contactIds[0];
    expect(await ava.data(preview, { input: { id: template.id, contactId } })).toEqual({
      text: 'See you, Ava!',
      parts: 1,
      costlyCharacters: [],
    });
    expect(await ava.data(preview, { input: { message: `It’s ${'x'.repeat(100)}{{firstName|}}` } })).toMatchObject({
      parts: 2,
      costlyCharacters: [{ character: '’', replacement: "'", saves: '0.080000' }],
    });
  });

  it.each([
    [{}, 'message'],
    [{ message: '  ' }, 'message'],
    [{ message: 'x'.repeat(1_601) }, 'message'],
    [{ message: 'Hi', id: newId() }, 'message'],
    [{ message: 'Hi {{bogus}}' }, 'message'],
    [{ message: 'Hi', contactId: newId() }, 'contactId'],
  ])('of %j is 400', async (asked, field) => {
    expect(await ava.refused(preview, { input: asked })).toMatchObject({ fields: [{ field }] });
  });

  it('of another business’s template is 400', async () => {
    const { id } = await make();
    expect(await other.refused(preview, { input: { id } })).toMatchObject({ fields: [{ field: 'id' }] });
  });
});

describe('templates', () => {
  it('are as the contract shows them', async () => {
    const template = await make();
    expect(template).toEqual({
      id: expect.any(String),
      ...input(),
      trashedAt: null,
      version: 1,
      createdAt: '2026-11-20T01:00:00.000Z',
      updatedAt: '2026-11-20T01:00:00.000Z',
    });
    expect(await ava.data(one, { id: template.id })).toEqual(template);
    expect(await ava.data(update, { id: template.id, input: { message: 'Other', version: 1 } })).toMatchObject({
      message: 'Other',
      name: 'Reminder',
      version: 2,
    });
    expect(await ava.refused(update, { id: template.id, input: { message: 'Old', version: 1 } })).toMatchObject({
      code: 'version-conflict',
      statusCode: 409,
    });
  });

  it.each([
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(201) }],
    ['message', { message: '' }],
    ['message', { message: 'x'.repeat(1_601) }],
    ['messageType', { messageType: 'spam' }],
    ['messageType', { messageType: null }],
  ])('name %s where it is wrong', async (field, given) => {
    expect(await ava.refused(create, { input: input(given) })).toMatchObject({
      code: 'invalid-input',
      fields: [{ field }],
    });
    expect(await names(ava)).toEqual([]);
  });

  it('take the placeholders that mean something, the business’s own fields among them, and name what does not', async () => {
    expect(await make({ message: '{{firstName}}, {{attributes.suburb|here}} {{optOutLink}}' })).toMatchObject({
      version: 1,
    });
    for (const message of ['{{nickname}}', '{{attributes.gone}}', 'Hi {{firstName']) {
      const refusal = await ava.refused(create, { input: input({ name: 'Other', message }) });
      expect(refusal).toMatchObject({
        code: 'invalid-input',
        statusCode: 400,
        fields: [{ field: 'message', message: `Unknown placeholder: ${message.slice(message.indexOf('{'))}` }],
      });
    }
    const [{ id }] = (await ava.data<{ data: { id: string }[] }>('{ smsTemplates { data { id } } }')).data as [
      { id: string },
    ];
    expect(await ava.refused(update, { id, input: { message: '{{nickname}}' } })).toMatchObject({
      fields: [{ field: 'message' }],
    });
    expect(await ava.data(update, { id, input: { name: 'Only its name' } })).toMatchObject({ version: 2 });
    expect(await names(ava)).toEqual(['Only its name']);
  });

  it('hold no transaction open while contacts is asked for the fields', async () => {
    const { id } = await make();
    const open: unknown[] = [];
    test.neighbours.beforeAnswer = async () =>
      void open.push(
        // Others of the service, such as the relay, have transactions of their own at any time.
        ...(await test.service.sql(
          `select distinct query from pg_stat_activity join pg_locks using (pid)
            where datname = current_database() and relation = 'sms_template'::regclass and pid <> pg_backend_pid()`,
        )),
      );
    try {
      await make({ name: 'Other', message: 'In {{attributes.suburb|here}}' });
      await ava.data(update, { id, input: { message: 'From {{attributes.suburb|here}}' } });
    } finally {
      test.neighbours.beforeAnswer = () => Promise.resolve();
    }
    expect(test.neighbours.askedFor(ava.tenantId, 'checkAudience')).toHaveLength(2);
    expect(open).toEqual([]);
  });

  it('have one name each, whatever its case; another business may use it, and so may the trash', async () => {
    const first = await make();
    expect(await ava.refused(create, { input: input({ name: 'REMINDER' }) })).toMatchObject({
      code: 'duplicate-name',
      statusCode: 409,
    });
    await make({}, other);
    await ava.data(remove, { id: first.id });
    const second = await make();
    expect(await ava.refused(restore, { id: first.id })).toMatchObject({ code: 'duplicate-name' });
    await ava.data(update, { id: second.id, input: { name: 'Another' } });
    expect(await ava.data(restore, { id: first.id })).toMatchObject({ id: first.id, trashedAt: null });
    expect(await names(ava)).toEqual(['Another', 'Reminder']);
  });

  it('go to the trash first, come back or are gone for ever', async () => {
    const { id } = await make();
    await ava.data(remove, { id });
    expect([await names(ava), await names(ava, 'smsTemplatesTrash'), await ava.data('{ smsTemplatesCount }')]).toEqual([
      [],
      ['Reminder'],
      0,
    ]);
    expect(await ava.data(one, { id })).toMatchObject({ trashedAt: expect.any(String) });
    expect(await ava.refused(update, { id, input: { name: 'Back' } })).toMatchObject({
      code: 'in-trash',
      statusCode: 409,
    });
    await ava.data(restore, { id });
    await ava.data(remove, { id });
    await ava.data(remove, { id, trash: true });
    expect([await names(ava, 'smsTemplatesTrash'), (await ava.refused(one, { id })).code]).toEqual([[], 'not-found']);
  });

  it('of another business are as those that are not there', async () => {
    const { id } = await make();
    for (const [document, variables] of [
      [one, {}],
      [update, { input: { name: 'Theirs' } }],
      [remove, {}],
      [restore, {}],
    ] as const) {
      const [theirs, none] = [
        await other.refused(document, { id, ...variables }),
        await other.refused(document, { id: newId(), ...variables }),
      ];
      expect({ ...theirs, traceId: '' }).toEqual({ ...none, traceId: '' });
    }
    expect(
      await other.data('mutation ($ids: [ID!]) { deleteSmsTemplates(selection: { data: $ids }) { affected } }', {
        ids: [id],
      }),
    ).toEqual({ affected: 0 });
    expect([await names(other), await names(ava)]).toEqual([[], ['Reminder']]);
  });

  it('are read by every member, written by who may send', async () => {
    await make();
    const reader = test.person({ tenantId: ava.tenantId, permissions: [] });
    expect(await names(reader)).toEqual(['Reminder']);
    expect(await reader.refused(create, { input: input({ name: 'Mine' }) })).toMatchObject({ code: 'forbidden' });
  });
});
