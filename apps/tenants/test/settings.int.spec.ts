import { newId } from '@bellbird/database';
import { tenantUpdated } from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import { TenantsUnderTest } from './test-platform.js';

type Person = ReturnType<TenantsUnderTest['person']>;
interface Setting {
  id: string;
  key: string;
  value: string;
  type: string;
  version: number;
  source?: string;
}

describe('settings', () => {
  let t: TenantsUnderTest;
  beforeAll(async () => {
    t = await new TenantsUnderTest().start({ USD_RATE: '0.7' });
  }, 60_000);
  afterAll(async () => t.stop());

  const admin = { role: 'admin', tenantId: '00000000-0000-0000-0000-000000000000', permissions: [] } as const;
  const change = (what: 'Business' | 'App') =>
    `mutation ($id: ID!, $input: SettingInput!) { update${what}Setting(id: $id, input: $input) { key value version } }`;
  const list = async (who: Partial<Person>, filters: object[] = []): Promise<Setting[]> =>
    (
      await t.data<{ data: Setting[] }>(
        who,
        'query ($query: ListQuery) { businessSettings(query: $query) { data { id key value type version } } }',
        { query: { filters } },
      )
    ).data;
  const platform = async (): Promise<Setting[]> =>
    (await t.data<{ data: Setting[] }>(admin, '{ appSettings { data { id key value type source version } } }')).data;
  const idOf = (all: readonly Setting[], key: string): string => all.find((each) => each.key === key)!.id;

  it('of a business are there from its first call on, in one order, for every member', async () => {
    const owner = t.person();
    const all = await list(owner);
    expect(all.map(({ key, value, type }) => [key, value, type])).toEqual([
      ['confirm-send-above', '100.00', 'money'],
      ['digest-hour', '8', 'number'],
      ['lock-after-minutes', '0', 'number'],
      ['recipient-zone-field', '', 'text'],
      ['two-factor-required', 'false', 'boolean'],
    ]);
    expect(await list(t.person({ tenantId: owner.tenantId, permissions: [] }))).toEqual(all);
    expect((await list(t.person())).map(({ id }) => id)).not.toEqual(all.map(({ id }) => id));
    expect(
      await list(owner, [{ field: 'key', type: 'text', operation: 'equals', value: 'lock-after-minutes' }]),
    ).toHaveLength(1);
    expect(await t.data(owner, 'query ($id: ID!) { businessSetting(id: $id) { key } }', { id: all[0]!.id })).toEqual({
      key: 'confirm-send-above',
    });
    const stranger = t.person();
    expect(await t.refusal(stranger, change('Business'), { id: all[0]!.id, input: { value: '1.00' } })).toBe(
      'not-found',
    );
  });

  it('hold what their type and rule allow, by owner and administrator, once a version', async () => {
    const owner = t.person();
    const all = await list(owner);
    const set = (key: string, value: unknown, who: Person = owner, more = {}) =>
      t.refusal(who, change('Business'), { id: idOf(all, key), input: { value, ...more } });
    for (const [key, wrong] of [
      ['lock-after-minutes', ['4', '241', '1.5', 'never', '', '-5', '١٥']],
      ['digest-hour', ['24', '-1', '7.5', '']],
      ['confirm-send-above', ['100', '1e3', '-1.00', '1.000', '']],
      ['two-factor-required', ['yes', 'TRUE', '']],
      ['recipient-zone-field', ['state', 'attributes.', 'attributes.a b', 'phone', 'Attributes.state']],
    ] as const)
      for (const value of wrong)
        expect([key, value, await set(key, value)]).toEqual([key, value, 'invalid-input value']);
    expect(await set('recipient-zone-field', 'attributes.state')).toBe('no error');
    expect(await set('recipient-zone-field', '')).toBe('no error');
    expect(await set('lock-after-minutes', null)).toBe('invalid-input value');
    expect(await set('lock-after-minutes', '5')).toBe('no error');
    expect(await set('lock-after-minutes', '10', owner, { version: 1 })).toBe('version-conflict');
    const administrator = t.person({ tenantId: owner.tenantId, permissions: ['administrator'] });
    expect(await set('lock-after-minutes', '0', administrator, { version: 2 })).toBe('no error');
    expect(await set('digest-hour', '0', administrator)).toBe('no error');
    for (const permission of ['business-editor', 'merchant-editor', 'user-editor', 'campaign-editor'] as const)
      expect(
        await set('lock-after-minutes', '5', t.person({ tenantId: owner.tenantId, permissions: [permission] })),
      ).toBe('forbidden');
    await eventually(() =>
      expect(t.heard(owner.tenantId, tenantUpdated)).toEqual([
        { tenantId: owner.tenantId, lockAfterMinutes: 5 },
        { tenantId: owner.tenantId, lockAfterMinutes: 0 },
        { tenantId: owner.tenantId, digestHour: 0 },
      ]),
    );
  });

  it('27. a second step for everybody is asked by an owner who has one, freshly proved', async () => {
    const owner = t.person();
    const id = idOf(await list(owner), 'two-factor-required');
    const ask = async (who: Partial<Person>) =>
      (await t.ask(who, change('Business'), { id, input: { value: 'true' } })).error;
    expect(await ask(owner)).toMatchObject({
      code: 'wrong-state',
      statusCode: 409,
      message: 'Turn on your own second step first.',
    });
    t.withTwoFactor.add(owner.userId!);
    expect(await ask({ ...owner, provedAt: 1 })).toMatchObject({ code: 'step-up-required' });
    const administrator = t.person({ tenantId: owner.tenantId, permissions: ['administrator'] });
    t.withTwoFactor.add(administrator.userId!);
    expect(await ask(administrator)).toMatchObject({ code: 'forbidden' });
    expect(await ask(owner)).toBeNull();
    await eventually(() =>
      expect(t.heard(owner.tenantId, tenantUpdated)).toEqual([{ tenantId: owner.tenantId, twoFactorRequired: true }]),
    );
  });

  it('of the platform are its admin’s, freshly proved, and what the environment says is changed there', async () => {
    const all = await platform();
    expect(all.map(({ key, value, source }) => [key, value, source])).toEqual([
      ['banner', '', 'stored'],
      ['blocked-link-hosts', '', 'stored'],
      ['sign-up-open', 'true', 'stored'],
      ['support-email', 'support@bellbird.example', 'stored'],
      ['usd-margin-percent', '0', 'stored'],
      ['usd-rate', '0.7', 'environment'],
    ]);
    const set = (key: string, value: string, who: object = admin) =>
      t.refusal(who, change('App'), { id: idOf(all, key), input: { value } });
    expect(await set('usd-rate', '0.8')).toBe('wrong-state');
    expect(await set('usd-margin-percent', '101')).toBe('invalid-input value');
    expect(await set('support-email', 'nobody')).toBe('invalid-input value');
    expect(await set('banner', 'x'.repeat(501))).toBe('invalid-input value');
    expect(await set('banner', 'We rest on Sunday.', { ...admin, provedAt: 1 })).toBe('step-up-required');
    expect(await set('banner', 'We rest on Sunday.', t.person())).toBe('forbidden');
    expect(await set('banner', 'We rest on Sunday.')).toBe('no error');
    expect(await set('sign-up-open', 'false')).toBe('no error');
    const blocked = async (): Promise<unknown> => [
      await t.data({ service: 'dispatch', tenantId: admin.tenantId }, '{ blockedLinkHosts }'),
      await t.data({ service: 'campaigns', tenantId: t.person().tenantId }, '{ sendingTerms { blockedLinkHosts } }'),
    ];
    expect(await blocked()).toEqual([[], { blockedLinkHosts: [] }]);
    expect(await set('blocked-link-hosts', 'https://example.com/')).toBe('invalid-input value');
    expect(await set('blocked-link-hosts', 'Bad.example, worse.example')).toBe('no error');
    const hosts = ['bad.example', 'worse.example'];
    expect(await blocked()).toEqual([hosts, { blockedLinkHosts: hosts }]);
    expect(await t.refusal(admin, change('App'), { id: newId(), input: { value: 'x' } })).toBe('not-found');
    expect(await t.data(null, '{ platformNotice { supportEmail signUpOpen banner } }')).toEqual({
      supportEmail: 'support@bellbird.example',
      signUpOpen: false,
      banner: 'We rest on Sunday.',
    });
    expect(await t.refusal(t.person(), '{ appSettings { data { id } } }')).toBe('forbidden');
  });
});
