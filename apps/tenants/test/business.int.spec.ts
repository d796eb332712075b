import { TenantsUnderTest } from './test-platform.js';

type Owner = ReturnType<TenantsUnderTest['person']>;

describe('what a business says of itself', () => {
  let t: TenantsUnderTest;
  beforeAll(async () => {
    t = await new TenantsUnderTest().start();
  }, 60_000);
  afterAll(async () => t.stop());

  const stretches = 'from to';
  const shown = `weekly { monday { ${stretches} } tuesday { ${stretches} } } exceptions { date hours { ${stretches} } note }
    publicHolidays { state observe hours { ${stretches} } } timeZone openNow nextChange upcoming { date name effect confirmed } version`;
  const set = `mutation ($input: AccountSettingsOpeningHoursInput!) { setAccountSettingsOpeningHours(input: $input) { ${shown} } }`;
  interface Shown {
    weekly: Record<string, unknown[]>;
    upcoming: { date: string; name: string; effect: string }[];
    version: number;
    openNow: boolean;
    nextChange: string | null;
  }
  const change = (who: Owner, input: object, headers = {}): Promise<Shown> =>
    t.data<Shown>(who, set, { input }, headers);
  const sydney = (given = {}): Owner => t.person({ country: 'AU', timeZone: 'Australia/Sydney', ...given });

  it('22. opening hours start closed, change in parts, and say what follows for now', async () => {
    const owner = sydney();
    // The business answers them too, where they are asked for.
    const settings = '{ tenantFromUser { accountSettings { openingHours { timeZone openNow } } } }';
    expect(await t.data(owner, settings)).toEqual({
      accountSettings: { openingHours: { timeZone: 'Australia/Sydney', openNow: false } },
    });
    expect(await t.data(owner, `{ accountSettingsOpeningHours { ${shown} } }`)).toMatchObject({
      weekly: { monday: [] },
      exceptions: [],
      publicHolidays: { state: null, observe: 'closed', hours: [] },
      timeZone: 'Australia/Sydney',
      openNow: false,
      nextChange: null,
      upcoming: [],
      version: 1,
    });
    const all = [{ from: '00:00', to: '24:00' }];
    const first = await change(owner, { weekly: { monday: all, tuesday: [{ from: '12:00', to: '15:30' }] } });
    expect(first).toMatchObject({ version: 2, weekly: { monday: all } });
    expect(first.nextChange).toMatch(/^\d{4}-.*Z$/);
    const second = await change(owner, {
      weekly: { monday: [] },
      publicHolidays: { state: 'NSW', observe: 'hours', hours: [{ from: '09:00', to: '12:00' }] },
    });
    expect(second).toMatchObject({ version: 3, weekly: { monday: [], tuesday: [{ from: '12:00', to: '15:30' }] } });
    // What changes nothing is no change.
    expect(await change(owner, { weekly: { tuesday: [{ to: '15:30', from: '12:00' }] } })).toMatchObject({
      version: 3,
    });
    expect(second.upcoming.length).toBeGreaterThan(9);
    expect(second.upcoming.find(({ name }) => name === 'Christmas Day')?.effect).toBe('hours');
  });

  it('refuses by path, an old version, and who is no merchant editor', async () => {
    const owner = sydney();
    const refused = async (input: object, who: Owner = owner) => (await t.ask(who, set, { input })).error;
    const monday = [
      { from: '07:00', to: '12:00' },
      { from: '11:00', to: '15:00' },
    ];
    expect(await refused({ weekly: { monday } })).toMatchObject({
      code: 'invalid-input',
      fields: [{ field: 'weekly.monday[1].from', message: 'This overlaps with the hours before it.' }],
    });
    expect(await refused({ weekly: { monday: [{ from: '7 am', to: '15:00' }] } })).toMatchObject({
      fields: [{ field: 'weekly.monday[0].from' }],
    });
    expect(await refused({ weekly: null })).toMatchObject({ code: 'invalid-input', fields: [{ field: 'weekly' }] });
    await change(owner, { exceptions: [{ date: '2099-01-01', hours: [] }], version: 1 });
    expect(await t.data(owner, '{ accountSettingsDetails { version } }')).toEqual({ version: 1 });
    expect(await refused({ weekly: {}, version: 1 })).toMatchObject({ code: 'version-conflict', statusCode: 409 });
    for (const permissions of [['campaign-editor'], ['business-editor'], ['user-editor'], []] as const)
      expect(await refused({}, sydney({ tenantId: owner.tenantId, permissions: [...permissions] }))).toMatchObject({
        code: 'forbidden',
      });
    const editor = sydney({ tenantId: owner.tenantId, permissions: ['merchant-editor'] });
    expect(await change(editor, { exceptions: [] })).toMatchObject({ version: 3 });
  });

  it('answers a change that comes again as it did, and changes once', async () => {
    const owner = sydney();
    const headers = { 'idempotency-key': 'hours-1' };
    const input = { weekly: { friday: [{ from: '18:00', to: '02:00' }] } };
    const answers = await Promise.all(Array.from({ length: 20 }, () => change(owner, input, headers)));
    expect(new Set(answers.map(({ version }) => version))).toEqual(new Set([2]));
  });

  it('colours are computed so that everything can be read', async () => {
    const owner = sydney();
    const branding = `mutation ($input: AccountSettingsBrandingInput!) { setAccountSettingsBranding(input: $input) { icon { url } colours { primary onPrimary text } } }`;
    const colours = async (primary: string | null) =>
      (await t.data<{ colours: object }>(owner, branding, { input: { colours: { primary } } })).colours;
    expect(await colours('#FFDD00')).toMatchObject({ primary: '#ffdd00', onPrimary: '#1b1524' });
    expect(
      await t.data({ service: 'contacts', tenantId: owner.tenantId }, '{ sendingTerms { primaryColour } }'),
    ).toEqual({
      primaryColour: '#ffdd00',
    });
    expect(await colours('#777777')).toMatchObject({ primary: '#777777', onPrimary: '#000000' });
    expect(await colours(null)).toEqual({ primary: null, onPrimary: '#ffffff', text: '#5c24b8' });
    for (const primary of ['red', '#fff', '#12345g', 'javascript:alert(1)'])
      expect((await t.ask(owner, branding, { input: { colours: { primary } } })).error).toMatchObject({
        code: 'invalid-input',
        fields: [{ field: 'colours.primary', message: 'Give a colour such as #5c24b8.' }],
      });
  });

  it('an ABN has its checksum, a phone can be dialled, and both can be taken away', async () => {
    const owner = sydney();
    const details = `mutation ($input: AccountSettingsDetailsInput!) { setAccountSettingsDetails(input: $input) { abn phone } }`;
    const give = (input: object) => t.data(owner, details, { input });
    expect(await give({ abn: '51 824 753 556', phone: '(02) 9555 0123' })).toEqual({
      abn: '51824753556',
      phone: '(02) 9555 0123',
    });
    expect(await give({ abn: '', phone: '' })).toEqual({ abn: '', phone: '' });
    for (const [field, value] of [
      ['abn', '51824753557'],
      ['abn', '5182475355'],
      ['abn', 'ABN 51824753556'],
      ['phone', 'call me'],
      ['phone', '1'],
    ] as const)
      expect((await t.ask(owner, details, { input: { [field]: value } })).error).toMatchObject({
        code: 'invalid-input',
        fields: [{ field }],
      });
  });
});
