import { jest } from '@jest/globals';
import { newId } from '@bellbird/database';
import { emailRequested, type Payload } from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import { startNotifications, type NotificationsUnderTest } from '../../test/notifications-under-test.js';
import { OutgoingMailLoop } from './outgoing-mail-loop.js';
import { OutgoingMails, pauseAfter } from './outgoing-mails.js';

type Request = Payload<typeof emailRequested>;

interface MailRow {
  state: string;
  failure: string | null;
  attempts: number;
  recipient: string | null;
  template_values: unknown;
}

let world: NotificationsUnderTest;
beforeAll(async () => {
  world = await startNotifications();
});
afterAll(() => world.stop());
beforeEach(() => {
  world.mailbox.behave('take');
  world.mailbox.mails.length = 0;
});

const request = (over: Partial<Request> = {}): Request => ({
  emailId: newId(),
  tenantId: newId(),
  to: 'mia@example.com',
  template: 'verify-email',
  values: { firstName: 'Mia', code: '123456' },
  ...over,
});
const rowOf = async (id: string): Promise<MailRow | undefined> =>
  (
    await world.service.sql<MailRow & { id: string }>(
      'select state, failure, attempts, recipient, template_values from outgoing_mail where id = $1',
      [id],
    )
  )[0];
const settled = (id: string, state: string): Promise<MailRow> =>
  eventually(async () => {
    const row = await rowOf(id);
    expect(row?.state).toBe(state);
    return row as MailRow;
  });
/** As if the pause before the next try were over. */
const hurry = (id: string) => world.service.sql(`update outgoing_mail set next_try_at = now() where id = $1`, [id]);

/** Puts the next try off for an hour; answers false while a try is on its way, which has a lease of 30 seconds. */
const postponed = async (id: string): Promise<boolean> =>
  (
    await world.service.sql(
      `update outgoing_mail set next_try_at = now() + interval '1 hour'
       where id = $1 and next_try_at < now() + interval '20 seconds' returning id`,
      [id],
    )
  ).length === 1;

describe('a mail that is requested', () => {
  it('is in the mailbox without the loop having to look by itself, once, by the id of the request', async () => {
    const poke = jest.spyOn(world.service.app.get(OutgoingMailLoop), 'poke');
    for (let n = 0; n < 5; n++) {
      const mail = request();
      await world.happen(emailRequested, mail);
      await eventually(() => expect(poke.mock.calls.length).toBeGreaterThan(n), { everyMs: 2 });
      await eventually(() => world.mailbox.mails.some((each) => each.id === mail.emailId), { everyMs: 2 });
    }
    poke.mockRestore();
    const [mail] = world.mailbox.mails;
    expect(mail).toMatchObject({
      from: 'Bellbird <no-reply@bellbird.example>',
      to: 'mia@example.com',
      subject: 'Your Bellbird code is 123456',
      text: expect.stringContaining('Your code is 123456'),
    });
  });

  it('forgets its code as soon as it is sent, and its address after 30 days', async () => {
    const [first, second] = [request(), request()];
    for (const each of [first, second]) await world.happen(emailRequested, each);
    for (const each of [first, second])
      expect(await settled(each.emailId, 'sent')).toEqual({
        state: 'sent',
        failure: null,
        attempts: 1,
        recipient: 'mia@example.com',
        template_values: null,
      });
    await world.service.sql(`update outgoing_mail set settled_at = now() - interval '30 days 1 minute' where id = $1`, [
      first.emailId,
    ]);
    await world.service.app.get(OutgoingMails).forgetOld();
    expect(await rowOf(first.emailId)).toMatchObject({ recipient: null });
    expect(await rowOf(second.emailId)).toMatchObject({ recipient: 'mia@example.com' });
    await world.service.sql(`update outgoing_mail set settled_at = now() - interval '1 year 1 minute' where id = $1`, [
      first.emailId,
    ]);
    await world.service.app.get(OutgoingMails).forgetOld();
    expect(await rowOf(first.emailId)).toBeUndefined();
  });

  it('is sent once though the event comes twice', async () => {
    const mail = request();
    await world.happen(emailRequested, mail);
    await settled(mail.emailId, 'sent');
    await world.happen(emailRequested, mail);
    const after = request();
    await world.happen(emailRequested, after);
    await settled(after.emailId, 'sent');
    expect(world.mailbox.mails.filter((each) => each.id === mail.emailId)).toHaveLength(1);
    expect(await rowOf(mail.emailId)).toMatchObject({ attempts: 1 });
  });

  it('is tried again when the provider does not take it now, and holds up no other', async () => {
    world.mailbox.behave('not now');
    const unlucky = request();
    await world.happen(emailRequested, unlucky);
    await eventually(async () => expect(await rowOf(unlucky.emailId)).toMatchObject({ state: 'queued', attempts: 1 }));
    await eventually(() => postponed(unlucky.emailId));
    world.mailbox.behave('take');
    const lucky = request();
    await world.happen(emailRequested, lucky);
    await settled(lucky.emailId, 'sent');
    expect(await rowOf(unlucky.emailId)).toMatchObject({ state: 'queued', template_values: { code: '123456' } });
    expect(await world.service.app.get(OutgoingMails).waiting()).toEqual({
      rows: 1,
      oldestSeconds: expect.any(Number),
    });
    const figures = await (await fetch(`${world.service.url}/metrics`)).text();
    expect(figures).toMatch(/^outgoing_mail_rows \d+$/m);
    await hurry(unlucky.emailId);
    expect((await settled(unlucky.emailId, 'sent')).attempts).toBeGreaterThan(1);
  });

  it('is one mail though the answer to it was lost', async () => {
    world.mailbox.behave('take and lose the answer');
    const mail = request();
    await world.happen(emailRequested, mail);
    await eventually(async () => expect(await rowOf(mail.emailId)).toMatchObject({ attempts: 1 }));
    await eventually(() => expect(world.mailbox.mails).toHaveLength(1));
    world.mailbox.behave('take');
    await eventually(async () => {
      await hurry(mail.emailId);
      expect(await rowOf(mail.emailId)).toMatchObject({ state: 'sent' });
    });
    expect(world.mailbox.mails).toHaveLength(1);
  });

  it('is given up when the provider refuses it', async () => {
    world.mailbox.behave('reject');
    const mail = request();
    await world.happen(emailRequested, mail);
    expect(await settled(mail.emailId, 'failed')).toMatchObject({
      failure: 'rejected',
      attempts: 1,
      template_values: null,
    });
  });

  it('is dropped when it is too late to be of use: nobody gets a code that has expired', async () => {
    const late = request();
    const stillGood = request({ template: 'password-changed', values: {} });
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await world.happen(emailRequested, late, { occurredAt: anHourAgo });
    await world.happen(emailRequested, stillGood, { occurredAt: anHourAgo });
    expect(await settled(late.emailId, 'failed')).toMatchObject({ failure: 'too-late', template_values: null });
    await settled(stillGood.emailId, 'sent');
    expect(world.mailbox.mails.map((each) => each.id)).toEqual([stillGood.emailId]);
  });

  it('that lacks a value is parked, and the next ones go out', async () => {
    const broken = request({ values: { firstName: 'Mia' } });
    const whole = request();
    await world.happen(emailRequested, broken);
    await world.happen(emailRequested, whole);
    await settled(whole.emailId, 'sent');
    await eventually(
      async () =>
        expect(await world.service.sql(`select key from parked_event where state = 'parked'`)).toEqual([
          { key: broken.emailId },
        ]),
      { timeoutMs: 15_000 },
    );
    expect(await rowOf(broken.emailId)).toBeUndefined();
  });
});

describe('a mail in the hands of a process', () => {
  const put = async (): Promise<string> => {
    const id = newId();
    await world.service.sql(
      `insert into outgoing_mail (tenant_id, id, template, recipient, template_values, useful_until, next_try_at) values ($1, $2, 'password-changed', 'a@example.com', '{}', now() + interval '1 day', now() + interval '1 hour')`,
      [newId(), id],
    );
    return id;
  };

  it('comes up again when that process was killed and its lease is over', async () => {
    const id = await put();
    await world.service.sql(
      `update outgoing_mail set attempts = 1, next_try_at = now() - interval '1 second' where id = $1`,
      [id],
    );
    expect(await settled(id, 'sent')).toMatchObject({ attempts: 2 });
    expect(world.mailbox.mails.map((each) => each.id)).toEqual([id]);
  });

  it('belongs to one of many that claim at once, for the length of its lease', async () => {
    world.mailbox.behave('hang');
    const mails = world.service.app.get(OutgoingMails);
    const id = await put();
    await hurry(id);
    const claims = (await Promise.all(Array.from({ length: 6 }, () => mails.claim(5))))
      .flat()
      .filter((each) => each.id === id);
    const row = await rowOf(id);
    expect(row?.attempts).toBe(1);
    expect(claims.length).toBeLessThanOrEqual(1);
    const [left] = await world.service.sql<{ seconds: number }>(
      'select extract(epoch from next_try_at - now())::float8 as seconds from outgoing_mail where id = $1',
      [id],
    );
    expect(left?.seconds).toBeGreaterThan(25);
  });

  it('cannot be settled by who lost it', async () => {
    world.mailbox.behave('hang');
    const mails = world.service.app.get(OutgoingMails);
    const id = await put();
    const [{ tenant_id: tenantId }] = (await world.service.sql<{ tenant_id: string }>(
      'update outgoing_mail set attempts = 2 where id = $1 returning tenant_id',
      [id],
    )) as [{ tenant_id: string }];
    const stale = {
      tenantId,
      id,
      template: 'password-changed' as const,
      recipient: 'a@example.com',
      values: {},
      attempts: 1,
      tooLate: false,
      traceparent: null,
    };
    await mails.settle(stale, 'sent');
    await mails.tryAgainLater(stale, 0);
    expect(await rowOf(id)).toMatchObject({ state: 'queued', attempts: 2 });
    await mails.settle({ ...stale, attempts: 2 }, 'sent');
    expect(await rowOf(id)).toMatchObject({ state: 'sent' });
  });
});

it('pauses 2, 4, 8 … seconds and never more than ten minutes between tries, jittered down to a half', () => {
  expect([1, 2, 3, 9, 10, 99].map((attempts) => pauseAfter(attempts, 0))).toEqual([2, 4, 8, 512, 600, 600]);
  expect(pauseAfter(3, 1)).toBe(4);
});
