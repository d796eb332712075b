import { newId } from '@bellbird/database';
import { auditActions, auditRecorded, type AuditActionOf, type Payload } from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import { disconnect, startGoogleUnderTest, type GoogleUnderTest } from '../../test/google.js';
import { goodPassword, newEmail, the, type IdentityUnderTest, type Person } from '../../test/identity-under-test.js';
import { lookAt, lookingDocuments } from '../../test/looking.js';
import { enrol, firstStep, secondStepDocuments } from '../../test/second-step.js';
import { KeepTrail } from './keep-trail.js';

type Recorded = Payload<typeof auditRecorded>;
interface Entry {
  id: string;
  at: string;
  actor: { kind: string; id: string; name: string };
  action: string;
  subject: { type: string; id: string; name: string };
  changes: Record<string, [string | null, string | null]>;
  address: string | null;
}

let world: IdentityUnderTest;
let google: GoogleUnderTest;
const heard: Recorded[] = [];
beforeAll(async () => {
  google = await startGoogleUnderTest();
  world = google.world;
  await world.platform.bus.subscribe('trail', ['audit.trail'], async (slice) => {
    heard.push(...slice.map(({ value }) => JSON.parse(value) as Recorded));
  });
});
afterAll(() => google.stop());

const list = `query ($query: ListQuery) { auditEntries(query: $query) { count data {
  id at actor { kind id name } action subject { type id name } changes address } } }`;
const invite = 'mutation ($people: [UserInput!]!) { inviteUsers(people: $people) { data { id } } }';
const update = 'mutation ($id: ID!, $input: UserPatch!) { updateUser(id: $id, input: $input) { id } }';
const remove = 'mutation ($id: ID!) { deleteUser(id: $id) }';
const endSessions = 'mutation ($id: ID!) { endUserSessions(id: $id) }';
const join = `mutation ($email: String!, $token: String!, $input: JoinInput!) {
  joinByInvitation(email: $email, token: $token, input: $input) { accessToken } }`;
const editor = [{ permission: 'campaign-editor', access: true }];

const trailOf = async (by: Person, query: object = {}): Promise<Entry[]> =>
  the<{ data: Entry[] }>(await by.ask(list, { query })).data;
/** As the bus brings it to identity, each time as an event of its own. */
const bring = (events: readonly Recorded[]): Promise<void> =>
  world.platform.bus.publish(
    events.map((event) => ({
      topic: auditRecorded.topic,
      key: event.tenantId,
      eventId: newId(),
      type: auditRecorded.type,
      schemaVersion: 1,
      tenantId: event.tenantId,
      aggregateVersion: 1n,
      occurredAt: world.platform.clock.now(),
      trace: null,
      value: JSON.stringify(event),
    })),
  );
/** The rows of a business. Its events come in order: when one that is brought now has come, all before it have. */
const rowsOf = async (tenantId: string): Promise<Record<string, unknown>[]> => {
  await eventually(async () => expect(await world.service.sql('select 1 from outbox')).toEqual([]));
  const last: Recorded = { ...auditRecorded.example, auditId: newId(), tenantId, action: 'test.last' };
  await bring([last]);
  await eventually(async () =>
    expect(await world.service.sql('select 1 from audit_entry where id = $1', [last.auditId])).toHaveLength(1),
  );
  await world.service.sql('delete from audit_entry where id = $1', [last.auditId]);
  return world.service.sql('select * from audit_entry where tenant_id = $1 order by at, id', [tenantId]);
};

const invited = async (by: Person, email = newEmail()): Promise<{ id: string; email: string }> => {
  const { data } = the<{ data: { id: string }[] }>(await by.ask(invite, { people: [{ email, permissions: editor }] }));
  return { id: data[0]!.id, email };
};
const tokenOf = async (email: string, template: 'invitation' | 'invitation-has-account' = 'invitation') => {
  const { values } = await world.mail(email, template);
  return String(values['link']).split('/').at(-1)!;
};
const changeUser = async (by: Person, id: string, input: object): Promise<string> => {
  the(await by.ask(update, { id, input }));
  return id;
};

/** Each hoisted, since both ways back begin with it. */
async function changeEmail(mia: Person): Promise<string> {
  const email = newEmail();
  the(await mia.ask('mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) }', { input: { email } }));
  const { code } = (await world.mail(email, 'email-change-code')).values;
  the(await mia.ask('mutation ($code: String!) { confirmEmailChange(code: $code) { id } }', { code }));
  return mia.userId;
}
async function linkGoogle(mia: Person): Promise<string> {
  await google.person({ email: mia.email });
  the(await google.logIn(mia.ask, mia.email, { intent: 'link' }));
  return mia.userId;
}

/** What makes each privileged change, beside a member who is there already; answers whom or what it was done to. */
type Play = (mia: Person, sam: Person) => Promise<string | void>;
const plays: Record<AuditActionOf<'identity' | 'anywhere'>, Play> = {
  'user.invited': async (mia) => (await invited(mia)).id,
  'user.invitation-revoked': async (mia) => {
    const { id } = await invited(mia);
    the(await mia.ask(remove, { id }));
    return id;
  },
  'user.joined': async (mia) => {
    const { id, email } = await invited(mia);
    const input = { firstName: 'Zoe', lastName: 'Ng', password: goodPassword, acceptTermsAndConditions: true };
    the(await world.anybody()(join, { email, token: await tokenOf(email), input }));
    return id;
  },
  'user.moved': async (_mia, sam) => {
    const other = await world.owner();
    await invited(other, sam.email);
    const token = await tokenOf(sam.email, 'invitation-has-account');
    const input = { move: { password: sam.password }, acceptTermsAndConditions: true };
    the(await world.anybody()(join, { email: sam.email, token, input }));
    return sam.userId;
  },
  'user.permissions-changed': (mia, sam) =>
    changeUser(mia, sam.userId, { permissions: [{ permission: 'business-editor', access: true }] }),
  'user.switched-off': (mia, sam) => changeUser(mia, sam.userId, { status: 'inactive' }),
  'user.switched-on': async (mia, sam) => {
    await changeUser(mia, sam.userId, { status: 'inactive' });
    return changeUser(mia, sam.userId, { status: 'active' });
  },
  'user.removed': async (mia, sam) => {
    the(await mia.ask(remove, { id: sam.userId }));
    return sam.userId;
  },
  'user.left': async (_mia, sam) => {
    the(await sam.ask('mutation { leaveBusiness }'));
    return sam.userId;
  },
  'two-factor.on': async (mia) => {
    await enrol(world, mia);
  },
  'two-factor.off': async (mia) => {
    const { recoveryCodes } = await enrol(world, mia);
    the(await mia.ask(secondStepDocuments.disable, { code: recoveryCodes[0], input: { password: mia.password } }));
    return mia.userId;
  },
  'two-factor.reset': async (mia, sam) => {
    await enrol(world, sam);
    the(await mia.ask(secondStepDocuments.reset, { id: sam.userId }));
    // There is nothing left to be reset.
    the(await mia.ask(secondStepDocuments.reset, { id: sam.userId }));
    return sam.userId;
  },
  'recovery.started': async (mia) => {
    await enrol(world, mia);
    const token = await firstStep(world, mia);
    for (let n = 0; n < 2; n += 1) the(await world.anybody()(secondStepDocuments.startRecovery, { token }));
    return mia.userId;
  },
  'recovery.used': async (mia) => {
    await plays['recovery.started'](mia, mia);
    await world.service.sql('update two_factor_recovery set due_at = now() where account_id = $1', [mia.userId]);
    const code = await eventually(
      () => world.mailsTo(mia.email).find(({ values }) => values['what'] === 'due')?.values['code'] ?? false,
    );
    the(await world.anybody()(secondStepDocuments.useRecovery, { token: await firstStep(world, mia), code }));
    return mia.userId;
  },
  'email.changed': changeEmail,
  'email.change-undone': async (mia) => {
    const id = await changeEmail(mia);
    const { values } = await world.mail(mia.email, 'email-changed');
    const token = String(values['link']).split('/').at(-1)!;
    the(await mia.ask('mutation ($token: String!) { followLink(kind: "undo-email", token: $token) }', { token }));
    return id;
  },
  'google.linked': linkGoogle,
  'google.unlinked': async (mia) => {
    const id = await linkGoogle(mia);
    the(await mia.ask(disconnect));
    // There is nothing left to be taken away.
    the(await mia.ask(disconnect));
    return id;
  },
  'session.ended-by-other': async (mia, sam) => {
    the(await mia.ask(endSessions, { id: sam.userId }));
    // There is nothing left to be ended, nor is it another who ends one's own.
    the(await mia.ask(endSessions, { id: sam.userId }));
    return sam.userId;
  },
  'support.granted': async (mia) => {
    await lookAt(world, mia);
    return mia.tenantId;
  },
  'support.ended': async (mia) => {
    await lookAt(world, mia);
    // Where nothing holds there is nothing to be ended.
    for (const _ of [1, 2]) the(await mia.ask(lookingDocuments.end));
    return mia.tenantId;
  },
  'export.started': async (mia) => {
    the(await mia.ask('mutation { exportUsers { id } }'));
  },
  'support.looked': async (mia) => {
    const support = await lookAt(world, mia);
    // Twice in a minute is one row.
    for (const _ of [1, 2]) the(await support.ask('{ directory { data { id } } }'));
    return 'directory';
  },
};
/** Who does it, where it is not the owner. */
const by: Partial<Record<keyof typeof plays, 'sam' | 'invited' | 'support'>> = {
  'user.left': 'sam',
  'user.moved': 'sam',
  'user.joined': 'invited',
  'support.looked': 'support',
};

describe('19. Audit', () => {
  it.each([...auditActions.identity, ...auditActions.anywhere])('%s leaves one row', async (action) => {
    const mia = await world.owner();
    const sam = await world.colleague(mia, ['campaign-editor']);
    const subject = await plays[action](mia, sam);
    const rows = (await rowsOf(mia.tenantId)).filter((row) => row['action'] === action);
    expect(rows).toHaveLength(1);
    const [row] = rows;
    if (subject !== undefined) expect(row!['subject_id']).toBe(subject);
    const who = {
      mia: { actor_id: mia.userId, actor_name: 'Mia Chen' },
      sam: { actor_id: sam.userId, actor_name: 'Sam Lee' },
      invited: { actor_id: subject, actor_name: 'Zoe Ng' },
      support: { actor_kind: 'support', actor_name: 'Ava Stone' },
    }[by[action] ?? 'mia'];
    expect(row).toMatchObject({ actor_kind: 'person', address: expect.stringMatching(/^203\.0\.113\./), ...who });
    expect(JSON.stringify(rows)).not.toContain(sam.email);
  });

  it('leaves no row of what was refused, or changes nothing', async () => {
    const mia = await world.owner();
    const sam = await world.colleague(mia, ['campaign-editor']);
    expect((await mia.ask(remove, { id: mia.userId })).error).not.toBeNull();
    expect((await sam.ask(remove, { id: mia.userId })).error).not.toBeNull();
    await changeUser(mia, sam.userId, { permissions: editor });
    await changeUser(mia, sam.userId, { status: 'active' });
    the(await sam.ask('mutation { setBasicInformation(input: { firstName: "Sammy" }) { id } }'));
    expect(await rowsOf(mia.tenantId)).toEqual([]);
  });

  it('denies UPDATE and DELETE to the role of the service, and to the sweeper all but what it sweeps', async () => {
    const mia = await world.owner();
    await invited(mia);
    const [row] = await rowsOf(mia.tenantId);
    const attempt = (role: string, statement: string): Promise<unknown> =>
      world.service.sql(
        `do $do$ begin perform set_config('role', '${world.service.name}_${role}', true);
           perform set_config('app.tenant', '${mia.tenantId}', true); ${statement}; end $do$`,
      );
    for (const statement of [
      'delete from audit_entry',
      `update audit_entry set address = null`,
      'truncate audit_entry',
    ])
      await expect(attempt('app', statement)).rejects.toThrow('permission denied');
    for (const statement of [`update audit_entry set action = 'user.left'`, 'truncate audit_entry'])
      await expect(attempt('system', statement)).rejects.toThrow('permission denied');
    expect(await rowsOf(mia.tenantId)).toEqual([row]);
  });

  it('keeps one row of an event that comes again and again', async () => {
    const mia = await world.owner();
    await plays['user.permissions-changed'](mia, await world.colleague(mia, ['campaign-editor']));
    const before = await rowsOf(mia.tenantId);
    const event = await eventually(() => heard.find(({ tenantId }) => tenantId === mia.tenantId) ?? false);
    await bring(Array.from({ length: 20 }, () => event));
    expect(before).toHaveLength(1);
    expect(await rowsOf(mia.tenantId)).toEqual(before);
  });

  it('loses no change and keeps none twice where the database is cut off twenty times', async () => {
    const mia = await world.owner();
    const sam = await world.colleague(mia, ['campaign-editor']);
    for (let n = 0; n < 20; n += 1) {
      const permissions = [{ permission: 'business-editor', access: n % 2 === 0 }];
      const asked = mia.ask(update, { id: sam.userId, input: { permissions } });
      await world.service.sql(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename <> current_user`,
      );
      await asked;
    }
    const rows = await eventually(
      async () => {
        const found = await rowsOf(mia.tenantId);
        const [account] = await world.service.sql<{ changes: number }>(
          'select access_version - 1 as changes from account where id = $1',
          [sam.userId],
        );
        expect(found).toHaveLength(account!.changes);
        return found;
      },
      { timeoutMs: 20_000 },
    );
    expect(rows.length).toBeGreaterThan(0);
  });
});

describe('the audit trail', () => {
  it('is read by owner and administrator alone, of the own business, newest first', async () => {
    const mia = await world.owner();
    const sam = await world.colleague(mia, ['user-editor', 'business-editor']);
    const ada = await world.colleague(mia, ['administrator']);
    const tom = await world.colleague(mia, ['user-editor', 'business-editor']);
    const { id, email } = await invited(mia);
    await changeUser(mia, sam.userId, { permissions: [{ permission: 'user-editor', access: false }] });
    await rowsOf(mia.tenantId);
    expect(await trailOf(ada)).toMatchObject([
      {
        actor: { kind: 'person', id: mia.userId, name: 'Mia Chen' },
        action: 'user.permissions-changed',
        subject: { type: 'user', id: sam.userId, name: 'Sam Lee' },
        changes: { permissions: ['user-editor, business-editor', 'business-editor'] },
        address: mia.address,
      },
      { action: 'user.invited', subject: { type: 'user', id, name: email } },
    ]);
    expect((await tom.ask(list)).error?.code).toBe('forbidden');
    expect(await trailOf(await world.owner())).toEqual([]);
    // Of who never joined, nothing but the fact stays.
    the(await mia.ask(remove, { id }));
    expect((await trailOf(mia)).find(({ action }) => action === 'user.invited')?.subject.name).toBe('');
  });

  it.each([
    [{ field: 'action', type: 'enum', operation: 'equals', value: 'user.invited' }, 1],
    [{ field: 'actorKind', type: 'enum', operation: 'equals', value: 'service' }, 0],
    [{ field: 'actorName', type: 'text', operation: 'contains', value: 'chen' }, 2],
    [{ field: 'subjectName', type: 'text', operation: 'contains', value: 'lee' }, 1],
  ])('is filtered by %j', async (filter, count) => {
    const mia = await world.owner();
    await invited(mia);
    await plays['user.switched-off'](mia, await world.colleague(mia, ['campaign-editor']));
    await rowsOf(mia.tenantId);
    expect(await trailOf(mia, { filters: [filter] })).toHaveLength(count);
  });

  it('forgets addresses after 90 days and rows after AUDIT_DAYS', async () => {
    const mia = await world.owner();
    for (const days of [89, 91, 729, 731])
      await world.service.sql(
        `insert into audit_entry (id, tenant_id, at, actor_kind, actor_id, actor_name, action, subject_type, subject_id, subject_name, changes, address)
         values ($1::uuid, $2, now() - make_interval(days => $3::int), 'person', $1::uuid, '', 'user.invited', 'user', $1::text, $3::text, '{}', '203.0.113.7')`,
        [newId(), mia.tenantId, days],
      );
    await world.service.app.get(KeepTrail).sweep();
    await eventually(async () =>
      expect(
        await world.service.sql('select subject_name as n, address from audit_entry where tenant_id = $1 order by at', [
          mia.tenantId,
        ]),
      ).toEqual([
        { n: '729', address: null },
        { n: '91', address: null },
        { n: '89', address: '203.0.113.7' },
      ]),
    );
  });
});
