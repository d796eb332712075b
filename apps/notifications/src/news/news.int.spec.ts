import { Database, newId } from '@bellbird/database';
import { campaignCompleted, consentRecorded, inboundReceived, tenantUpdated, topUpFailed } from '@bellbird/events';
import type { Permission } from '@bellbird/field-rules';
import { inboundSmsNotice } from '@bellbird/notices';
import { eventually } from '@bellbird/testing';
import { assertChapter8 } from '../../test/chapter-8.js';
import type { MemberAtIdentity } from '../../test/members-at-identity.js';
import { startNotifications, type NotificationsUnderTest } from '../../test/notifications-under-test.js';
import { Notifier } from '../notification/notifier.js';
import { NewsLoop } from './news-loop.js';

interface Cafe {
  tenantId: string;
  people: Record<string, MemberAtIdentity>;
}

let world: NotificationsUnderTest;
beforeAll(async () => {
  world = await startNotifications();
});
afterAll(() => world.stop());
beforeEach(() => {
  world.identity.isAway = false;
  world.platform.clock.set('2026-11-20T01:00:00.000Z');
});
afterEach(() => assertChapter8(world));

/** A café with one of each. */
function cafe(timeZone = 'Australia/Sydney'): Cafe {
  const tenantId = newId();
  const members = (
    [
      ['Olive', ['owner']],
      ['Ben', ['business-editor']],
      ['Cam', ['campaign-editor']],
      ['Nora', []],
    ] as [string, Permission[]][]
  ).map(([firstName, permissions]) => {
    const id = newId();
    return { id, firstName, email: `${firstName.toLowerCase()}+${id}@example.com`, permissions };
  });
  world.identity.businesses.set(tenantId, { businessName: 'Corner Café', timeZone, members });
  return { tenantId, people: Object.fromEntries(members.map((each) => [each.firstName, each])) };
}

const mailsOf = ({ people }: Cafe): Record<string, string[]> =>
  Object.fromEntries(
    Object.values(people)
      .map(({ firstName, email }): [string, string[]] => [
        firstName,
        world.mailbox.mails.filter(({ to }) => to === email).map(({ subject }) => subject),
      ])
      .filter(([, subjects]) => subjects.length > 0),
  );
const mailTo = ({ email }: MemberAtIdentity): NotificationsUnderTest['mailbox']['mails'][number] =>
  world.mailbox.mails.find(({ to }) => to === email)!;
const failed = (tenantId: string, amount = '50000000') =>
  world.happen(topUpFailed, { ...topUpFailed.example, tenantId, amount });
const replied = (tenantId: string) =>
  world.happen(inboundReceived, { ...inboundReceived.example, tenantId, inboundId: newId(), keyword: null });
/** As its handler does, when it is called. */
const tellOfReply = (tenantId: string) =>
  world.service.app
    .get(Database, { strict: false })
    .tenant(tenantId, (tx) =>
      world.service.app
        .get(Notifier, { strict: false })
        .notify(tx, { id: newId(), tenantId }, inboundSmsNotice, inboundSmsNotice.example),
    );
const stopped = (tenantId: string, launchedBy: string | null) =>
  world.happen(campaignCompleted, {
    ...campaignCompleted.example,
    tenantId,
    campaignId: newId(),
    status: 'canceled',
    cancellationReason: 'insufficient-funds',
    launchedBy,
  });
const waiting = (tenantId: string, pace: string, count: number) =>
  eventually(async () =>
    expect(
      await world.service.sql('select count(*)::int as count from notice_mail where tenant_id = $1 and pace = $2', [
        tenantId,
        pace,
      ]),
    ).toEqual([{ count }]),
  );
/** As if the minute were over. */
const minuteLater = (tenantId: string) =>
  world.service.sql(`update notice_mail set queued_at = queued_at - interval '60 seconds' where tenant_id = $1`, [
    tenantId,
  ]);
const all = (what: () => void) => eventually(what);

describe('news by mail, at once', () => {
  it('waits a minute, folds what comes, and goes to those whom the table names', async () => {
    const shop = cafe();
    const { Ben, Cam } = shop.people;
    await failed(shop.tenantId);
    await waiting(shop.tenantId, 'instant', 1);
    await stopped(shop.tenantId, Cam!.id);
    await waiting(shop.tenantId, 'instant', 2);
    expect(mailsOf(shop)).toEqual({});
    await minuteLater(shop.tenantId);
    await all(() =>
      expect(mailsOf(shop)).toEqual({
        Olive: ['The top-up of $50.00 did not go through'],
        Ben: ['The top-up of $50.00 did not go through'],
        Cam: ['“Friday” was not sent'],
      }),
    );
    const mail = mailTo(Ben!);
    expect(mail.text).toContain('Hi Ben,');
    expect(mail.text).toContain('http://localhost:3000/billing');
    expect(mail.html).toContain('href="http://localhost:3000/billing"');
    const [address] = /http:\/\/localhost:3000\/api\/notifications\/unsubscribe\/[\w-]{43}/.exec(mail.text) ?? [];
    expect(mail.headers).toEqual({
      'List-Unsubscribe': `<${address}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(mail.html).toContain(`href="${address}"`);
  });

  it('is one mail for several, with their number', async () => {
    const shop = cafe();
    await failed(shop.tenantId);
    await failed(shop.tenantId, '1234560000');
    await stopped(shop.tenantId, null);
    await waiting(shop.tenantId, 'instant', 3);
    await minuteLater(shop.tenantId);
    await all(() => expect(mailsOf(shop)).toEqual({ Olive: ['3 news from Bellbird'], Ben: ['3 news from Bellbird'] }));
    expect(mailTo(shop.people['Ben']!).text).toContain('The top-up of $1,234.56 did not go through');
  });

  it('waits while identity is away, and then goes once', async () => {
    const shop = cafe();
    world.identity.isAway = true;
    await failed(shop.tenantId);
    await waiting(shop.tenantId, 'instant', 1);
    await minuteLater(shop.tenantId);
    await eventually(async () =>
      expect(
        await world.service.sql('select 1 from business where tenant_id = $1 and try_mails_at > now()', [
          shop.tenantId,
        ]),
      ).toHaveLength(1),
    );
    world.identity.isAway = false;
    await world.service.sql('update business set try_mails_at = now() where tenant_id = $1', [shop.tenantId]);
    await all(() => expect(Object.keys(mailsOf(shop))).toEqual(['Olive', 'Ben']));
  });

  it('loses none and doubles none where a round dies at its last step', async () => {
    const shop = cafe();
    await world.service
      .sql(`create function die() returns trigger language plpgsql as 'begin raise exception ''killed''; end';
      create trigger die before delete on notice_mail for each row execute function die()`);
    await failed(shop.tenantId);
    await waiting(shop.tenantId, 'instant', 1);
    await minuteLater(shop.tenantId);
    await eventually(async () =>
      expect(
        await world.service.sql('select 1 from business where tenant_id = $1 and try_mails_at > now()', [
          shop.tenantId,
        ]),
      ).toHaveLength(1),
    );
    expect(await world.service.sql('select 1 from outgoing_mail where tenant_id = $1', [shop.tenantId])).toEqual([]);
    await world.service.sql('drop function die cascade');
    await world.service.sql('update business set try_mails_at = now() where tenant_id = $1', [shop.tenantId]);
    const once = ['The top-up of $50.00 did not go through'];
    await all(() => expect(mailsOf(shop)).toEqual({ Olive: once, Ben: once }));
    await waiting(shop.tenantId, 'instant', 0);
    expect(await world.service.sql('select 1 from outgoing_mail where tenant_id = $1', [shop.tenantId])).toHaveLength(
      2,
    );
  });

  it('goes by what each person chose, and ends by the link of the mail, again too', async () => {
    const shop = cafe();
    const { Ben, Nora, Cam } = shop.people;
    const as = (who: MemberAtIdentity) =>
      world.member({ tenantId: shop.tenantId, userId: who.id, permissions: who.permissions as Permission[] });
    const choose = async (who: MemberAtIdentity, type: string, email: string) =>
      (await as(who)).ask(
        `mutation ($data: [NotificationPreferenceInput!]!) { updateNotificationPreferences(data: $data) { data { type } } }`,
        { data: [{ type, email }] },
      );
    await choose(Ben!, 'campaign-canceled', 'off');
    await choose(Nora!, 'campaign-canceled', 'instant');
    await choose(Cam!, 'inbound-sms', 'instant');
    await stopped(shop.tenantId, null);
    await replied(shop.tenantId);
    await waiting(shop.tenantId, 'instant', 2);
    await minuteLater(shop.tenantId);
    await all(() =>
      expect(mailsOf(shop)).toEqual({
        Olive: ['“Friday” was not sent'],
        Nora: ['“Friday” was not sent'],
        Cam: ['+61 412 345 678 replied'],
      }),
    );
    const [, token] = /unsubscribe\/([\w-]{43})/.exec(mailTo(Nora!).text) ?? [];
    const end = (given: string) =>
      world.service.as(null)('mutation ($token: String!) { unsubscribeFromNotifications(token: $token) }', {
        token: given,
      });
    for (let times = 0; times < 2; times += 1)
      expect((await end(token ?? '')).data).toEqual({ unsubscribeFromNotifications: true });
    expect((await end('x'.repeat(43))).error?.code).toBe('not-found');
    const { data } = await (await as(Nora!)).ask('{ notificationPreferences { data { type email } } }');
    expect((data?.['notificationPreferences'] as { data: unknown[] }).data).toContainEqual({
      type: 'campaign-canceled',
      email: 'off',
    });
    expect(await world.service.sql('select 1 from unsubscribe_link where token_hash::text like $1', [token])).toEqual(
      [],
    );
  });
});

describe('the digest of a day', () => {
  // Sydney sets its clocks ahead on 4 October 2026 (2:00 is 3:00) and back on 4 April 2027 (3:00 is 2:00 again).
  it.each([
    ['ahead', 8, '2026-10-02T00:00:00Z', ['2026-10-02T22:00', '2026-10-03T21:00', '2026-10-04T21:00']],
    [
      'ahead, at an hour that is not there',
      2,
      '2026-10-02T00:00:00Z',
      ['2026-10-02T16:00', '2026-10-03T16:00', '2026-10-04T15:00'],
    ],
    ['back', 8, '2027-04-02T00:00:00Z', ['2027-04-02T21:00', '2027-04-03T22:00', '2027-04-04T22:00']],
    [
      'back, at an hour that is there twice',
      2,
      '2027-04-02T00:00:00Z',
      ['2027-04-02T15:00', '2027-04-03T16:00', '2027-04-04T16:00'],
    ],
  ])(
    '20. is one a person and day where the clocks go %s',
    async (_, digestHour, from, hours) => {
      const shop = cafe();
      const loop = world.service.app.get(NewsLoop, { strict: false });
      await world.happen(tenantUpdated, { tenantId: shop.tenantId, timeZone: 'Australia/Sydney', digestHour });
      await eventually(async () =>
        expect(await world.service.sql('select 1 from business where tenant_id = $1', [shop.tenantId])).toHaveLength(1),
      );
      const went: { at: string; day: string; people: number }[] = [];
      // Half an hour at a time, three days, and something new each time.
      for (let step = 0; step < 3 * 48; step += 1) {
        const at = new Date(Date.parse(from) + step * 30 * 60_000);
        world.platform.clock.set(at.toISOString());
        await tellOfReply(shop.tenantId);
        await loop.daily();
        const digests = await world.service.sql<{ day: string; people: number }>(
          'select day::text, count(*)::int as people from digest where tenant_id = $1 group by 1 order by 1',
          [shop.tenantId],
        );
        const last = digests.at(-1);
        if (last !== undefined && digests.length > went.length)
          went.push({ at: at.toISOString().slice(0, 16), ...last });
      }
      const days = [3, 4, 5].map((day) => `${from.slice(0, 8)}0${day}`);
      expect(went).toEqual(hours.map((at, nth) => ({ at, day: days[nth], people: 2 })));
      await all(() =>
        expect(mailsOf(shop)).toEqual({
          Olive: hours.map(() => 'Today at Corner Café'),
          Cam: hours.map(() => 'Today at Corner Café'),
        }),
      );
    },
    60_000,
  );

  it('tells a day’s many opt-outs as one, by their number, and replies each by itself', async () => {
    const shop = cafe();
    const { Cam } = shop.people;
    const cam = await world.member({ tenantId: shop.tenantId, userId: Cam!.id, permissions: ['campaign-editor'] });
    await cam.ask(
      'mutation { updateNotificationPreferences(data: [{ type: "opt-out", email: "daily" }]) { data { type } } }',
    );
    for (let nth = 0; nth < 24; nth += 1)
      await world.happen(consentRecorded, { ...consentRecorded.example, tenantId: shop.tenantId });
    for (let nth = 0; nth < 3; nth += 1) await replied(shop.tenantId);
    await waiting(shop.tenantId, 'daily', 27);
    world.platform.clock.set('2026-11-21T01:00:00.000Z');
    await world.service.app.get(NewsLoop, { strict: false }).daily();
    await all(() => expect(Object.keys(mailsOf(shop))).toEqual(['Olive', 'Cam']));
    const { text } = mailTo(Cam!);
    expect(text).toContain('24 people opted out:\nhttp://localhost:3000/notifications?kind=decisions');
    expect(text.match(/\+61 412 345 678 replied/g)).toHaveLength(3);
    expect(text).not.toContain('And ');
    expect(mailTo(shop.people['Olive']!).text).not.toContain('opted out');
  }, 60_000);

  it('is of what the person has not seen, and is not mailed where all was seen', async () => {
    const shop = cafe();
    const { Cam } = shop.people;
    const cam = await world.member({ tenantId: shop.tenantId, userId: Cam!.id, permissions: ['campaign-editor'] });
    await replied(shop.tenantId);
    await waiting(shop.tenantId, 'daily', 1);
    const { data } = await cam.ask('{ notifications { data { id } } }');
    const ids = (data?.['notifications'] as { data: { id: string }[] }).data.map(({ id }) => id);
    await cam.ask('mutation ($ids: [ID!]!) { markNotificationsViewed(ids: $ids) }', { ids });
    world.platform.clock.set('2026-11-21T01:00:00.000Z');
    await all(() => expect(mailsOf(shop)).toEqual({ Olive: ['Today at Corner Café'] }));
    await waiting(shop.tenantId, 'daily', 0);
  }, 60_000);
});
