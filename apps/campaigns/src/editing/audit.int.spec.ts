import { auditActions, auditRecorded, type AuditActionOf, type Payload } from '@bellbird/events';
import { eventually } from '@bellbird/testing';
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

  /** What makes each change; answers the campaign. */
  const plays: Record<AuditActionOf<'campaigns'>, (ava: Person) => Promise<string>> = {
    'campaign.launched': async (ava) => {
      const headers = { 'idempotency-key': 'twice' };
      const { id } = await ava.create({}, headers);
      expect((await ava.create({}, headers)).id).toBe(id);
      return id;
    },
    'campaign.canceled': async (ava) => {
      const { id } = await ava.create();
      for (const _ of [1, 2]) await ava.update(id, { status: 'canceled' });
      return id;
    },
  };

  it.each(auditActions.campaigns)('%s leaves one row', async (action) => {
    const ava = test.person();
    const id = await plays[action](ava);
    const found = await eventually(() => {
      const of = heard.filter((each) => each.tenantId === ava.tenantId && each.action === action);
      return of.length > 0 && of;
    });
    // Its relay is done with all that was said.
    await test.kindsSaid(ava.tenantId);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      actor: { kind: 'person', id: ava.actor.userId, name: null },
      subject: { type: 'campaign', id, name: 'Friday' },
    });
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
