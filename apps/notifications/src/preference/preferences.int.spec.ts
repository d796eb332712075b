import { newId } from '@bellbird/database';
import { inboundReceived } from '@bellbird/events';
import { permissions } from '@bellbird/field-rules';
import { noticeTypes } from '@bellbird/notices';
import { noticeRules } from '@bellbird/notices/rules';
import { eventually } from '@bellbird/testing';
import { startNotifications, type Member, type NotificationsUnderTest } from '../../test/notifications-under-test.js';
import { personal, toldBySet } from '../../test/table-of-kinds.js';

interface Row {
  type: string;
  inApp: boolean;
  email: string;
  isFixed: boolean;
}
const look = '{ notificationPreferences { data { type inApp email isFixed } } }';
const change = `mutation ($data: [NotificationPreferenceInput!]!) {
  updateNotificationPreferences(data: $data) { data { type inApp email isFixed } }
}`;

let world: NotificationsUnderTest;
beforeAll(async () => {
  world = await startNotifications();
});
afterAll(() => world.stop());

const rowsOf = async ({ ask }: Member): Promise<Row[]> =>
  ((await ask(look)).data?.['notificationPreferences'] as { data: Row[] }).data;
const rowOf = async (member: Member, type: string): Promise<Row | undefined> =>
  (await rowsOf(member)).find((each) => each.type === type);

describe('what a person is told', () => {
  it('is said for every kind that the person may see and no other, for each set of permissions', async () => {
    for (const permission of [...permissions, 'none'] as const) {
      const member = await world.member({ permissions: permission === 'none' ? [] : [permission] });
      const types = (await rowsOf(member)).map(({ type }) => type);
      expect([permission, types.toSorted()]).toEqual([permission, [...toldBySet[permission], ...personal].toSorted()]);
    }
    expect(Object.keys(noticeRules).toSorted()).toEqual([...noticeTypes].toSorted());
  });

  it('is what the table says until the person chooses, and then the choice, of that person alone', async () => {
    const mia = await world.member();
    expect(await rowOf(mia, 'inbound-sms')).toEqual({
      type: 'inbound-sms',
      inApp: true,
      email: 'daily',
      isFixed: false,
    });
    expect((await rowOf(mia, 'security'))?.isFixed).toBe(true);
    const sam = await world.member({ tenantId: mia.tenantId, permissions: ['campaign-editor'] });
    expect(await rowOf(sam, 'tenant-suspended')).toMatchObject({ email: 'off' });
    const answer = await mia.ask(change, { data: [{ type: 'inbound-sms', email: 'instant' }] });
    expect(answer.error).toBeNull();
    await mia.ask(change, { data: [{ type: 'inbound-sms', inApp: false }] });
    expect(await rowOf(mia, 'inbound-sms')).toMatchObject({ inApp: false, email: 'instant' });
    expect(await rowOf(sam, 'inbound-sms')).toMatchObject({ inApp: true, email: 'daily' });
    // A whole row, as it was read, can be given back, the fixed one too.
    expect((await mia.ask(change, { data: await rowsOf(mia) })).error).toBeNull();
  });

  it.each([
    [{ type: 'security', inApp: false }, 'data[1].inApp'],
    [{ type: 'security', email: 'off' }, 'data[1].email'],
    [{ type: 'of-tomorrow', inApp: false }, 'data[1].type'],
    [{ type: 'constructor', inApp: false }, 'data[1].type'],
    [{ type: 'prepaid-package-payment-failed', inApp: false }, 'data[1].type'],
    [{ type: 'opt-out', inApp: false }, 'data[1].type'],
    [{ type: 'opt-in', email: 'weekly' }, 'data[1].email'],
  ])('refuses %j by its path, and changes nothing', async (wrong, field) => {
    const sam = await world.member({ permissions: ['campaign-editor'] });
    const { error } = await sam.ask(change, { data: [{ type: 'opt-out', email: 'daily' }, wrong] });
    expect([error?.code, error?.fields.map((each) => each.field)]).toEqual(['invalid-input', [field]]);
    expect(await rowOf(sam, 'opt-out')).toMatchObject({ email: 'off', inApp: true });
  });

  it('hides what the person does not want to see from every list and count, and shows it again', async () => {
    const mia = await world.member();
    const sam = await world.member({ tenantId: mia.tenantId });
    const { example } = inboundReceived;
    await world.happen(inboundReceived, { ...example, tenantId: mia.tenantId, inboundId: newId(), keyword: null });
    const seenBy = async ({ ask }: Member): Promise<unknown> =>
      (
        await ask(
          '{ notificationsUnseen { count } notifications { count data { type } } notificationsByDay { day } notificationsCount }',
        )
      ).data;
    const there = {
      notificationsUnseen: { count: 1 },
      notifications: { count: 1, data: [{ type: 'inbound-sms' }] },
      notificationsByDay: [expect.anything()],
      notificationsCount: 1,
    };
    await eventually(async () => expect(await seenBy(mia)).toEqual(there));
    await mia.ask(change, { data: [{ type: 'inbound-sms', inApp: false }] });
    expect(await seenBy(mia)).toEqual({
      notificationsUnseen: { count: 0 },
      notifications: { count: 0, data: [] },
      notificationsByDay: [],
      notificationsCount: 0,
    });
    expect(await seenBy(sam)).toEqual(there);
    await mia.ask(change, { data: [{ type: 'inbound-sms', inApp: true }] });
    expect(await seenBy(mia)).toEqual(there);
  });
});
