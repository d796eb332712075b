import { newId } from '@bellbird/database';
import { currentTerms } from '@bellbird/field-rules';
import {
  documents,
  startIdentity,
  the,
  type IdentityUnderTest,
  type Person,
  type SignedIn,
} from '../../test/identity-under-test.js';
import { ReleaseAvatars } from './release-avatars.js';

let world: IdentityUnderTest;
let mia: Person;
let colleague: Person;
let stranger: Person;
beforeAll(async () => {
  world = await startIdentity();
  mia = await world.owner();
  colleague = await world.colleague(mia, ['campaign-editor']);
  stranger = await world.owner();
});
afterAll(() => world.stop());

type User = Record<string, unknown> & {
  flags: Record<string, boolean>;
  permissions: { permission: string; access: boolean }[];
};
const shown = async (who: Person): Promise<User> => the<User>(await who.ask(documents.verifyToken));
const setFlags = (who: Person, input: object) =>
  who.ask(
    'mutation ($input: UserFlagsInput!) { setUserFlags(input: $input) { welcomeTourSkipped smsCampaignGetStartedModalSkipped acceptTermsAndConditions hasPassword twoFactorAuthentication } }',
    { input },
  );
const setMarkers = (who: Person, input: object) =>
  who.ask('mutation ($input: MarkersInput!) { setMarkers(input: $input) { markers } }', { input });
const setName = (who: Person, input: object) =>
  who.ask('mutation ($input: BasicInformationInput!) { setBasicInformation(input: $input) { firstName lastName } }', {
    input,
  });
const saveDraft = (who: Person, draft: unknown) =>
  who.ask('mutation ($draft: JSON!) { saveDraftCampaign(draft: $draft) { campaignsDraft quickCampaignsDraft } }', {
    draft,
  });
const setAvatar = (who: Person, input: object, headers = {}) =>
  who.ask(
    'mutation ($input: AvatarInput!) { setAvatar(input: $input) { avatar { url bucketPath } } }',
    { input },
    headers,
  );
/** What a person does to the own account leaves the colleague's and the stranger's as they were. */
async function nobodyElseChanges(work: () => Promise<unknown>): Promise<void> {
  const before = [await shown(colleague), await shown(stranger)];
  await work();
  expect([await shown(colleague), await shown(stranger)]).toEqual(before);
}

describe('permissions', () => {
  const held = async (who: Person): Promise<string[]> =>
    (await shown(who)).permissions.filter((each) => each.access).map((each) => each.permission);
  it('are shown as access to each of the six: an owner has all, an administrator all but to be one', async () => {
    expect((await shown(mia)).permissions.map((each) => each.permission)).toEqual([
      'owner',
      'administrator',
      'user-editor',
      'merchant-editor',
      'business-editor',
      'campaign-editor',
    ]);
    expect(await held(mia)).toHaveLength(6);
    expect(await held(colleague)).toEqual(['campaign-editor']);
    expect(await held(await world.colleague(mia, ['administrator']))).toEqual([
      'administrator',
      'user-editor',
      'merchant-editor',
      'business-editor',
      'campaign-editor',
    ]);
    expect(await held(await world.colleague(mia, []))).toEqual([]);
  });

  it('open the drafts to who may write campaigns and to nobody else', async () => {
    for (const permissions of [['owner'], ['administrator'], ['campaign-editor']])
      the(await saveDraft(await world.colleague(mia, permissions), { name: 'x' }));
    for (const permissions of [[], ['user-editor', 'merchant-editor', 'business-editor']]) {
      const member = await world.colleague(mia, permissions);
      expect((await saveDraft(member, { name: 'x' })).error).toMatchObject({ code: 'forbidden', statusCode: 403 });
      expect((await member.ask('mutation { discardDraftCampaign { id } }')).error).toMatchObject({ code: 'forbidden' });
    }
  });

  it('wait until the terms are accepted', async () => {
    const member = await world.colleague(mia, ['owner']);
    await world.service.sql('update account set terms_accepted_at = null where id = $1', [member.userId]);
    const { accessToken } = the<SignedIn>(
      await world.anybody(member.address)(documents.signIn, { email: member.email, password: member.password }),
    );
    const before: Person = { ...member, ask: world.service.as(accessToken) };
    expect((await saveDraft(before, {})).error).toMatchObject({ code: 'terms-not-accepted', statusCode: 403 });
    expect((await setFlags(before, { acceptTermsAndConditions: true })).data).toMatchObject({
      setUserFlags: { acceptTermsAndConditions: true },
    });
    const next = the<SignedIn>(
      await world.anybody()(documents.refresh, {
        token: the<SignedIn>(
          await world.anybody(member.address)(documents.signIn, { email: member.email, password: member.password }),
        ).refreshToken,
      }),
    );
    the(await saveDraft({ ...member, ask: world.service.as(next.accessToken) }, {}));
  });

  it('wait again where the terms have changed since, until those are accepted', async () => {
    const member = await world.colleague(mia, ['owner']);
    const stand = async (): Promise<unknown> =>
      (await member.ask('{ acceptedTerms userFlags { acceptTermsAndConditions } }')).data;
    const signedIn = async (): Promise<Person['ask']> =>
      world.service.as(
        the<SignedIn>(
          await world.anybody(member.address)(documents.signIn, { email: member.email, password: member.password }),
        ).accessToken,
      );
    expect(await stand()).toEqual({
      acceptedTerms: currentTerms,
      userFlags: { acceptTermsAndConditions: true },
    });
    // Who accepted them before they were counted accepted the first.
    await world.service.sql('update account set terms_version = null where id = $1', [member.userId]);
    expect(await stand()).toMatchObject({ acceptedTerms: 1 });
    await world.service.sql('update account set terms_version = $2 where id = $1', [member.userId, currentTerms - 1]);
    expect(await stand()).toEqual({
      acceptedTerms: currentTerms - 1,
      userFlags: { acceptTermsAndConditions: false },
    });
    const before = { ...member, ask: await signedIn() };
    expect((await saveDraft(before, {})).error).toMatchObject({ code: 'terms-not-accepted', statusCode: 403 });
    the(await setFlags(before, { acceptTermsAndConditions: true }));
    expect(await stand()).toEqual({ acceptedTerms: currentTerms, userFlags: { acceptTermsAndConditions: true } });
    the(await saveDraft({ ...member, ask: await signedIn() }, {}));
  });
});

describe('flags', () => {
  it('change where they are given and stay where they are not', async () => {
    await nobodyElseChanges(async () => {
      expect((await setFlags(mia, { welcomeTourSkipped: true })).data).toEqual({
        setUserFlags: {
          welcomeTourSkipped: true,
          smsCampaignGetStartedModalSkipped: false,
          acceptTermsAndConditions: true,
          hasPassword: true,
          twoFactorAuthentication: false,
        },
      });
      await setFlags(mia, { smsCampaignGetStartedModalSkipped: true });
      expect((await mia.ask('{ userFlags { welcomeTourSkipped smsCampaignGetStartedModalSkipped } }')).data).toEqual({
        userFlags: { welcomeTourSkipped: true, smsCampaignGetStartedModalSkipped: true },
      });
      await setFlags(mia, { welcomeTourSkipped: false });
      expect((await shown(mia)).flags).toMatchObject({
        welcomeTourSkipped: false,
        smsCampaignGetStartedModalSkipped: true,
      });
    });
  });

  it('do not take back the terms, and two of them are facts that nobody sets', async () => {
    expect((await setFlags(mia, { acceptTermsAndConditions: false })).error).toMatchObject({
      code: 'invalid-input',
      fields: [{ field: 'acceptTermsAndConditions' }],
    });
    for (const fact of ['twoFactorAuthentication', 'hasPassword'])
      expect((await setFlags(mia, { [fact]: true })).error).toMatchObject({ code: 'invalid-input' });
  });
});

describe('markers', () => {
  it('are the bookmarked pages, each once, in their order', async () => {
    await nobodyElseChanges(async () => {
      expect((await setMarkers(mia, { markers: ['contacts', 'reports', 'contacts'] })).data).toEqual({
        setMarkers: { markers: ['contacts', 'reports'] },
      });
      expect((await shown(mia))['markers']).toEqual(['contacts', 'reports']);
      expect((await setMarkers(mia, { markers: [] })).data).toEqual({ setMarkers: { markers: [] } });
    });
  });

  it.each([[{ markers: Array.from({ length: 101 }, (_, n) => `p${n}`) }], [{ markers: ['x'.repeat(201)] }], [{}]])(
    'refuses %#',
    async (input) => {
      expect((await setMarkers(mia, input)).error).toMatchObject({
        code: 'invalid-input',
        fields: [{ field: 'markers' }],
      });
    },
  );
});

describe('the name', () => {
  it('changes where it is given', async () => {
    await nobodyElseChanges(async () => {
      expect((await setName(mia, { lastName: "O'Brien-Chen" })).data).toEqual({
        setBasicInformation: { firstName: 'Mia', lastName: "O'Brien-Chen" },
      });
      expect((await setName(mia, {})).data).toEqual({
        setBasicInformation: { firstName: 'Mia', lastName: "O'Brien-Chen" },
      });
    });
  });

  it.each([
    [{ firstName: '' }, 'firstName'],
    [{ firstName: 'M1a' }, 'firstName'],
    [{ lastName: 'x'.repeat(51) }, 'lastName'],
    [{ lastName: '<script>' }, 'lastName'],
  ])('refuses %j', async (input, field) => {
    expect((await setName(mia, input)).error).toMatchObject({
      code: 'invalid-input',
      fields: [
        { field, message: 'Use 1 to 50 letters, with an apostrophe, hyphen, underscore, dot or space between parts.' },
      ],
    });
  });

  it.each(['tenantId', 'role', 'status', 'permissions', 'email', 'id', 'passwordHash', '__proto__', 'constructor'])(
    'brings no other member along: %s',
    async (member) => {
      const before = await world.service.sql('select * from account where id = $1', [mia.userId]);
      const input = JSON.parse(`{"firstName":"Eve",${JSON.stringify(member)}:"admin"}`) as object;
      expect((await setName(mia, input)).error).toMatchObject({ code: 'invalid-input' });
      expect(await world.service.sql('select * from account where id = $1', [mia.userId])).toEqual(before);
    },
  );
});

describe('drafts', () => {
  it('are one soft draft a person and kind, until they are discarded', async () => {
    await nobodyElseChanges(async () => {
      const draft = {
        name: 'Friday',
        message: 'Hi {{firstName|there}} 🙂',
        contactIds: [newId()],
        nested: { a: [1, null, true] },
      };
      expect((await saveDraft(mia, draft)).data).toEqual({
        saveDraftCampaign: { campaignsDraft: draft, quickCampaignsDraft: null },
      });
      the(
        await mia.ask('mutation ($draft: JSON!) { saveDraftQuickCampaign(draft: $draft) { id } }', {
          draft: { quick: true },
        }),
      );
      await saveDraft(mia, { name: 'Saturday' });
      expect(await shown(mia)).toMatchObject({
        campaignsDraft: { name: 'Saturday' },
        quickCampaignsDraft: { quick: true },
      });
      the(await mia.ask('mutation { discardDraftCampaign { id } }'));
      expect(await shown(mia)).toMatchObject({ campaignsDraft: null, quickCampaignsDraft: { quick: true } });
      the(await mia.ask('mutation { discardDraftQuickCampaign { id } }'));
      expect(await shown(mia)).toMatchObject({ quickCampaignsDraft: null });
    });
  });

  it.each([[[]], ['text'], [1], [{ big: 'x'.repeat(100_001) }]])(
    'are objects of at most 100,000 characters: %#',
    async (draft) => {
      expect((await saveDraft(mia, draft)).error).toMatchObject({
        code: 'invalid-input',
        fields: [{ field: 'draft' }],
      });
    },
  );

  it('are saved once by Idempotency-Key', async () => {
    const key = { 'idempotency-key': newId() };
    const versionOf = async (): Promise<unknown> =>
      (await world.service.sql('select version::int as v from account where id = $1', [mia.userId]))[0];
    const save = (name: string) =>
      mia.ask(
        'mutation ($draft: JSON!) { saveDraftCampaign(draft: $draft) { campaignsDraft } }',
        { draft: { name } },
        key,
      );
    const first = await save('once');
    const version = await versionOf();
    expect((await save('once')).data).toEqual(first.data);
    expect(await versionOf()).toEqual(version);
    expect((await save('twice')).error).toMatchObject({ code: 'idempotency-mismatch', statusCode: 409 });
  });
});

it('flags that are set side by side are all kept', async () => {
  for (let n = 0; n < 10; n++) {
    const value = n % 2 === 0;
    await Promise.all([
      setFlags(mia, { welcomeTourSkipped: value }),
      setFlags(mia, { smsCampaignGetStartedModalSkipped: value }),
    ]);
    expect((await shown(mia)).flags).toMatchObject({
      welcomeTourSkipped: value,
      smsCampaignGetStartedModalSkipped: value,
    });
  }
});

describe('the avatar', () => {
  const place = ({ tenantId, userId }: Person): string => `${tenantId}/${userId}/avatar.png`;
  /** How often tenants was told that a file is not used any more. */
  const timesLetGo = async (fileId: string): Promise<number> => {
    await world.quiet();
    return world.released.filter((each) => each === fileId).length;
  };
  const wear = (who: Person, headers = {}) => setAvatar(who, { bucketPath: place(who) }, headers);

  it('is published, shown by our own address alone, and let go when another takes its place', async () => {
    await nobodyElseChanges(async () => {
      const first = world.tenants.upload(mia);
      const avatar = { url: first.url, bucketPath: first.bucketPath };
      expect((await setAvatar(mia, { bucketPath: place(mia), url: 'javascript:alert(1)' })).data).toEqual({
        setAvatar: { avatar },
      });
      expect((await shown(mia))['avatar']).toEqual(avatar);
      const second = world.tenants.upload(mia);
      the(await wear(mia));
      the(await wear(mia));
      expect(await timesLetGo(first.fileId)).toBe(1);
      for (const _ of [1, 2]) expect((await mia.ask('mutation { deleteAvatar }')).data).toEqual({ deleteAvatar: true });
      expect((await shown(mia))['avatar']).toBeNull();
      expect(await timesLetGo(second.fileId)).toBe(1);
    });
  });

  it('is set and removed once a key: a retry touches no image of before or after', async () => {
    const retry = { 'idempotency-key': newId() };
    const remove = () => mia.ask('mutation { deleteAvatar }', {}, retry);
    const first = world.tenants.upload(mia);
    const { data } = await wear(mia, retry);
    the(await remove());
    const second = world.tenants.upload(mia);
    expect((await wear(mia, retry)).data).toEqual(data);
    expect((await shown(mia))['avatar']).toBeNull();
    the(await wear(mia));
    the(await remove());
    expect((await shown(mia))['avatar']).toMatchObject({ bucketPath: second.bucketPath });
    expect(await timesLetGo(first.fileId)).toBe(1);
    the(await mia.ask('mutation { deleteAvatar }'));
  });

  it('is never somebody else’s image: not the colleague’s, not another tenant’s, not one that is not there', async () => {
    for (const other of [colleague, stranger]) {
      world.tenants.upload(other);
      expect((await setAvatar(mia, { bucketPath: place(other) })).error).toMatchObject({
        code: 'invalid-input',
        fields: [{ field: 'bucketPath', message: 'The image is not where avatars are kept.' }],
      });
    }
    const asked = world.tenants.asked;
    for (const bucketPath of [
      `${mia.tenantId}/${mia.userId}/../${stranger.userId}/avatar.png`,
      '',
      `${mia.tenantId}/${mia.userId}/avatar.svg`,
      `${mia.tenantId}/kept/${newId()}.png`,
    ])
      expect((await setAvatar(mia, { bucketPath })).error).toMatchObject({
        code: 'invalid-input',
        fields: [{ field: 'bucketPath' }],
      });
    expect(world.tenants.asked).toBe(asked);
  });

  it('waits for tenants: away it is 503, and nothing changes', async () => {
    world.tenants.upload(mia);
    world.tenants.isAway = true;
    expect((await wear(mia)).error).toMatchObject({ code: 'unavailable', statusCode: 503 });
    world.tenants.isAway = false;
    expect((await shown(mia))['avatar']).toBeNull();
  });

  it('23. that was published and never worn is let go a day later, and what is worn stays', async () => {
    const worn = world.tenants.upload(colleague);
    the(await wear(colleague));
    const unworn = newId();
    const claim = { tenantId: colleague.tenantId, thingId: colleague.userId };
    world.tenants.claims = [
      { ...claim, fileId: worn.fileId },
      { ...claim, fileId: unworn },
    ];
    await world.service.app.get(ReleaseAvatars, { strict: false }).execute();
    expect([await timesLetGo(worn.fileId), await timesLetGo(unworn)]).toEqual([0, 1]);
  });

  it('goes with its person', async () => {
    const member = await world.colleague(mia, []);
    const { fileId } = world.tenants.upload(member);
    the(await wear(member));
    the(await mia.ask('mutation ($id: ID!) { deleteUser(id: $id) }', { id: member.userId }));
    expect(await timesLetGo(fileId)).toBe(1);
  });
});

it('answers nobody without a token', async () => {
  for (const operation of [
    '{ verifyToken { id } }',
    '{ userFlags { hasPassword } }',
    'mutation { deleteAvatar }',
    'mutation { setMarkers(input: {}) { id } }',
    'mutation { discardDraftCampaign { id } }',
  ]) {
    const { error } = await world.anybody()(operation);
    expect(error).toMatchObject({ code: 'unauthorized', statusCode: 401 });
  }
});
