import { jest } from '@jest/globals';
import { newId } from '@bellbird/database';
import { automationPaused, campaignLaunched, turnEnded } from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import {
  automationDocuments,
  changeAutomation,
  content,
  makeAutomation,
  seeAutomation,
  type AutomationOut,
} from '../../../test/automations.js';
import { CampaignsUnderTest, type Person } from '../../../test/campaigns-under-test.js';
import { Saga } from '../../../test/saga.js';
import { PlanRun } from './plan-run.js';
import { RunAutomations } from './run-automations.js';

const test = new CampaignsUnderTest();
let ava: Person;

beforeAll(() => test.start());
afterAll(() => test.stop());
beforeEach(() => {
  test.platform.clock.set('2026-11-20T01:00:00Z');
  test.neighbours.down.clear();
  ava = test.person();
});

interface Made {
  id: string;
  name: string;
  contactIds: string[];
  segmentIds: string[];
  maxCost: string;
  status: string;
}

/** Campaigns of an automation, the newest first. */
const made = (automationId: string): Promise<Made[]> =>
  test.service.sql<Made>(
    `select id, name, contact_ids as "contactIds", segment_ids as "segmentIds", max_cost::text as "maxCost", status from campaign where automation_id = $1 order by created_at desc, id`,
    [automationId],
  );
const active = (given: Record<string, unknown> = {}): Promise<AutomationOut> =>
  makeAutomation(ava, { state: 'active', ...given });
const daily = (given: Record<string, unknown> = {}): Promise<AutomationOut> =>
  active({ kind: 'recurring', trigger: { weekdays: [1, 2, 3, 4, 5, 6, 7], at: '09:00' }, ...given });
const run = (): Promise<void> => test.service.app.get(RunAutomations).runDue();
/** Nobody has to run it: a turn of the service's own may be at it. */
const hasMade = (automationId: string, count: number): Promise<Made[]> =>
  eventually(async () => {
    await run();
    const campaigns = await made(automationId);
    expect(campaigns).toHaveLength(count);
    return campaigns;
  });
const at = (instant: string): void => void test.platform.clock.set(instant);
const nine = (day: string): string => new Date(Date.parse(`${day}T09:00:00+11:00`)).toISOString();

describe('12. a run', () => {
  it('is a campaign of its own, launched at its time and not before, once', async () => {
    const { id } = await daily({ campaign: content({ messageType: 'marketing' }) });
    at('2026-11-20T21:59:59.999Z');
    await run();
    expect(await made(id)).toEqual([]);
    at(nine('2026-11-21'));
    const [campaign] = await hasMade(id, 1);
    expect(campaign).toMatchObject({ name: 'Birthday greetings', segmentIds: ['all-contacts'], status: 'running' });
    expect(await test.hear(ava.tenantId, campaignLaunched)).toMatchObject([
      { campaignId: campaign!.id, messageType: 'marketing', launchedBy: ava.actor.userId },
    ]);
    await run();
    await hasMade(id, 1);
    expect(await seeAutomation(ava, id)).toMatchObject({
      nextRunAt: nine('2026-11-22'),
      lastRun: { campaignId: campaign!.id, at: nine('2026-11-21'), status: 'running', charged: '0.000000' },
    });
  });

  it('is folded under its automation: the list asks for its campaigns, and for the newest of each', async () => {
    const { id } = await daily();
    const byHand = await ava.create();
    at(nine('2026-11-21'));
    await new Saga(test, ava, (await hasMade(id, 1))[0]!.id).funded();
    at(nine('2026-11-22'));
    const [newest, before] = await hasMade(id, 2);
    const listed = async (...filters: object[]): Promise<string[]> => {
      const list = await ava.data<{ data: { id: string }[]; count: number }>(
        'query ($q: ListQuery) { smsCampaigns(query: $q) { data { id } count } }',
        { q: { sortBy: 'createdAt:desc', filters, filtersMatch: 'all' } },
      );
      expect(list.count).toBe(list.data.length);
      return list.data.map((each) => each.id);
    };
    const ofIt = { field: 'automationId', type: 'text', operation: 'equals', value: id };
    const isNewest = (value: string) => ({ field: 'newestRun', type: 'boolean', operation: 'equals', value });
    expect(await listed(ofIt)).toEqual([newest!.id, before!.id]);
    expect(await listed(isNewest('yes'))).toEqual([newest!.id, byHand.id]);
    expect(await listed(isNewest('no'))).toEqual([before!.id]);
  });

  it('is made once by many schedulers', async () => {
    ava.business.dates['attributes.birthday'] = { '11-21': [newId(), newId()] };
    const [birthday, recurring] = [await active(), await daily({ name: 'Daily' })];
    at(nine('2026-11-21'));
    await Promise.all(Array.from({ length: 5 }, run));
    await Promise.all([hasMade(birthday.id, 1), hasMade(recurring.id, 1)]);
    await run();
    await hasMade(birthday.id, 1);
  });

  it('waits for no other, whose neighbours do not answer', async () => {
    const [first, second] = [await daily(), await daily({ name: 'Daily' })];
    const plans = test.service.app.get(PlanRun);
    const onDay = plans.onDay.bind(plans);
    let answer = (): void => undefined;
    const silence = new Promise<null>((resolve) => (answer = () => resolve(null)));
    const planning = jest
      .spyOn(plans, 'onDay')
      .mockImplementation((automation, ...of) => (automation.id === first.id ? silence : onDay(automation, ...of)));
    at(nine('2026-11-21'));
    const running = run();
    try {
      await eventually(async () => expect(await made(second.id)).toHaveLength(1));
      expect(await made(first.id)).toEqual([]);
    } finally {
      planning.mockRestore();
      answer();
      await running;
    }
    await hasMade(first.id, 1);
  });

  it('that is five hours late goes out, one that is seven hours late is skipped, and that is said', async () => {
    const { id } = await daily();
    at(new Date(Date.parse(nine('2026-11-21')) + 5 * 3_600_000).toISOString());
    await hasMade(id, 1);
    at(new Date(Date.parse(nine('2026-11-22')) + 7 * 3_600_000).toISOString());
    await eventually(async () => {
      await run();
      expect(await seeAutomation(ava, id)).toMatchObject({
        nextRunAt: nine('2026-11-23'),
        lastRun: { campaignId: null, at: nine('2026-11-22'), status: 'skipped', charged: '0.000000' },
      });
    });
    expect(await made(id)).toHaveLength(1);
  });

  it('of days ago is skipped, that of today still comes', async () => {
    const { id } = await daily();
    at(new Date(Date.parse(nine('2026-11-25')) + 3_600_000).toISOString());
    await hasMade(id, 1);
    expect((await seeAutomation(ava, id)).nextRunAt).toBe(nine('2026-11-26'));
  });

  it('waits while others do not answer, and while sending is paused', async () => {
    const { id } = await daily();
    at(nine('2026-11-21'));
    test.neighbours.down.add('contacts');
    await run();
    expect(await made(id)).toEqual([]);
    test.neighbours.down.clear();
    ava.business.terms.suspendedFor = 'Too many complaints.';
    await run();
    expect(await made(id)).toEqual([]);
    ava.business.terms.suspendedFor = null;
    await hasMade(id, 1);
  });

  it('keeps to the business’s hours over both turns of the clock', async () => {
    const { id } = await daily();
    at('2027-04-01T00:00:00Z');
    await changeAutomation(ava, id, { trigger: { weekdays: [1, 2, 3, 4, 5, 6, 7], at: '02:30' } });
    at('2027-04-02T15:30:00Z');
    await new Saga(test, ava, (await hasMade(id, 1))[0]!.id).funded();
    at('2027-04-03T15:30:00Z');
    await hasMade(id, 2);
    // Half past two comes a second time.
    at('2027-04-03T16:30:00Z');
    await run();
    await hasMade(id, 2);
    expect((await seeAutomation(ava, id)).nextRunAt).toBe('2027-04-04T16:30:00.000Z');
  });

  it('moves with the business to another zone', async () => {
    const { id } = await daily();
    ava.business.terms.timeZone = 'Australia/Perth';
    at(nine('2026-11-21'));
    await eventually(async () => {
      await run();
      expect((await seeAutomation(ava, id)).nextRunAt).toBe('2026-11-21T01:00:00.000Z');
    });
    expect(await made(id)).toEqual([]);
  });
});

describe('12. birthdays', () => {
  it('are celebrated once a year, also where the hour is changed on the day', async () => {
    const [mia, noah] = [newId(), newId()];
    ava.business.dates['attributes.birthday'] = { '11-21': [mia] };
    const { id } = await active();
    at(nine('2026-11-21'));
    await hasMade(id, 1);
    // Noah's birthday was put in since.
    ava.business.dates['attributes.birthday'] = { '11-21': [mia, noah] };
    await new Saga(test, ava, (await made(id))[0]!.id).funded();
    await changeAutomation(ava, id, { trigger: { field: 'attributes.birthday', offsetDays: 0, at: '10:00' } });
    at(new Date(Date.parse(nine('2026-11-21')) + 3_600_000).toISOString());
    const [second, first] = await hasMade(id, 2);
    expect([first!.contactIds, second!.contactIds]).toEqual([[mia], [noah]]);
  });

  it('are looked for so many days ahead, over the end of the year', async () => {
    const mia = newId();
    ava.business.dates['attributes.birthday'] = { '01-02': [mia] };
    const { id } = await active({ trigger: { field: 'attributes.birthday', offsetDays: -10, at: '09:00' } });
    at(nine('2026-12-23'));
    const [campaign] = await hasMade(id, 1);
    expect(campaign!.contactIds).toEqual([mia]);
    const occasions = await test.service.sql(
      'select contact_id, occasion, campaign_id from automation_occasion where automation_id = $1',
      [id],
    );
    expect(occasions).toEqual([{ contact_id: mia, occasion: 'birthday:2027', campaign_id: campaign!.id }]);
  });

  it('of more than ten thousand people are several campaigns, which keep the cap together', async () => {
    const people = Array.from({ length: 10_001 }, newId);
    ava.business.dates['attributes.birthday'] = { '11-21': people };
    const { id } = await active({ runMaxCost: '2.00' });
    at(nine('2026-11-21'));
    const campaigns = await hasMade(id, 2);
    expect(campaigns.map(({ contactIds }) => contactIds.length).sort()).toEqual([1, 10_000]);
    expect(campaigns.reduce((sum, { maxCost }) => sum + BigInt(maxCost), 0n)).toBe(2_000_000n);
  });

  it('are nobody’s on most days', async () => {
    const { id } = await active();
    at(nine('2026-11-21'));
    await eventually(async () => {
      await run();
      expect(await seeAutomation(ava, id)).toMatchObject({ nextRunAt: nine('2026-11-22'), lastRun: null });
    });
  });
});

describe('12. caps', () => {
  const paused = async (id: string, pausedReason: string): Promise<void> => {
    await eventually(async () => {
      await run();
      expect(await seeAutomation(ava, id)).toMatchObject({ state: 'paused', pausedReason, nextRunAt: null });
    });
    expect(await test.hear(ava.tenantId, automationPaused)).toMatchObject([{ automationId: id, reason: pausedReason }]);
  };

  it('of a run hold to the micro-dollar', async () => {
    const { id } = await daily({ runMaxCost: '0.92' });
    at(nine('2026-11-21'));
    await hasMade(id, 1);
    ava = test.person();
    const dearer = await daily({ runMaxCost: '0.919999' });
    at(nine('2026-11-22'));
    await paused(dearer.id, 'over-run-cost');
    expect(await made(dearer.id)).toEqual([]);
    expect(await changeAutomation(ava, dearer.id, { state: 'active', runMaxCost: '0.92' })).toMatchObject({
      pausedReason: null,
      nextRunAt: nine('2026-11-23'),
    });
  });

  it('of a month count what ran in it', async () => {
    const { id } = await daily({ monthCap: '1.84' });
    for (const [runs, day] of ['2026-11-21', '2026-11-22'].entries()) {
      at(nine(day));
      await new Saga(test, ava, (await hasMade(id, runs + 1))[0]!.id).funded();
    }
    at(nine('2026-11-23'));
    await paused(id, 'over-month-cap');
    expect(await made(id)).toHaveLength(2);
    // The month after it may run again.
    at('2026-11-30T13:30:00Z');
    await changeAutomation(ava, id, { state: 'active' });
    at(nine('2026-12-01'));
    await hasMade(id, 3);
  });

  it('bind a run whose people became more between quote and freeze: it waits, and so does the automation', async () => {
    const { id } = await daily({ runMaxCost: '1.00' });
    at(nine('2026-11-21'));
    const [campaign] = await hasMade(id, 1);
    await new Saga(test, ava, campaign!.id).stored({ unitsByCountry: { AU: 13 } });
    await paused(id, 'over-run-cost');
    expect(await ava.see(campaign!.id)).toMatchObject({ pausedReason: 'cost-above-quote' });
  });
});

describe('12. three refusals in a row', () => {
  it('of money pause it, one that is funded between starts anew', async () => {
    const { id } = await daily();
    const days = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'];
    const refused = [true, true, false, true, true, true];
    for (const [runs, day] of days.entries()) {
      at(nine(day));
      const saga = new Saga(test, ava, (await hasMade(id, runs + 1))[0]!.id);
      if (!refused[runs]) await saga.funded();
      else {
        await saga.stored();
        await saga.becomes({ waitingFor: 'billing' });
        await saga.refused();
        await saga.becomes({ cancellationReason: 'insufficient-funds' });
      }
      const refusals = [1, 2, 0, 1, 2, 3][runs];
      await eventually(async () => expect(await seeAutomation(ava, id)).toMatchObject({ refusals }));
    }
    expect(await seeAutomation(ava, id)).toMatchObject({ state: 'paused', pausedReason: 'refused' });
    expect(await test.hear(ava.tenantId, automationPaused)).toMatchObject([
      { reason: 'refused', createdBy: ava.actor.userId },
    ]);
  });

  it('are of three runs: several campaigns of one that had no money are one refusal', async () => {
    ava.business.dates['attributes.birthday'] = { '11-21': Array.from({ length: 20_001 }, newId) };
    const { id } = await active();
    at(nine('2026-11-21'));
    const { clock } = test.platform;
    const now = clock.now.bind(clock);
    let ticks = 0;
    const ticking = jest.spyOn(clock, 'now').mockImplementation(() => new Date(now().getTime() + ++ticks));
    const campaigns = await hasMade(id, 3).finally(() => ticking.mockRestore());
    for (const campaign of campaigns) {
      const saga = new Saga(test, ava, campaign.id);
      await saga.stored();
      await saga.becomes({ waitingFor: 'billing' });
      await saga.refused();
      await saga.becomes({ cancellationReason: 'insufficient-funds' });
    }
    expect(await seeAutomation(ava, id)).toMatchObject({ state: 'active', refusals: 1 });
  });

  it('of a sender that is gone pause it too', async () => {
    const callerId = newId();
    await test.service.sql(
      `insert into caller_id (id, tenant_id, name, phone_international, caller_type, status, created_at) values ($1, $2, 'Ours', '+61400000001', 'own-number', 'verified', now())`,
      [callerId, ava.tenantId],
    );
    const { id } = await daily({ campaign: content({ callerId }) });
    await test.service.sql('delete from caller_id where id = $1', [callerId]);
    for (const [runs, day] of ['2026-11-21', '2026-11-22', '2026-11-23'].entries()) {
      at(nine(day));
      await eventually(async () => {
        await run();
        expect((await seeAutomation(ava, id)).refusals).toBe(runs + 1);
      });
    }
    expect(await seeAutomation(ava, id)).toMatchObject({ state: 'paused', pausedReason: 'refused' });
    expect(await made(id)).toEqual([]);
  });
});

describe('12. after a visit', () => {
  const thanks = (given: Record<string, unknown> = {}): Promise<AutomationOut> =>
    active({
      kind: 'after-visit',
      trigger: { on: ['turn'], afterHours: 2, coolDownDays: 30, ...given },
      campaign: content({ segmentIds: [] }),
    });
  const visit = (contactId: string | null, given: Record<string, unknown> = {}, turnId = newId()): Promise<void> =>
    test.tell(turnEnded, {
      ...turnEnded.example,
      turnId,
      tenantId: ava.tenantId,
      contactId,
      at: '2026-11-20T00:55:00.000Z',
      ...given,
    });
  const occasions = (id: string) =>
    test.service.sql(
      'select phone, done_at is not null as "isDone" from automation_occasion where automation_id = $1',
      [id],
    );
  const preview = (id: string) => ava.data(automationDocuments.preview, { id });
  const waiting = (id: string, nextRunAt: string | null) =>
    eventually(async () => expect(await seeAutomation(ava, id)).toMatchObject({ nextRunAt }));

  it('that is told five times one text goes out, at the quarter of an hour after its time', async () => {
    const { id } = await thanks();
    const [mia, turnId] = [newId(), newId()];
    for (const _ of Array(5)) await visit(mia, {}, turnId);
    await waiting(id, '2026-11-20T03:00:00.000Z');
    at('2026-11-20T02:59:59Z');
    await run();
    expect(await made(id)).toEqual([]);
    at('2026-11-20T03:00:00Z');
    const [campaign] = await hasMade(id, 1);
    expect(campaign!.contactIds).toEqual([mia]);
    await visit(mia, {}, turnId);
    await waiting(id, null);
    await run();
    await hasMade(id, 1);
  });

  it('nobody is texted again within the cool-down', async () => {
    const { id } = await thanks();
    const [mia, noah] = [newId(), newId()];
    await visit(mia);
    await visit(mia);
    await waiting(id, '2026-11-20T03:00:00.000Z');
    at('2026-11-20T03:00:00Z');
    const [first] = await hasMade(id, 1);
    expect(first!.contactIds).toEqual([mia]);
    await new Saga(test, ava, first!.id).funded();
    at('2026-11-25T01:00:00Z');
    for (const each of [mia, noah]) await visit(each, { at: '2026-11-25T00:55:00.000Z' });
    await waiting(id, '2026-11-25T03:00:00.000Z');
    at('2026-11-25T03:00:00Z');
    const [second] = await hasMade(id, 2);
    expect(second!.contactIds).toEqual([noah]);
    await new Saga(test, ava, second!.id).funded();
    at('2026-12-21T01:00:00Z');
    await visit(mia, { at: '2026-12-21T00:55:00.000Z' });
    await waiting(id, '2026-12-21T03:00:00.000Z');
    at('2026-12-21T03:00:00Z');
    expect((await hasMade(id, 3))[0]!.contactIds).toEqual([mia]);
  });

  it('that staff took back, of nobody known, or while it is paused brings nothing', async () => {
    const { id } = await thanks();
    const turnId = newId();
    await visit(newId(), {}, turnId);
    await waiting(id, '2026-11-20T03:00:00.000Z');
    await visit(newId(), { status: 'canceled', reason: 'staff' }, turnId);
    await visit(null, { phone: null });
    at('2026-11-20T03:00:00Z');
    await eventually(async () => {
      await run();
      expect((await seeAutomation(ava, id)).nextRunAt).toBeNull();
    });
    await changeAutomation(ava, id, { state: 'paused' });
    await visit(newId(), { at: '2026-11-20T02:55:00.000Z' });
    await test.kindsSaid(ava.tenantId);
    await changeAutomation(ava, id, { state: 'active' });
    expect(await made(id)).toEqual([]);
  });

  it('of a stranger is the visit of who has the phone when its time comes; of nobody’s it brings nothing', async () => {
    const { id } = await thanks();
    const [mia, turnId] = [newId(), newId()];
    await visit(null, { phone: '+61412345678' }, turnId);
    await visit(null, { phone: '+61412345679' });
    await waiting(id, '2026-11-20T03:00:00.000Z');
    // Said again after staff had looked: the same turn, and by now it is known whose.
    await visit(mia, {}, turnId);
    ava.business.contactsOfPhones.set('+61412345678', mia);
    await eventually(async () => expect(await occasions(id)).toHaveLength(3));
    at('2026-11-20T03:00:00Z');
    const [campaign] = await hasMade(id, 1);
    expect(campaign!.contactIds).toEqual([mia]);
    expect(await occasions(id)).toEqual(Array(3).fill({ phone: null, isDone: true }));
  });

  it('of a stranger is named again for the preview, and forgotten with the automation that is archived', async () => {
    const { id } = await thanks();
    const mia = newId();
    await visit(null, { phone: '+61412345678' });
    await waiting(id, '2026-11-20T03:00:00.000Z');
    expect(await preview(id)).toMatchObject({ recipients: 0 });
    ava.business.contactsOfPhones.set('+61412345678', mia);
    expect(await preview(id)).toMatchObject({ at: '2026-11-20T03:00:00.000Z', recipients: 10 });
    await changeAutomation(ava, id, { state: 'archived' });
    expect(await occasions(id)).toEqual([]);
  });

  it('that waited over six hours is skipped, one of five hours is not', async () => {
    const { id } = await thanks();
    const [early, late] = [newId(), newId()];
    await visit(early);
    await visit(late, { at: '2026-11-20T02:55:00.000Z' });
    await waiting(id, '2026-11-20T03:00:00.000Z');
    await eventually(async () =>
      expect(await test.service.sql('select 1 from automation_occasion where automation_id = $1', [id])).toHaveLength(
        2,
      ),
    );
    at('2026-11-20T09:56:00Z');
    const [campaign] = await hasMade(id, 1);
    expect(campaign!.contactIds).toEqual([late]);
  });

  it('that waits six hours before its run is written is still that run’s', async () => {
    const { id } = await thanks();
    const mia = newId();
    await visit(mia);
    await waiting(id, '2026-11-20T03:00:00.000Z');
    const { clock } = test.platform;
    const isPlanned = (): boolean =>
      test.neighbours.asked.some(
        ({ operation, tenantId }) => operation === 'measureAudience' && tenantId === ava.tenantId,
      );
    const ticking = jest
      .spyOn(clock, 'now')
      .mockImplementation(() => new Date(isPlanned() ? '2026-11-20T08:55:01.000Z' : '2026-11-20T08:55:00.000Z'));
    const [campaign] = await hasMade(id, 1).finally(() => ticking.mockRestore());
    const occasions = 'select campaign_id from automation_occasion where automation_id = $1';
    expect(await test.service.sql(occasions, [id])).toEqual([{ campaign_id: campaign!.id }]);
  });
});
