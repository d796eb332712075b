import { newId } from '@bellbird/database';
import { auditActions, auditRecorded, type AuditActionOf } from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import { TenantsUnderTest } from './test-platform.js';

type Owner = ReturnType<TenantsUnderTest['person']>;

describe('19. Audit of tenants', () => {
  let t: TenantsUnderTest;
  beforeAll(async () => {
    t = await new TenantsUnderTest().start();
  }, 60_000);
  afterAll(async () => t.stop());

  const details =
    'mutation { setAccountSettingsDetails(input: { name: "Corner Café", email: "mia@example.com" }) { name } }';
  const policy =
    'mutation { setAccountSettingsPrivacyPolicy(input: { type: "inline", content: "We keep phones." }) { type } }';
  const branding = `mutation ($input: AccountSettingsBrandingInput!) { setAccountSettingsBranding(input: $input) { icon { bucketPath } } }`;
  const hours = `mutation { setAccountSettingsOpeningHours(input: { weekly: { monday: [{ from: "07:00", to: "15:30" }] } }) { version } }`;
  const add = 'mutation ($pm: String) { addCreditCard(paymentMethod: $pm) { id } }';
  const admin = {
    userId: newId(),
    role: 'admin',
    tenantId: '00000000-0000-0000-0000-000000000000',
    permissions: [],
  } as const;
  const set = (what: string): string =>
    `mutation ($id: ID!, $input: SettingInput!) { update${what}Setting(id: $id, input: $input) { value } }`;
  const steer = (how: string): string =>
    `mutation ($id: ID!, $input: SuspensionInput!) { ${how}Merchant(id: $id, input: $input) { id } }`;
  /** Whoever of us did it, the business reads that Bellbird did. */
  const byBellbird = (owner: Owner, changes: object): object => ({
    actor: { kind: 'admin', name: 'Bellbird' },
    subject: { type: 'business', id: owner.tenantId, name: 'Corner Café' },
    changes,
  });
  const remove = 'mutation ($id: ID!) { deletePaymentMethod(id: $id) }';
  /** Each done twice: what comes again changes nothing, or is the same change. Answers what the trail says of it. */
  const plays: Record<AuditActionOf<'tenants'>, (owner: Owner) => Promise<object>> = {
    'business.details-changed': async (owner) => {
      for (const _ of [1, 2]) await t.data(owner, details);
      return {
        subject: { id: owner.tenantId, name: 'Corner Café' },
        changes: { name: ['', 'Corner Café'], email: [null, null] },
      };
    },
    'business.branding-changed': async (owner) => {
      const bucketPath = await t.uploaded(owner, 'icon');
      for (const _ of [1, 2]) await t.data(owner, branding, { input: { icon: { bucketPath } } });
      return { changes: { icon: [null, expect.stringContaining(`${owner.tenantId}/public/icon-`)] } };
    },
    'business.policy-published': async (owner) => {
      for (const _ of [1, 2]) await t.data(owner, policy);
      return { changes: { content: [null, null] } };
    },
    'business.hours-changed': async (owner) => {
      for (const _ of [1, 2]) await t.data(owner, hours);
      return { changes: { weekly: [null, null] } };
    },
    'setting.changed': async (owner) => {
      const { data } = await t.data<{ data: { id: string; key: string }[] }>(
        owner,
        '{ businessSettings { data { id key } } }',
      );
      const { id } = data.find(({ key }) => key === 'lock-after-minutes')!;
      for (const _ of [1, 2]) await t.data(owner, set('Business'), { id, input: { value: '15' } });
      return { subject: { type: 'setting', id, name: 'lock-after-minutes' }, changes: { value: ['0', '15'] } };
    },
    'app-setting.changed': async () => {
      const { data } = await t.data<{ data: { id: string; key: string }[] }>(
        admin,
        '{ appSettings { data { id key } } }',
      );
      const { id } = data.find(({ key }) => key === 'banner')!;
      for (const _ of [1, 2]) await t.data(admin, set('App'), { id, input: { value: 'We rest on Sunday.' } });
      return {
        tenantId: admin.tenantId,
        actor: { kind: 'admin' },
        subject: { type: 'app-setting', id, name: 'banner' },
        changes: { value: ['', 'We rest on Sunday.'] },
      };
    },
    'business.suspended': async (owner) => {
      await t.data(owner, details);
      for (const _ of [1, 2]) await t.data(admin, steer('suspend'), { id: owner.tenantId, input: { reason: 'Spam' } });
      return byBellbird(owner, { reason: [null, 'Spam'] });
    },
    'business.reinstated': async (owner) => {
      await t.data(owner, details);
      await t.data(admin, steer('suspend'), { id: owner.tenantId, input: { reason: 'Spam' } });
      for (const _ of [1, 2])
        await t.data(admin, steer('reinstate'), { id: owner.tenantId, input: { reason: 'Clean now' } });
      return byBellbird(owner, { reason: [null, 'Clean now'] });
    },
    'credit.given': async (owner) => {
      await t.data(owner, details);
      const credit = 'mutation ($id: ID!, $input: CreditInput!) { giveCredit(id: $id, input: $input) { id } }';
      const input = { amount: '25.00', reason: 'Outage' };
      const once = { 'idempotency-key': newId() };
      for (const _ of [1, 2]) await t.data(admin, credit, { id: owner.tenantId, input }, once);
      return byBellbird(owner, { amount: [null, '25.000000'], reason: [null, 'Outage'] });
    },
    'file.read': async (owner) => {
      const [, id] = /\/files\/(.+)\./.exec(await t.uploaded(owner, 'identity-document'))!;
      // Whoever has just uploaded it reads nothing by that, however often they end the upload.
      for (const _ of [1, 2]) await t.data(owner, 'mutation ($id: ID!) { completeFile(id: $id) { url } }', { id });
      await t.data(owner, 'query ($id: ID!) { file(id: $id) { url } }', { id });
      return { subject: { type: 'file', id, name: 'a.png' } };
    },
    'card.added': async (owner) => {
      const pm = t.cards.card();
      for (const _ of [1, 2]) await t.data(owner, add, { pm });
      return { subject: { type: 'card', id: pm, name: 'visa 4242' } };
    },
    'card.removed': async (owner) => {
      const pm = t.cards.card();
      await t.data(owner, add, { pm });
      await t.data(owner, remove, { id: pm });
      return { subject: { type: 'card', id: pm, name: 'visa 4242' } };
    },
  };

  it.each(auditActions.tenants)('%s leaves one row', async (action) => {
    const owner = t.person();
    const said: { tenantId?: string; actor?: object } = await plays[action](owner);
    const tenantId = said.tenantId ?? owner.tenantId;
    const events = await eventually(() => {
      const of = t.heard(tenantId, auditRecorded).filter((each) => each['action'] === action);
      return of.length > 0 && of;
    });
    expect(new Set(events.map(({ auditId }) => auditId)).size).toBe(1);
    expect(events[0]).toMatchObject({ actor: { kind: 'person', id: owner.userId }, ...said });
    expect(JSON.stringify(events)).not.toMatch(/mia@example|We keep phones/);
  });
});
