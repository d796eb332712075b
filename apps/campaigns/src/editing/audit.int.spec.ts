import { auditActions, auditRecorded, type AuditActionOf, type Payload } from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import { changeAutomation, makeAutomation } from '../../test/automations.js';
import { CampaignsUnderTest, type Person } from '../../test/campaigns-under-test.js';

type Recorded = Payload<typeof auditRecorded>;

describe('19. Audit of campaigns', () => {
  const test = new CampaignsUnderTest();
  const heard: Recorded[] = [];
  beforeAll(async () => {
    await test.start();
    await test.platform.bus.subscribe('trail', [auditRecorded.topic], async (slice) => {
      heard.push(...slice.map(({ value }) => JSON.parse(value) as Recorded));
    });
  });
  afterAll(() => test.stop());

  const friday = (id: string): object => ({ subject: { type: 'campaign', id, name: 'Friday' } });
  /** What makes each change, twice where that says the same; answers what the row says of it. */
  const plays: Record<AuditActionOf<'campaigns'>, (ava: Person) => Promise<object>> = {
    'campaign.launched': async (ava) => {
      const headers = { 'idempotency-key': 'twice' };
      const { id } = await ava.create({}, headers);
      expect((await ava.create({}, headers)).id).toBe(id);
      return friday(id);
    },
    'campaign.canceled': async (ava) => {
      const { id } = await ava.create();
      for (const _ of [1, 2]) await ava.update(id, { status: 'canceled' });
      return friday(id);
    },
    'automation.activated': async (ava) => {
      const automation = await makeAutomation(ava);
      for (const _ of [1, 2]) await changeAutomation(ava, automation.id, { state: 'active' });
      return { subject: { type: 'automation', id: automation.id, name: automation.name } };
    },
    'automation.stopped': async (ava) => {
      const automation = await makeAutomation(ava, { state: 'active' });
      for (const _ of [1, 2]) await changeAutomation(ava, automation.id, { state: 'paused' });
      return { subject: { type: 'automation', id: automation.id, name: automation.name } };
    },
    'sharing.changed': async (ava) => {
      const friend = test.person({ tenantId: ava.tenantId, permissions: [] });
      const { id } = await ava.data<{ id: string }>(
        'mutation { createSmsTemplate(input: { name: "Hello", message: "Hi", messageType: "marketing" }) { id } }',
      );
      const update =
        'mutation ($id: ID!, $input: SmsTemplatePatch!) { updateSmsTemplate(id: $id, input: $input) { id } }';
      const input = { isPublic: false, usersPrivateAccess: [{ user: friend.actor.userId, permission: 'view' }] };
      for (const _ of [1, 2]) await ava.data(update, { id, input });
      await ava.data(update, { id, input: { message: 'Other' } });
      return {
        subject: { type: 'sms-template', id, name: 'Hello' },
        changes: { isPublic: ['true', 'false'], usersPrivateAccess: ['', `${friend.actor.userId} view`] },
      };
    },
  };

  it.each(auditActions.campaigns)('%s leaves one row', async (action) => {
    const ava = test.person();
    const said = await plays[action](ava);
    const found = await eventually(() => {
      const of = heard.filter((each) => each.tenantId === ava.tenantId && each.action === action);
      return of.length > 0 && of;
    });
    // Its relay is done with all that was said.
    await test.kindsSaid(ava.tenantId);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ actor: { kind: 'person', id: ava.actor.userId, name: null }, ...said });
  });

  it('knows nothing of drafts, pauses and what was refused', async () => {
    const ava = test.person();
    const { id } = await ava.create();
    await ava.update(id, { paused: true });
    await ava.refused('mutation ($id: ID!) { updateSmsCampaign(id: $id, input: { name: "x" }) { id } }', { id });
    await test.kindsSaid(ava.tenantId);
    await eventually(() => heard.some((each) => each.tenantId === ava.tenantId));
    expect(heard.filter((each) => each.tenantId === ava.tenantId).map((each) => each.action)).toEqual([
      'campaign.launched',
    ]);
  });
});
