import { newId } from '@bellbird/database';
import { tenantUpdated, topUpFailed, topUpSucceeded, userRegistered } from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import { TenantsUnderTest, topUpDocument } from './test-platform.js';

const cardFields = 'id brand last4 expMonth expYear isDefault';

describe('tenants over GraphQL', () => {
  let t: TenantsUnderTest;
  beforeAll(async () => {
    t = await new TenantsUnderTest().start();
  }, 60_000);
  afterAll(async () => t.stop());
  afterEach(async () => expect(await t.violations()).toEqual([]));

  describe('the tenant', () => {
    it('works on first use, with country and zone of the token, before its registration arrives; then takes its details over', async () => {
      const owner = t.person();
      const document = '{ accountSettingsDetails { name email country timeZone version } }';
      expect(await t.data(owner, document)).toEqual({
        name: '',
        email: '',
        country: 'NZ',
        timeZone: 'Pacific/Auckland',
        version: 1,
      });
      await t.tell(userRegistered, {
        userId: newId(),
        tenantId: owner.tenantId,
        email: 'mia@example.com',
        businessName: 'Corner Café',
        country: 'AU',
        timeZone: 'Australia/Sydney',
      });
      await eventually(async () =>
        expect(await t.data(owner, document)).toEqual({
          name: 'Corner Café',
          email: 'mia@example.com',
          country: 'AU',
          timeZone: 'Australia/Sydney',
          version: 2,
        }),
      );
      await eventually(() =>
        expect(t.heard(owner.tenantId, tenantUpdated)).toEqual([
          {
            tenantId: owner.tenantId,
            name: 'Corner Café',
            country: 'AU',
            timeZone: 'Australia/Sydney',
            email: 'mia@example.com',
            ...{ state: '', address: '', phone: '', website: '' },
          },
        ]),
      );
    });

    it('keeps what a person wrote when the registration comes later', async () => {
      const owner = t.person();
      await t.data(owner, 'mutation { setAccountSettingsDetails(input: { name: "Mine" }) { name } }');
      await t.tell(userRegistered, {
        userId: newId(),
        tenantId: owner.tenantId,
        email: 'x@example.com',
        businessName: 'Theirs',
        country: 'AU',
        timeZone: 'Australia/Perth',
      });
      const later = t.person();
      await t.tell(userRegistered, {
        userId: newId(),
        tenantId: later.tenantId,
        email: 'x@example.com',
        businessName: 'After',
        country: 'AU',
        timeZone: 'Australia/Perth',
      });
      await eventually(async () =>
        expect(await t.data(later, '{ accountSettingsDetails { name } }')).toEqual({ name: 'After' }),
      );
      expect(await t.data(owner, '{ accountSettingsDetails { name } }')).toEqual({ name: 'Mine' });
    });

    it('changes only the details that are given, says so once, and refuses an old version', async () => {
      const editor = t.person({ permissions: ['merchant-editor'] });
      const change =
        'mutation ($input: AccountSettingsDetailsInput!) { setAccountSettingsDetails(input: $input) { name city timeZone version } }';
      expect(
        await t.data(editor, change, {
          input: { name: 'Bäckerei 7_b-c', city: 'Perth', timeZone: 'Australia/Perth', version: 1 },
        }),
      ).toEqual({ name: 'Bäckerei 7_b-c', city: 'Perth', timeZone: 'Australia/Perth', version: 2 });
      expect(await t.data(editor, change, { input: { city: '', version: null } })).toMatchObject({
        name: 'Bäckerei 7_b-c',
        city: '',
        version: 3,
      });
      expect(await t.refusal(editor, change, { input: { city: 'x', version: 2 } })).toBe('version-conflict');
      await eventually(() =>
        expect(t.heard(editor.tenantId, tenantUpdated).map((event) => event['timeZone'])).toEqual([
          'Australia/Perth',
          'Australia/Perth',
        ]),
      );
    });

    it('names each field that cannot be', async () => {
      const owner = t.person();
      const change =
        'mutation ($input: AccountSettingsDetailsInput!) { setAccountSettingsDetails(input: $input) { name } }';
      const wrong: Record<string, string[]> = {
        name: ['', 'a!b', 'x'.repeat(101), ' a', 'tab\there', 'nul\0'],
        email: ['', 'a@b', 'a b@c.com', 'a@b.c'],
        country: ['au', 'ZZ', 'AUS', ''],
        timeZone: ['', 'Mars/Base', '+10:00'],
        website: ['javascript:alert(1)', 'example.com', 'http://x'],
        postCode: ['12345678901234567', 'a;b'],
        state: ['x'.repeat(201)],
        city: ['nul\0'],
        address: ['line\nbreak'],
      };
      for (const [field, values] of Object.entries(wrong)) {
        for (const value of values)
          expect([value, await t.refusal(owner, change, { input: { [field]: value } })]).toEqual([
            value,
            `invalid-input ${field}`,
          ]);
      }
      expect(await t.refusal(owner, change, { input: { name: '!', email: '!' } })).toBe('invalid-input name email');
      expect(await t.data(owner, '{ accountSettingsDetails { name version } }')).toEqual({ name: '', version: 1 });
    });

    it('keeps flags, branding of its own files, and the privacy policy', async () => {
      const owner = t.person();
      expect(await t.data(owner, 'mutation { setTenantFlags(flags: { reviewsWizardSkipped: true }) }')).toEqual({
        reviewsWizardSkipped: true,
      });
      expect(await t.data(owner, 'mutation { setTenantFlags(flags: { other: false }) }')).toEqual({
        reviewsWizardSkipped: true,
        other: false,
      });
      expect(await t.refusal(owner, 'mutation { setTenantFlags(flags: { other: "yes" }) }')).toBe(
        'invalid-input other',
      );
      const brand =
        'mutation ($input: AccountSettingsBrandingInput!) { setAccountSettingsBranding(input: $input) { icon { url bucketPath } logo { url } } }';
      const { icon } = await t.data<{ icon: { url: string; bucketPath: string } }>(owner, brand, {
        input: { icon: { bucketPath: await t.uploaded(owner, 'icon') } },
      });
      expect(icon.url).toMatch(new RegExp(`^/images/${owner.tenantId}/icon-`));
      expect(await t.refusal(owner, brand, { input: { logo: { bucketPath: `${newId()}/branding/icon.png` } } })).toBe(
        'invalid-input logo.bucketPath',
      );
      const policy =
        'mutation ($input: AccountSettingsPrivacyPolicyInput!) { setAccountSettingsPrivacyPolicy(input: $input) { type content url } }';
      expect(await t.data(owner, policy, { input: { content: 'We keep little.\nAsk us.' } })).toEqual({
        type: 'inline',
        content: 'We keep little.\nAsk us.',
        url: '',
      });
      expect(await t.refusal(owner, policy, { input: { type: 'url' } })).toBe('invalid-input url');
      expect(
        await t.data(
          owner,
          '{ tenantFromUser { id uuid flags accountSettings { branding { icon { url } } privacyPolicy { content } } } }',
        ),
      ).toEqual({
        id: owner.tenantId,
        uuid: owner.tenantId,
        flags: { reviewsWizardSkipped: true, other: false },
        accountSettings: {
          branding: { icon: { url: icon.url } },
          privacyPolicy: { content: 'We keep little.\nAsk us.' },
        },
      });
    });

    it('is read by another tenant only as something that does not exist', async () => {
      const mine = t.person();
      const theirs = t.person();
      await t.data(mine, 'mutation { setAccountSettingsDetails(input: { name: "Canary" }) { name } }');
      const entity =
        'query ($id: ID!) { _entities(representations: [{ __typename: "Tenant", id: $id }]) { ... on Tenant { id accountSettings { details { name } } } } }';
      expect(await t.data(mine, entity, { id: mine.tenantId })).toEqual([
        { id: mine.tenantId, accountSettings: { details: { name: 'Canary' } } },
      ]);
      // Other services add to the settings, which they name by the business's id.
      const settings =
        'query ($id: ID!) { _entities(representations: [{ __typename: "AccountSettings", id: $id }]) { ... on AccountSettings { id details { name } openingHours { timeZone } } } }';
      expect(await t.data(mine, settings, { id: mine.tenantId })).toEqual([
        { id: mine.tenantId, details: { name: 'Canary' }, openingHours: { timeZone: 'Pacific/Auckland' } },
      ]);
      for (const each of [entity, settings]) {
        expect(await t.data(theirs, each, { id: mine.tenantId })).toEqual([null]);
        expect(await t.data(theirs, each, { id: newId() })).toEqual([null]);
      }
      expect(
        JSON.stringify(await t.ask(theirs, '{ tenantFromUser { id accountSettings { details { name } } } }')),
      ).not.toContain('Canary');
    });
  });

  describe('access', () => {
    const money = [
      '{ balanceInformation { balance } }',
      '{ billingInformation { owed } }',
      '{ billingHistory { count } }',
      '{ paymentMethods { count } }',
      'mutation { addCreditCard(paymentMethod: "pm_1") { id } }',
      'mutation { setDefaultPaymentMethod(id: "pm_1") { id } }',
      'mutation { deletePaymentMethod(id: "pm_1") }',
      'mutation { createTopUpPaymentIntent(input: { amount: "5.00" }) { id } }',
    ];

    it("of money is the business editor's, the administrator's and the owner's", async () => {
      for (const document of money) {
        for (const permission of ['campaign-editor', 'merchant-editor', 'user-editor'] as const)
          expect(await t.refusal(t.person({ permissions: [permission] }), document)).toBe('forbidden');
        expect(await t.refusal(null, document)).toBe('unauthorized');
        expect(await t.refusal(t.person({ permissions: ['business-editor'] }), document)).not.toBe('forbidden');
      }
    });

    it("of the details is any member's to read, and an editor's to change", async () => {
      const member = t.person({ permissions: [] });
      expect(await t.refusal(member, '{ tenantFromUser { id } }')).toBe('no error');
      expect(await t.refusal(member, 'mutation { setTenantFlags(flags: {}) }')).toBe('forbidden');
      expect(await t.refusal(t.person({ role: 'admin' }), '{ tenantFromUser { id } }')).toBe('forbidden');
      expect(await t.refusal(t.person({ termsAccepted: false }), '{ tenantFromUser { id } }')).toBe(
        'terms-not-accepted',
      );
    });

    it("of what services ask is no person's", async () => {
      for (const document of [
        '{ sendingTerms { available } }',
        `mutation { reserveFunds(holdId: "${newId()}", subjectId: "${newId()}", amount: "1", currency: "AUD") { held } }`,
        'mutation { reserveManyFunds(holds: []) { held } }',
      ]) {
        expect(await t.refusal(t.person(), document)).toBe('forbidden');
        expect(await t.refusal(null, document)).toBe('unauthorized');
      }
    });
  });

  describe('app services', () => {
    it('are the price list of texts, for everybody the same', async () => {
      const prices = [
        { country: 'AU', price: '0.080000' },
        { country: 'NZ', price: '0.100000' },
      ];
      for (const who of [t.person({ permissions: [] }), t.person({ role: 'admin', permissions: [] })]) {
        expect(await t.data(who, '{ appServiceByKey(key: "sms") { key prices { country price } version } }')).toEqual({
          key: 'sms',
          prices,
          version: 1,
        });
        const list = await t.data<{ data: { id: string }[] }>(
          who,
          '{ appServices { data { id key name currency prices { country price } version } count countIsExact hasMore } }',
        );
        expect(list).toEqual({
          data: [{ id: expect.any(String), key: 'sms', name: 'SMS', currency: 'AUD', prices, version: 1 }],
          count: 1,
          countIsExact: true,
          hasMore: false,
        });
        expect(await t.data(who, 'query ($id: ID!) { appService(id: $id) { key } }', { id: list.data[0]?.id })).toEqual(
          { key: 'sms' },
        );
      }
      const anybody = t.person();
      expect(await t.data(anybody, '{ appServicesCount }')).toBe(1);
      const filters = [{ field: 'key', type: 'text', operation: 'equals', value: 'voice' }];
      expect(
        await t.data(anybody, 'query ($query: ListQuery) { appServicesCountWithFilters(query: $query) }', {
          query: { filters },
        }),
      ).toBe(0);
      expect(await t.refusal(anybody, '{ appServiceByKey(key: "voice") { key } }')).toBe('not-found');
      expect(await t.refusal(anybody, 'query ($id: ID!) { appService(id: $id) { key } }', { id: newId() })).toBe(
        'not-found',
      );
    });
  });

  describe('paying in', () => {
    it('moves the balance when the signed webhook says so, once', async () => {
      const owner = t.person();
      const hints: string[] = [];
      await t.platform.live.subscribe(owner.tenantId, (event) => void hints.push(event.type));
      expect(await t.balance(owner)).toEqual({
        balance: '0.00',
        prepaid: '0.00',
        frozen: '0.00',
        monthly: '0.00',
        currency: 'AUD',
        usd: { balance: '0.00', rate: '0.65', marginPercent: '0' },
      });
      const intent = await t.data<{ id: string }>(owner, topUpDocument, {
        input: { amount: '50.00', paymentMethod: t.cards.card() },
      });
      expect(intent).toEqual({
        id: expect.stringMatching(/^pi_/),
        status: 'succeeded',
        clientSecret: expect.any(String),
      });
      expect(await t.balance(owner)).toMatchObject({ balance: '0.00' });
      expect(await t.webhook('payment_intent.succeeded', t.cards.intents.get(intent.id))).toEqual({
        status: 200,
        received: true,
        outcome: 'credited',
      });
      expect(await t.webhook('payment_intent.succeeded', t.cards.intents.get(intent.id))).toMatchObject({
        status: 200,
        outcome: 'credited-before',
      });
      expect(await t.balance(owner)).toMatchObject({ balance: '50.00', prepaid: '50.00', usd: { balance: '32.50' } });
      await eventually(() =>
        expect(t.heard(owner.tenantId, topUpSucceeded)).toEqual([
          {
            tenantId: owner.tenantId,
            paymentId: expect.stringMatching(/^[0-9a-f-]{36}$/),
            paymentIntentId: intent.id,
            amount: '50000000',
            currency: 'AUD',
            at: '2026-11-20T01:00:00.000Z',
          },
        ]),
      );
      expect(hints).toContain('updated-balance');
      expect(await t.data(owner, '{ billingHistory { data { kind amount campaignId at } count hasMore } }')).toEqual({
        data: [{ kind: 'top-up', amount: '50.000000', campaignId: null, at: '2026-11-20T01:00:00.000Z' }],
        count: 1,
        hasMore: false,
      });
    });

    it('takes $5.00 to $50,000.00 in whole cents', async () => {
      const owner = t.person();
      for (const amount of [
        '4.99',
        '50000.01',
        '0',
        '-50.00',
        '5.001',
        'ten',
        '',
        '1e3',
        '99999999999999999999',
        ' 50',
        '٥٠',
        null,
      ]) {
        expect([amount, await t.refusal(owner, topUpDocument, { input: { amount } })]).toEqual([
          amount,
          'invalid-input amount',
        ]);
      }
      for (const amount of ['5.00', '50000', '12.5'])
        expect(await t.data(owner, topUpDocument, { input: { amount } })).toMatchObject({
          status: 'requires_payment_method',
        });
      expect(await t.balance(owner)).toMatchObject({ balance: '0.00' });
    });

    it("says when the card is declined, unknown or another tenant's, and the owner is told of the failure once", async () => {
      const owner = t.person();
      const other = t.person();
      const theirs = t.cards.card();
      await t.data(other, 'mutation ($pm: String) { addCreditCard(paymentMethod: $pm) { id } }', { pm: theirs });
      expect(await t.refusal(owner, topUpDocument, { input: { amount: '10.00', paymentMethod: theirs } })).toBe(
        'invalid-input paymentMethod',
      );
      expect(await t.refusal(owner, topUpDocument, { input: { amount: '10.00', paymentMethod: 'pm_unknown' } })).toBe(
        'invalid-input paymentMethod',
      );
      expect(
        await t.refusal(owner, topUpDocument, { input: { amount: '10.00', paymentMethod: '../../intents' } }),
      ).toBe('invalid-input paymentMethod');
      expect(
        await t.refusal(owner, topUpDocument, { input: { amount: '10.00', paymentMethod: t.cards.card('declined') } }),
      ).toBe('card-declined');
      const declined = [...t.cards.intents.values()].find((intent) => intent.metadata['tenantId'] === owner.tenantId);
      for (let time = 0; time < 2; time++)
        expect(await t.webhook('payment_intent.payment_failed', declined)).toMatchObject({
          status: 200,
          outcome: 'failed',
        });
      await eventually(() =>
        expect(t.heard(owner.tenantId, topUpFailed)).toMatchObject([
          { paymentIntentId: declined?.id, amount: '10000000', reason: 'card-declined' },
        ]),
      );
      expect(await t.balance(owner)).toMatchObject({ balance: '0.00' });
    });

    it("waits for the bank's page of a card that asks for it", async () => {
      const owner = t.person();
      const { id, status } = await t.data<{ id: string; status: string }>(owner, topUpDocument, {
        input: { amount: '20.00', paymentMethod: t.cards.card('secure') },
      });
      expect(status).toBe('requires_action');
      expect(await t.webhook('payment_intent.succeeded', t.cards.intents.get(id))).toMatchObject({
        outcome: 'pending',
      });
      t.cards.completeAction(id, true);
      expect(await t.webhook('payment_intent.succeeded', t.cards.intents.get(id))).toMatchObject({
        outcome: 'credited',
      });
      expect(await t.balance(owner)).toMatchObject({ balance: '20.00' });
    });

    it('makes one intent for one idempotency key, also side by side, after a lost answer, and for another person another one', async () => {
      const owner = t.person();
      const input = { amount: '15.00', paymentMethod: t.cards.card() };
      const headers = { 'idempotency-key': 'once' };
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => t.data<{ id: string }>(owner, topUpDocument, { input }, headers)),
      );
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
      expect(await t.refusal(owner, topUpDocument, { input: { amount: '16.00' } }, headers)).toBe(
        'idempotency-mismatch',
      );
      t.cards.failing = 0;
      expect(await t.refusal(owner, topUpDocument, { input }, { 'idempotency-key': 'lost' })).toBe('unavailable');
      t.cards.failing = null;
      const mine = () =>
        [...t.cards.intents.values()]
          .filter((intent) => intent.metadata['tenantId'] === owner.tenantId)
          .map(({ id }) => id);
      expect(mine()).toHaveLength(2);
      expect((await t.data<{ id: string }>(owner, topUpDocument, { input }, { 'idempotency-key': 'lost' })).id).toBe(
        mine()[1],
      );
      expect(mine()).toHaveLength(2);
      const colleague = t.person({ tenantId: owner.tenantId });
      await t.data(colleague, topUpDocument, { input }, headers);
      expect(mine()).toHaveLength(3);
      // A day later the key is free again.
      await t.service.sql(`update top_up set recorded_at = now() - interval '25 hours' where tenant_id = $1`, [
        owner.tenantId,
      ]);
      await t.data(owner, topUpDocument, { input: { amount: '17.00' } }, headers);
      expect(mine()).toHaveLength(4);
    });

    it('answers a declined card the same again under its key', async () => {
      const owner = t.person();
      const input = { amount: '15.00', paymentMethod: t.cards.card('declined') };
      for (let time = 0; time < 2; time++)
        expect(await t.refusal(owner, topUpDocument, { input }, { 'idempotency-key': 'no' })).toBe('card-declined');
      expect(
        [...t.cards.intents.values()].filter((intent) => intent.metadata['tenantId'] === owner.tenantId),
      ).toHaveLength(1);
    });

    it('says 503 while the provider does not answer, credits nothing, and settles later what was told meanwhile', async () => {
      const owner = t.person();
      const intentId = (
        await t.data<{ id: string }>(owner, topUpDocument, {
          input: { amount: '15.00', paymentMethod: t.cards.card() },
        })
      ).id;
      t.cards.failing = 500;
      try {
        expect(await t.refusal(owner, topUpDocument, { input: { amount: '15.00' } })).toBe('unavailable');
        expect(await t.refusal(owner, 'mutation { addCreditCard(paymentMethod: "pm_1") { id } }')).toBe('unavailable');
        expect(await t.webhook('payment_intent.succeeded', t.cards.intents.get(intentId))).toMatchObject({
          status: 200,
          outcome: 'logged',
        });
        expect(await t.balance(owner)).toMatchObject({ balance: '0.00' });
      } finally {
        t.cards.failing = null;
      }
      await t.service.sql(`update payment_notice set next_try_at = now() where intent_id = $1`, [intentId]);
      await eventually(async () => expect(await t.balance(owner)).toMatchObject({ balance: '15.00' }));
    });
  });

  describe('cards', () => {
    const list = `{ paymentMethods { data { ${cardFields} } count } }`;
    const add = `mutation ($pm: String) { addCreditCard(paymentMethod: $pm) { ${cardFields} } }`;
    const choose = `mutation ($id: ID!) { setDefaultPaymentMethod(id: $id) { ${cardFields} } }`;
    const remove = 'mutation ($id: ID!) { deletePaymentMethod(id: $id) }';

    it('are saved, chosen and removed; the first is the default, and the oldest of the others after it', async () => {
      const owner = t.person();
      expect(await t.data(owner, list)).toEqual({ data: [], count: 0 });
      const [one, two, three] = [t.cards.card(), t.cards.card(), t.cards.card()];
      expect(await t.data(owner, add, { pm: one })).toEqual({
        id: one,
        brand: 'visa',
        last4: '4242',
        expMonth: 12,
        expYear: 2030,
        isDefault: true,
      });
      expect(await t.data(owner, add, { pm: one })).toMatchObject({ id: one, isDefault: true });
      for (const pm of [two, three]) expect(await t.data(owner, add, { pm })).toMatchObject({ isDefault: false });
      expect(await t.data(owner, choose, { id: three })).toMatchObject({ id: three, isDefault: true });
      expect(await t.data(owner, remove, { id: three })).toBe(true);
      const left = await t.data<{ data: { id: string; isDefault: boolean }[] }>(owner, list);
      expect(left.data.map(({ id, isDefault }) => [id, isDefault])).toEqual([
        [one, true],
        [two, false],
      ]);
      expect(
        await t.data(owner, '{ billingInformation { defaultPaymentMethod currency gstIncluded owed suspended } }'),
      ).toEqual({ defaultPaymentMethod: one, currency: 'AUD', gstIncluded: false, owed: '0.00', suspended: false });
    });

    it('are saved and removed once a key, also side by side', async () => {
      const owner = t.person();
      const [kept, gone] = [t.cards.card(), t.cards.card()];
      await t.data(owner, add, { pm: kept });
      const sideBySide = (document: string, variables: object, key: string) =>
        Promise.all(
          Array.from({ length: 4 }, () => t.data(owner, document, { ...variables }, { 'idempotency-key': key })),
        );
      for (const answer of await sideBySide(add, { pm: gone }, 'add'))
        expect(answer).toMatchObject({ id: gone, isDefault: false });
      await t.data(owner, choose, { id: gone });
      expect(await sideBySide(remove, { id: gone }, 'remove')).toEqual([true, true, true, true]);
      expect(await t.data(owner, remove, { id: gone }, { 'idempotency-key': 'remove' })).toBe(true);
      expect(await t.refusal(owner, remove, { id: gone })).toBe('not-found');
      expect(await t.data(owner, list)).toMatchObject({ data: [{ id: kept, isDefault: true }], count: 1 });
    });

    it('are removed once a key where the call is asked again before its answer, and where that answer was lost', async () => {
      const owner = t.person();
      const [first, second] = [t.cards.card(), t.cards.card()];
      for (const pm of [first, second]) await t.data(owner, add, { pm });
      const removal = (id: string) => t.data(owner, remove, { id }, { 'idempotency-key': `remove ${id}` });
      let again: Promise<unknown> | undefined;
      t.cards.beforeAnswer = async (call) => {
        if (!call.startsWith('DELETE') || again !== undefined) return;
        again = removal(first);
        await again;
      };
      expect(await removal(first)).toBe(true);
      expect(await again).toBe(true);
      t.cards.beforeAnswer = async (call) => void (t.cards.failing = call.startsWith('DELETE') ? 0 : null);
      expect(await t.refusal(owner, remove, { id: second }, { 'idempotency-key': `remove ${second}` })).toBe(
        'unavailable',
      );
      t.cards.beforeAnswer = async () => {};
      t.cards.failing = null;
      expect(await removal(second)).toBe(true);
      expect(await t.data(owner, list)).toEqual({ data: [], count: 0 });
    });

    it('have a default that is there, where one is chosen or takes its place while it is removed', async () => {
      const owner = t.person();
      const [one, two, three] = [t.cards.card(), t.cards.card(), t.cards.card()];
      for (const pm of [one, two, three]) await t.data(owner, add, { pm });
      const whileCardsAreRead = async (call: () => Promise<unknown>, meanwhile: () => Promise<unknown>) => {
        t.cards.beforeAnswer = async () => {
          t.cards.beforeAnswer = async () => {};
          await meanwhile();
        };
        await call();
        return t.data(owner, list);
      };
      const removal = (id: string) => () => t.data(owner, remove, { id });
      expect(await whileCardsAreRead(() => t.data(owner, choose, { id: three }), removal(three))).toMatchObject({
        data: [{ id: one, isDefault: true }, { id: two }],
      });
      await t.data(owner, add, { pm: three });
      expect(await whileCardsAreRead(removal(one), removal(two))).toMatchObject({
        data: [{ id: three, isDefault: true }],
      });
      expect(await whileCardsAreRead(() => t.data(owner, choose, { id: three }), removal(three))).toMatchObject({
        data: [],
      });
      expect(await t.data(owner, '{ billingInformation { defaultPaymentMethod } }')).toEqual({
        defaultPaymentMethod: null,
      });
    });

    it("that are declined, unknown or another tenant's are refused, the last two alike", async () => {
      const mine = t.person();
      const theirs = t.person();
      const card = t.cards.card();
      await t.data(mine, add, { pm: card });
      await t.data(theirs, add, { pm: t.cards.card() });
      expect(await t.refusal(mine, add, { pm: t.cards.card('declined') })).toBe('card-declined');
      for (const pm of [card, 'pm_unknown', '', null])
        expect(await t.refusal(theirs, add, { pm })).toBe('invalid-input paymentMethod');
      for (const document of [choose, remove])
        for (const id of [card, 'pm_unknown', '../x'])
          expect(await t.refusal(theirs, document, { id })).toBe('not-found');
      expect(await t.data(theirs, '{ paymentMethods { count } }')).toEqual({ count: 1 });
      expect(await t.data(mine, list)).toMatchObject({ data: [{ id: card, isDefault: true }] });
    });
  });

  describe('money of another tenant', () => {
    it('is neither seen nor counted', async () => {
      const mine = t.person();
      const theirs = t.person();
      await t.payIn(mine, '75.00');
      expect(await t.balance(theirs)).toMatchObject({ balance: '0.00', prepaid: '0.00' });
      expect(await t.data(theirs, '{ billingHistory { data { id } count } }')).toEqual({ data: [], count: 0 });
      expect(await t.data(mine, '{ billingHistory { count } }')).toEqual({ count: 1 });
      expect(
        await t.data({ service: 'campaigns', tenantId: theirs.tenantId }, '{ sendingTerms { available frozen } }'),
      ).toEqual({ available: '0', frozen: '0' });
    });
  });
});
