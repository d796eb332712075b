import { newId, type Tx } from '@bellbird/database';
import { audiencesOf, permissions } from '@bellbird/field-rules';
import type { LiveEvent } from '@bellbird/live-events';
import { notices, type Notice, type NoticeType } from '@bellbird/notices';
import { ruleOf } from '@bellbird/notices/rules';
import { startNotifications, type NotificationsUnderTest } from '../../test/notifications-under-test.js';
import { personal, toldBySet } from '../../test/table-of-kinds.js';
import { Notifier } from './notifier.js';

let world: NotificationsUnderTest;
beforeAll(async () => {
  world = await startNotifications();
});
afterAll(() => world.stop());

const sets = [...permissions, 'none'] as const;

/** One notification of every kind, as its cause makes it; answers what the socket is told. */
async function everyKind(tenantId: string, personId: string): Promise<LiveEvent[]> {
  const { platform, service } = world;
  const heard = await world.listen(tenantId);
  const told: (() => unknown)[] = [];
  const tx = {
    tenantId,
    execute: async (text: string, values: unknown[]) => (await service.sql(`${text} returning 1`, values)).length,
    afterCommit: (hint: () => unknown) => void told.push(hint),
  } as unknown as Tx;
  const notifier = new Notifier(platform.clock, platform.live, { warn: () => undefined } as never);
  for (const notice of notices as readonly Notice<NoticeType>[]) {
    const { who } = ruleOf(notice.type)!;
    await notifier.notify(
      tx,
      { id: newId(), tenantId },
      notice,
      notice.example,
      who === 'person' ? { userId: personId } : who === 'giver' ? { audience: ['gives:user-editor'] } : {},
    );
  }
  for (const hint of told) await hint();
  return heard;
}

describe('20. a notification of every kind', () => {
  it('is for those whom the table names, in lists and in what the socket is told', async () => {
    const person = await world.member({ permissions: [] });
    const heard = await everyKind(person.tenantId, person.userId);
    expect(heard).toHaveLength(notices.length);
    const types = new Map(
      (
        await world.service.sql<{ id: string; type: string }>(
          'select id, type from notification where tenant_id = $1',
          [person.tenantId],
        )
      ).map(({ id, type }) => [id, type]),
    );
    for (const set of sets) {
      const held = set === 'none' ? [] : [set];
      const member = await world.member({ tenantId: person.tenantId, permissions: held });
      const { data } = await member.ask('{ notifications { data { type } count } notificationsUnseen { count } }');
      const list = data?.['notifications'] as { data: { type: string }[]; count: number };
      const expected = toldBySet[set].toSorted();
      expect([set, list.data.map(({ type }) => type).toSorted()]).toEqual([set, expected]);
      expect([list.count, data?.['notificationsUnseen']]).toEqual([expected.length, { count: expected.length }]);
      const words = audiencesOf({ userId: member.userId, isPlatform: false, permissions: held });
      const live = heard.filter(
        ({ userId, audience }) =>
          (userId === undefined || userId === member.userId) &&
          (audience === undefined || words.some((each) => audience.includes(each))),
      );
      expect([set, live.map(({ id }) => types.get(id)).toSorted()]).toEqual([set, expected]);
    }
    const own = await person.ask('{ notifications { data { type } } }');
    expect(
      (own.data?.['notifications'] as { data: { type: string }[] }).data.map(({ type }) => type).toSorted(),
    ).toEqual([...toldBySet.none, ...personal].toSorted());
  });

  it('has its audience from its first commit', async () => {
    expect(
      await world.service.sql<{ type: string }>(
        'select distinct type from notification where audience is null and user_id is null order by type',
      ),
    ).toEqual(toldBySet.none.toSorted().map((type) => ({ type })));
  });
});
