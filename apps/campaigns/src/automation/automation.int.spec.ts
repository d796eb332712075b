import {
  automationDocuments,
  automationInput,
  changeAutomation,
  content,
  makeAutomation,
  seeAutomation,
} from '../../test/automations.js';
import { CampaignsUnderTest, type Person } from '../../test/campaigns-under-test.js';

const test = new CampaignsUnderTest();
let ava: Person;

beforeAll(() => test.start());
afterAll(() => test.stop());
beforeEach(() => {
  test.platform.clock.set('2026-11-20T01:00:00Z');
  ava = test.person();
});

const wrong = async (given: Record<string, unknown>): Promise<Record<string, string>> => {
  const { code, fields } = await ava.refused(automationDocuments.create, { input: automationInput(given) });
  expect(code).toBe('invalid-input');
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]));
};

describe('an automation', () => {
  it('is a draft until it is switched on, and knows then when it runs', async () => {
    const made = await makeAutomation(ava);
    expect(made).toMatchObject({
      state: 'draft',
      kind: 'birthday',
      trigger: { field: 'attributes.birthday', offsetDays: 0, at: '09:00' },
      campaign: { segmentIds: ['all-contacts'], contactIds: [], groupIds: [] },
      runMaxCost: '20.000000',
      monthCap: '200.000000',
      nextRunAt: null,
      lastRun: null,
      monthCharged: '0.000000',
      refusals: 0,
      pausedReason: null,
      creator: { id: ava.actor.userId, name: 'Sam' },
    });
    const on = await changeAutomation(ava, made.id, { state: 'active' });
    expect(on).toMatchObject({ state: 'active', nextRunAt: '2026-11-20T22:00:00.000Z' });
    const later = await changeAutomation(ava, made.id, {
      trigger: { field: 'attributes.birthday', offsetDays: 0, at: '12:30' },
    });
    expect(later.nextRunAt).toBe('2026-11-20T01:30:00.000Z');
    expect(await changeAutomation(ava, made.id, { state: 'paused' })).toMatchObject({ nextRunAt: null });
    expect(await seeAutomation(ava, made.id)).toMatchObject({ state: 'paused', version: 4 });
  });

  it('goes active with both caps alone', async () => {
    expect(await wrong({ state: 'active', runMaxCost: null, monthCap: undefined })).toEqual({
      runMaxCost: 'Say what one run may cost at most before it is switched on.',
      monthCap: 'Say what all runs of a month may cost at most before it is switched on.',
    });
    const { id } = await makeAutomation(ava, { monthCap: null });
    const refused = await ava.refused(automationDocuments.update, { id, input: { state: 'active' } });
    expect(refused.fields.map(({ field }) => field)).toEqual(['monthCap']);
    const { id: active } = await makeAutomation(ava, { name: 'On', state: 'active' });
    const emptied = await ava.refused(automationDocuments.update, { id: active, input: { runMaxCost: null } });
    expect(emptied.fields.map(({ field }) => field)).toEqual(['runMaxCost']);
  });

  it.each([
    [{ trigger: { field: 'attributes.gone', offsetDays: 0, at: '09:00' } }, ['trigger.field']],
    [{ trigger: { field: 'attributes.birthday', offsetDays: 31, at: '25:00' } }, ['trigger.offsetDays', 'trigger.at']],
    [{ kind: 'recurring', trigger: { at: '09:00' } }, ['trigger.weekdays']],
    [{ trigger: 'daily' }, ['trigger']],
    [{ campaign: [] }, ['campaign']],
    [{ campaign: content({ segmentIds: [] }) }, ['campaign.contactIds']],
    [{ campaign: content({ message: '', nonsense: 1 }) }, ['campaign.message', 'campaign.nonsense']],
    [{ campaign: content({ message: 'Hi {{nonsense}}' }) }, ['campaign.message']],
    [{ campaign: content({ callerId: '01890a5d-ac96-774b-bcce-b302099a8057' }) }, ['campaign.callerId']],
    [{ campaign: content({ groupIds: ['01890a5d-ac96-774b-bcce-b302099a8057'] }) }, ['campaign.groupIds']],
    [{ kind: 'after-visit', trigger: { on: ['turn'], afterHours: 2, coolDownDays: 30 } }, ['campaign.segmentIds']],
    [{ runMaxCost: '-1', monthCap: 'much' }, ['monthCap', 'runMaxCost']],
    [{ kind: 'yearly' }, ['kind']],
    [{ name: ' ' }, ['name']],
    [{ state: 'paused' }, ['state']],
  ])('%j is refused, by field', async (given, fields) => {
    expect(Object.keys(await wrong(given)).sort()).toEqual([...fields].sort());
  });

  it('becomes of another kind only with people whom that kind goes to', async () => {
    const { id } = await makeAutomation(ava);
    const visit = { kind: 'after-visit', trigger: { on: ['turn'], afterHours: 2, coolDownDays: 30 } };
    const refused = await ava.refused(automationDocuments.update, { id, input: visit });
    expect(refused.fields.map(({ field }) => field)).toEqual(['campaign.segmentIds']);
    const campaign = content({ segmentIds: [] });
    expect(await changeAutomation(ava, id, { ...visit, campaign })).toMatchObject({ kind: 'after-visit' });
    const back = { kind: 'recurring', trigger: { dayOfMonth: 1, at: '10:00' } };
    const nobody = await ava.refused(automationDocuments.update, { id, input: back });
    expect(nobody.fields.map(({ field }) => field)).toEqual(['campaign.contactIds']);
  });

  it('is not looked for by what is no id, though its campaign is checked before it', async () => {
    const { campaign } = automationInput();
    const { code, fields } = await ava.refused(automationDocuments.update, { id: 'x', input: { campaign } });
    expect([code, fields.map(({ field }) => field)]).toEqual(['invalid-input', ['id']]);
  });

  it('goes from state to state as it may', async () => {
    const { id } = await makeAutomation(ava);
    const refused = async (state: string): Promise<string> =>
      (await ava.refused(automationDocuments.update, { id, input: { state } })).code;
    expect(await refused('paused')).toBe('wrong-state');
    await changeAutomation(ava, id, { state: 'active' });
    expect(await refused('draft')).toBe('wrong-state');
    await changeAutomation(ava, id, { state: 'archived' });
    expect(await refused('active')).toBe('wrong-state');
    expect((await ava.refused(automationDocuments.update, { id, input: { name: 'New' } })).code).toBe('wrong-state');
  });

  it('has a name of its own among those that are not archived', async () => {
    const { id } = await makeAutomation(ava);
    expect(
      (await ava.refused(automationDocuments.create, { input: automationInput({ name: 'BIRTHDAY greetings' }) })).code,
    ).toBe('duplicate-name');
    await changeAutomation(ava, id, { state: 'archived' });
    await makeAutomation(ava);
  });

  it('of a business are 200, 50 of them active', async () => {
    const { id } = await makeAutomation(ava);
    await test.service.sql(
      `insert into automation (id, tenant_id, name, kind, state, trigger, template, created_by, created_at, updated_at)
       select gen_random_uuid(), tenant_id, 'Copy ' || n, kind, case when n <= 50 then 'active' else 'draft' end, trigger, template, created_by, created_at, updated_at
         from automation, generate_series(1, 198) n where id = $1`,
      [id],
    );
    const limit = await ava.refused(automationDocuments.update, { id, input: { state: 'active' } });
    expect(limit.code).toBe('limit-reached');
    await makeAutomation(ava, { name: 'The last' });
    const full = await ava.refused(automationDocuments.create, { input: automationInput({ name: 'One more' }) });
    expect(full.code).toBe('limit-reached');
  });

  it('is read by members and written by campaign editors', async () => {
    const { id } = await makeAutomation(ava);
    const member = test.person({ tenantId: ava.tenantId, permissions: [] });
    expect((await seeAutomation(member, id)).name).toBe('Birthday greetings');
    expect((await member.refused(automationDocuments.update, { id, input: { name: 'x' } })).code).toBe('forbidden');
    expect((await member.refused(automationDocuments.create, { input: automationInput({ name: 'x' }) })).code).toBe(
      'forbidden',
    );
    expect((await test.person().refused(automationDocuments.preview, { id })).code).toBe('not-found');
  });

  it('keeps a group that somebody else chose, and takes no hidden one', async () => {
    const [hidden] = ava.business.groupIds;
    const { id } = await makeAutomation(ava, { campaign: content({ segmentIds: [], groupIds: [hidden] }) });
    ava.business.hiddenIds.push(hidden!);
    const editor = test.person({ tenantId: ava.tenantId, permissions: ['campaign-editor'] });
    const same = content({ segmentIds: [], groupIds: [hidden], message: 'Other words' });
    await changeAutomation(editor, id, { campaign: same });
    const fresh = automationInput({ name: 'Mine', campaign: same });
    expect((await editor.refused(automationDocuments.create, { input: fresh })).fields[0]?.field).toBe(
      'campaign.groupIds',
    );
  });
});

describe('its preview', () => {
  const preview = (id: string) =>
    ava.data<{ at: string; recipients: number; cost: string; leftOut: Record<string, number>; currency: string }>(
      automationDocuments.preview,
      { id },
    );

  it('says who would get it today, and for how much', async () => {
    ava.business.dates['attributes.birthday'] = { '11-20': ava.business.contactIds };
    const { id } = await makeAutomation(ava);
    expect(await preview(id)).toEqual({
      at: '2026-11-19T22:00:00.000Z',
      recipients: 10,
      leftOut: expect.objectContaining({ unsubscribed: 1, inTrash: 0 }),
      cost: '0.920000',
      currency: 'AUD',
    });
    expect(test.neighbours.askedFor(ava.tenantId, 'measureAudience')).toMatchObject([
      { input: { contactIds: ava.business.contactIds, segmentIds: [] } },
    ]);
    test.platform.clock.set('2026-11-21T01:00:00Z');
    expect(await preview(id)).toMatchObject({ recipients: 0, cost: '0.000000' });
  });

  it('of one that recurs asks the whole audience, of visits those of today', async () => {
    const recurring = await makeAutomation(ava, { kind: 'recurring', trigger: { dayOfMonth: 31, at: '10:00' } });
    expect(await preview(recurring.id)).toMatchObject({ at: '2026-11-19T23:00:00.000Z', recipients: 10 });
    const visits = await makeAutomation(ava, {
      name: 'Thanks',
      kind: 'after-visit',
      trigger: { on: ['turn'], afterHours: 2, coolDownDays: 30 },
      campaign: content({ segmentIds: [] }),
    });
    expect(await preview(visits.id)).toMatchObject({ recipients: 0, cost: '0.000000' });
  });
});
