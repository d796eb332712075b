import { newId } from '@bellbird/database';
import { inboundReceived, topUpFailed } from '@bellbird/events';
import { eventually, spawnService, type Service } from '@bellbird/testing';
import { assertChapter8 } from './chapter-8.js';
import { startNotifications, type NotificationsUnderTest } from './notifications-under-test.js';

const places = ['news-people-known', 'news-written', 'news-committed', 'mail-taken'];
/** What a business is told of, and what its mail is called. */
const shapes = {
  'one at once': { pace: 'instant', events: 1, subject: 'The top-up of $50.00 did not go through' },
  'a fold of three': { pace: 'instant', events: 3, subject: '3 news from Bellbird' },
  'a digest': { pace: 'daily', events: 2, subject: 'Today at Corner Café' },
} as const;
type Shape = keyof typeof shapes;

/** Each place with each shape, then once more where the first business of a round is through and the second is not. */
const rounds = Array.from({ length: 20 }, (_, nth) => ({
  place: `${places[nth % places.length]}:${nth < 12 ? 1 : 2}`,
  shape: (Object.keys(shapes) as Shape[])[nth % 3]!,
  businesses: [newId(), newId()],
}));

/** The service in processes of its own, each of which dies while it mails. */
describe('news by mail, killed at each step', () => {
  let world: NotificationsUnderTest;
  const running: Service[] = [];
  const sql = (text: string, values: unknown[] = []): Promise<object[]> => world.service.sql(text, values);

  const start = async (faultPoint = ''): Promise<Service> => {
    const { platform, service, identity, mailbox } = world;
    const started = await spawnService({
      entry: new URL('./run-notifications.ts', import.meta.url),
      env: {
        ...{
          NAME: service.name,
          SECRET: platform.secret,
          BUS_URL: platform.busUrl,
          FOLDER: '/tmp',
          LOG_LEVEL: 'error',
        },
        ...{ POSTGRES_URL: platform.databaseUrl, PEERS: JSON.stringify({ identity: identity.url }) },
        ...{ SANDBOX_URL: mailbox.url, SANDBOX_KEY: mailbox.key, FAULT_POINT: faultPoint },
      },
    });
    running.push(started);
    return started;
  };

  beforeAll(async () => {
    world = await startNotifications();
    for (const { shape, businesses } of rounds) for (const tenantId of businesses) await tellOf(shape, tenantId);
    const waiting = rounds.reduce((sum, { shape }) => sum + 2 * shapes[shape].events, 0);
    await eventually(async () => expect(await sql('select 1 from notice_mail')).toHaveLength(waiting));
    // From now on others run on its database.
    await world.service.stop();
  }, 60_000);
  afterAll(async () => {
    for (const each of running) await each.kill('SIGKILL');
    await world.stop();
  });

  async function tellOf(shape: Shape, tenantId: string): Promise<void> {
    const person = (firstName: string, permission: string) => ({
      id: newId(),
      firstName,
      email: `${firstName.toLowerCase()}+${tenantId}@example.com`,
      permissions: [permission],
    });
    const members = [person('Olive', 'owner'), person('Ben', 'business-editor'), person('Cam', 'campaign-editor')];
    world.identity.businesses.set(tenantId, { businessName: 'Corner Café', timeZone: 'Australia/Sydney', members });
    for (let nth = 0; nth < shapes[shape].events; nth += 1)
      await (shapes[shape].pace === 'instant'
        ? world.happen(topUpFailed, { ...topUpFailed.example, tenantId, amount: '50000000' })
        : world.happen(inboundReceived, { ...inboundReceived.example, tenantId, inboundId: newId(), keyword: null }));
  }

  /** As if the minute, or the day, of these were over, and the lease of mails that nobody settled. */
  async function comesDue(tenantIds: readonly string[]): Promise<void> {
    await sql(
      `update notice_mail set queued_at = now() - interval '2 minutes', told_at = now() - interval '2 days' where tenant_id = any($1)`,
      [tenantIds],
    );
    await sql('update business set digest_hour = 0');
    await sql(`update outgoing_mail set next_try_at = now() where state = 'queued'`);
  }

  it('28. 20 kills: nobody’s news is lost, and nobody’s comes twice', async () => {
    for (const { place, businesses } of rounds) {
      await comesDue(businesses);
      expect([place, await (await start(place)).ended]).toEqual([place, 'SIGKILL']);
      await assertChapter8(world);
    }
    await comesDue([]);
    await start();
    await eventually(
      async () => {
        expect(await sql('select 1 from notice_mail')).toEqual([]);
        expect(await sql(`select 1 from outgoing_mail where state <> 'sent'`)).toEqual([]);
      },
      { timeoutMs: 30_000 },
    );
    await assertChapter8(world);
    const mailed = world.mailbox.mails.map(({ to, subject }) => `${to} ${subject}`).toSorted();
    const expected = rounds.flatMap(({ shape, businesses }) =>
      businesses.flatMap((tenantId) =>
        ['olive', shapes[shape].pace === 'instant' ? 'ben' : 'cam'].map(
          (name) => `${name}+${tenantId}@example.com ${shapes[shape].subject}`,
        ),
      ),
    );
    expect(mailed).toEqual(expected.toSorted());
    // The mailbox knows a mail by its id, so that the rows count those that would have come twice.
    expect(await sql('select 1 from outgoing_mail')).toHaveLength(expected.length);
  }, 480_000);
});
