import { newId } from '@bellbird/database';
import { TenantsUnderTest } from './test-platform.js';

type Owner = ReturnType<TenantsUnderTest['person']>;
interface Policy {
  type: string;
  content: string;
  rendered: string;
  version: number;
  publishedAt: string | null;
}

describe('the privacy policy of a business', () => {
  let t: TenantsUnderTest;
  beforeAll(async () => {
    t = await new TenantsUnderTest().start({ SMS_PROVIDER: 'twilio' });
  }, 60_000);
  afterAll(async () => t.stop());

  const shown = 'type content url rendered version publishedAt generated { collects purposes overseas health }';
  const see = `{ accountSettingsPrivacyPolicy { ${shown} } }`;
  const set = `mutation ($input: AccountSettingsPrivacyPolicyInput!) { setAccountSettingsPrivacyPolicy(input: $input) { ${shown} } }`;
  const publish = (who: Owner, input: object): Promise<Policy> => t.data<Policy>(who, set, { input });
  const read = `query ($id: String!) { publicPrivacyPolicy(tenantUuid: $id) { businessName icon { url } colours { primary text } type content markdown url publishedAt } }`;
  let addresses = 0;
  const from = (): Record<string, string> => ({ 'x-bellbird-remote-address': `198.51.100.${(addresses += 1)}` });
  const publicly = (id: string) => t.ask(null, read, { id }, from());
  const answers = {
    contactEmail: 'hello@cornercafe.example',
    contactPhone: '',
    postalAddress: '1 King St, Newtown *NSW* 2042',
    collects: ['name', 'phone', 'birthday'],
    purposes: ['marketing', 'service-messages'],
    health: false,
    automatedDecisions: true,
    overseas: ['NZ'],
  };

  it('24. is Markdown whose headings, lists, links and bold are shown, and in which nothing runs', async () => {
    const owner = t.person();
    expect(await t.data(owner, see)).toMatchObject({ version: 0, publishedAt: null, rendered: '', generated: null });
    const { rendered } = await publish(owner, {
      content: '# We keep little\n\n- names\n- **phones**\n\n[Ask us](https://example.com)',
    });
    expect(rendered).toBe(
      '<h1>We keep little</h1>\n<ul>\n<li>names</li>\n<li><strong>phones</strong></li>\n</ul>\n<p><a href="https://example.com" rel="nofollow noopener noreferrer">Ask us</a></p>\n',
    );
    const hostile = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '[x](javascript:alert(1))',
      '[x](JaVaScRiPt:alert(1))',
      '[x](data:text/html;base64,PHNjcmlwdD4=)',
      '[x](vbscript:x)',
      '[x](&#106;avascript:alert(1))',
      '![x](https://evil.example/x.png)',
      '[x](https://a.example "\\" onmouseover=alert(1) x=\\"")',
      '<https://evil.example>',
      '```\n<script>\n```',
      '<a href="javascript:alert(1)">x</a>',
      '<style>*{display:none}</style>',
      '[x]: javascript:alert(1)\n[x]',
    ];
    for (const content of hostile) {
      const policy = await publish(owner, { content });
      const answer = (await publicly(owner.tenantId)).data?.['publicPrivacyPolicy'] as { content: string };
      expect(answer.content).toBe(policy.rendered);
      // Nothing but the tags that are meant, and of attributes safe links alone.
      const tags = answer.content.match(/<[^>]*>/g) ?? [];
      for (const tag of tags)
        expect(tag).toMatch(
          /^<\/?(?:p|h\d|ul|ol|li|strong|em|br|a)>$|^<a href="https?:[^"]*"(?: title="[^"]*")? rel="nofollow noopener noreferrer">$/,
        );
    }
  });

  it('is generated from answers: what APP 1.4 and 1.7 ask, the carrier by name, and what was typed stays text', async () => {
    const owner = t.person();
    const policy = await publish(owner, { type: 'generated', generated: answers });
    for (const words of [
      '## What we collect and hold',
      '- your birthday',
      'How we collect and hold it',
      '- to tell you about offers and news, if you agreed to it',
      'Twilio Inc., who carries our texts, in United States',
      '- New Zealand',
      'computer programs to make, or to help make, decisions',
      'Office of the Australian Information Commissioner',
      'hello@cornercafe.example'.replaceAll('.', '.'),
      '\\*NSW\\*',
      'it is not legal advice',
      'depends on its turnover and on what kind of business it is',
    ])
      expect([words, policy.content.includes(words)]).toEqual([words, true]);
    expect(policy.rendered).toContain('1 King St, Newtown *NSW* 2042');
    // Only what is given is changed, and the same again is no new version.
    const next = await publish(owner, { generated: { automatedDecisions: false, health: true } });
    expect(next).toMatchObject({
      version: 2,
      type: 'generated',
      generated: { collects: answers.collects, health: true },
    });
    expect(next.content).toContain('No computer program of ours');
    expect(next.content).toContain('about your health');
    expect(await publish(owner, { generated: { health: true } })).toMatchObject({ version: 2 });
    expect(
      await t.service.sql('select version from privacy_policy_version where tenant_id = $1 order by 1', [
        owner.tenantId,
      ]),
    ).toEqual([{ version: 1 }, { version: 2 }]);
  });

  it('refuses by path', async () => {
    const owner = t.person();
    const refused = (input: object) => t.refusal(owner, set, { input });
    expect(await refused({ type: 'generated' })).toBe('invalid-input generated.collects generated.purposes');
    const given = (more: object) => refused({ type: 'generated', generated: { ...answers, ...more } });
    expect(await given({ collects: ['name', 'shoe-size'] })).toMatch(/generated\.collects\[1\]/);
    expect(await given({ purposes: [] })).toBe('invalid-input generated.purposes');
    expect(await given({ overseas: ['NZ', 'XX'] })).toBe('invalid-input generated.overseas[1]');
    expect(await given({ contactEmail: 'nobody' })).toBe('invalid-input generated.contactEmail');
    expect(await given({ contactEmail: '', postalAddress: '' })).toBe('invalid-input generated.contactEmail');
    expect(await refused({ type: 'url' })).toBe('invalid-input url');
    for (const content of ['', '  \n'])
      expect(await refused({ type: 'inline', content })).toBe('invalid-input content');
    expect(await refused({ type: 'inline', content: 'Ours.', version: 7 })).toBe('version-conflict');
    expect(await refused({ type: 'url', url: 'javascript:alert(1)' })).toBe('invalid-input url');
    expect(await refused({ content: 'x'.repeat(100_001) })).toBe('invalid-input content');
    for (const permissions of [['campaign-editor'], ['user-editor'], []] as const)
      expect(
        await t.refusal(t.person({ tenantId: owner.tenantId, permissions: [...permissions] }), set, { input: {} }),
      ).toBe('forbidden');
  });

  it('rows that were published stay as they are for who serves tenants', async () => {
    const owner = t.person();
    await publish(owner, { content: 'We keep little.' });
    const [role] = await t.service.sql<{ role: string }>(
      `select grantee as role from information_schema.role_table_grants where table_name = 'privacy_policy_version' and privilege_type = 'INSERT' and grantee like '%_app'`,
    );
    for (const right of ['UPDATE', 'DELETE', 'TRUNCATE'])
      expect(
        await t.service.sql(`select has_table_privilege($1, 'privacy_policy_version', $2) as may`, [role!.role, right]),
      ).toEqual([{ may: false }]);
  });

  it('is for everybody, once there is one; malformed, unknown and another kind of id are one 404', async () => {
    const owner = t.person();
    for (const id of [owner.tenantId, newId(), 'x', '', '../x', `${owner.tenantId}x`])
      expect((await publicly(id)).error).toMatchObject({ code: 'not-found', statusCode: 404 });
    await publish(owner, { type: 'url', url: 'https://example.com/privacy' });
    expect((await publicly(owner.tenantId.toUpperCase())).data).toMatchObject({
      publicPrivacyPolicy: { type: 'url', url: 'https://example.com/privacy', content: '', colours: { primary: null } },
    });
  });

  it('a public profile says who it is and whether it is open; 120 a minute from one address', async () => {
    const owner = t.person({ country: 'AU', timeZone: 'Australia/Sydney' });
    const profile = `query ($id: String!) { publicProfile(tenantUuid: $id) { businessName icon { url } logo { url } colours { primary onPrimary text } timeZone openNow today { date hours { from to } reason note } nextChange hasPolicy } }`;
    await t.data(owner, 'mutation { setAccountSettingsDetails(input: { name: "Corner Café" }) { name } }');
    // The test's clock stands at noon of Friday, 20-11-2026, in Sydney.
    await t.data(
      owner,
      'mutation ($input: AccountSettingsOpeningHoursInput!) { setAccountSettingsOpeningHours(input: $input) { version } }',
      { input: { weekly: { friday: [{ from: '07:00', to: '15:30' }] } } },
    );
    const headers = from();
    const { data } = await t.ask(null, profile, { id: owner.tenantId }, headers);
    expect(data).toEqual({
      publicProfile: {
        businessName: 'Corner Café',
        icon: null,
        logo: null,
        colours: { primary: null, onPrimary: '#ffffff', text: '#5c24b8' },
        timeZone: 'Australia/Sydney',
        openNow: true,
        today: { date: '2026-11-20', hours: [{ from: '07:00', to: '15:30' }], reason: 'week', note: '' },
        nextChange: '2026-11-20T04:30:00.000Z',
        hasPolicy: false,
      },
    });
    // A change is seen at once, within the same minute too.
    await t.data(
      owner,
      'mutation ($input: AccountSettingsOpeningHoursInput!) { setAccountSettingsOpeningHours(input: $input) { version } }',
      { input: { exceptions: [{ date: '2026-11-20', hours: [], note: 'Training' }] } },
    );
    expect((await t.ask(null, profile, { id: owner.tenantId }, from())).data).toMatchObject({
      publicProfile: { openNow: false, today: { hours: [], reason: 'exception', note: 'Training' } },
    });
    const outcomes = await Promise.all(
      Array.from({ length: 125 }, (_, n) => t.ask(null, n % 2 === 0 ? profile : read, { id: newId() }, headers)),
    );
    const codes = outcomes.map(({ error }) => error?.code);
    expect(codes.filter((code) => code === 'not-found')).toHaveLength(119);
    expect(outcomes.find(({ error }) => error?.code === 'too-many-requests')?.error).toMatchObject({
      statusCode: 429,
      retryAfterSeconds: expect.any(Number),
    });
    expect((await t.ask(null, profile, { id: owner.tenantId }, from())).error).toBeNull();
  });
});
