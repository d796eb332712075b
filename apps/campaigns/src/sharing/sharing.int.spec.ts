import { newId } from '@bellbird/database';
import { userRemoved } from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import { CampaignsUnderTest, documents, type Person } from '../../test/campaigns-under-test.js';

const test = new CampaignsUnderTest();
let ava: Person;
let maker: Person;
let stranger: Person;

beforeAll(() => test.start());
afterAll(async () => {
  // Chapter 8, the eighth sentence, after all of these tests.
  const wrong = await test.service.sql(
    `select s.* from share s where not exists (select 1 from sms_template t where t.tenant_id = s.tenant_id and t.id = s.thing_id)
        or exists (select 1 from share_departed gone where gone.tenant_id = s.tenant_id and gone.user_id = s.user_id)`,
  );
  await test.stop();
  expect(wrong).toEqual([]);
});
beforeEach(() => {
  ava = test.person();
  const colleague = (): Person => test.person({ tenantId: ava.tenantId, permissions: ['campaign-editor'] });
  [maker, stranger] = [colleague(), colleague()];
});

interface Template {
  id: string;
  creator: { id: string; name: string };
  usersPrivateAccess: object[];
}
const members = 'id isPublic creator { id name } usersPrivateAccess version';
const create = `mutation ($input: SmsTemplateInput!) { createSmsTemplate(input: $input) { ${members} } }`;
const update = `mutation ($id: ID!, $input: SmsTemplatePatch!) { updateSmsTemplate(id: $id, input: $input) { ${members} } }`;
const make = (given: object = {}): Promise<Template> =>
  maker.data(create, {
    input: { name: `T ${newId()}`, message: 'Hi', messageType: 'marketing', isPublic: false, ...given },
  });
const shared = (permission: string, { actor }: Person = stranger): object => ({
  usersPrivateAccess: [{ user: actor.userId, permission }],
});

describe('templates that not everyone sees', () => {
  it('have their maker and whom they are shared with, by name', async () => {
    expect(await make(shared('view'))).toMatchObject({
      creator: { id: maker.actor.userId, name: 'Sam' },
      usersPrivateAccess: [{ user: stranger.actor.userId, permission: 'view', name: 'Sam' }],
    });
  });

  it('need a share of all for the bin, to come back, and to go for ever', async () => {
    const { id } = await make(shared('modify'));
    const remove = 'mutation ($id: ID!, $trash: Boolean) { deleteSmsTemplate(id: $id, trash: $trash) }';
    const restore = 'mutation ($id: ID!) { restoreSmsTemplate(id: $id) { id } }';
    const restoreMany = 'mutation ($ids: [ID!]) { restoreSmsTemplates(selection: { data: $ids }) { affected } }';
    expect((await stranger.refused(remove, { id })).code).toBe('forbidden');
    await maker.data(remove, { id });
    expect((await stranger.refused(remove, { id, trash: true })).code).toBe('forbidden');
    expect((await stranger.refused(restore, { id })).code).toBe('forbidden');
    expect((await stranger.refused(restoreMany, { ids: [id] })).code).toBe('forbidden');
    await maker.data(restore, { id });
    await maker.data(update, { id, input: shared('all') });
    await stranger.data(remove, { id });
    await stranger.data(remove, { id, trash: true });
    expect(await test.service.sql('select 1 from share where thing_id = $1', [id])).toEqual([]);
  });

  it('lose the shares of who left the business', async () => {
    const { id } = await make(shared('view'));
    const { tenantId } = ava;
    const { userId } = stranger.actor;
    await test.tell(userRemoved, { userId, tenantId, name: 'Sam', permissions: [], status: 'removed' });
    await eventually(async () =>
      expect(await test.service.sql('select 1 from share where thing_id = $1', [id])).toEqual([]),
    );
  });
});

describe('a campaign or quote that names what its author cannot see', () => {
  const scheduled = { deliveryType: 'later', scheduledAt: '2026-12-01T10:00' };

  it.each(['groupIds', 'segmentIds'] as const)('is refused for %s; what was chosen before stays', async (field) => {
    const { business } = ava;
    const [hidden = ''] = business[field];
    business.hiddenIds.push(hidden);
    const named = { segmentIds: [], [field]: [hidden] };
    const wrong = { code: 'invalid-input', statusCode: 400, fields: [{ field, message: `Unknown: ${hidden}` }] };
    expect(await stranger.refused(documents.create, { input: stranger.input(named) })).toMatchObject(wrong);
    expect(await stranger.refused(documents.saveDraft, { input: stranger.input(named) })).toMatchObject(wrong);
    const { name: _name, deliveryType: _type, ...needed } = stranger.input(named);
    expect(await stranger.refused(documents.quote, { input: needed })).toMatchObject(wrong);
    await ava.data(documents.quote, { input: needed });

    const campaign = await ava.create({ ...named, ...scheduled });
    expect(await stranger.update(campaign.id, { name: 'Renamed' })).toMatchObject({ name: 'Renamed' });
    const draft = await ava.data<{ id: string }>(documents.saveDraft, { input: ava.input(named) });
    await stranger.data(documents.saveDraft, { id: draft.id, input: stranger.input({ ...named, name: 'Draft' }) });
    await stranger.create({ ...named, ...scheduled, draftId: draft.id });
    const open = await ava.create(scheduled);
    expect(await stranger.refused(documents.update, { id: open.id, input: named })).toMatchObject(wrong);
  });

  it('is refused for a template; what was chosen before stays', async () => {
    const { id } = await make();
    const named = { smsTemplateId: id };
    const wrong = { code: 'invalid-input', fields: [{ field: 'smsTemplateId', message: 'This template is unknown.' }] };
    expect(await stranger.refused(documents.create, { input: stranger.input(named) })).toMatchObject(wrong);
    expect(await stranger.refused(documents.saveDraft, { input: stranger.input(named) })).toMatchObject(wrong);
    const campaign = await maker.create({ ...named, ...scheduled });
    expect(await stranger.update(campaign.id, { name: 'Renamed' })).toMatchObject({ smsTemplateId: id });
    const open = await ava.create(scheduled);
    expect(await stranger.refused(documents.update, { id: open.id, input: named })).toMatchObject(wrong);
    await maker.data(update, { id, input: shared('view') });
    await stranger.create({ ...named, ...scheduled, name: 'Shared' });
  });
});
