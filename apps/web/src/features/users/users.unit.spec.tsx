/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Permission } from '../../lib/session/session';
import { logIn } from '../../testing/log-in';
import { ThemeProvider } from '../../ui/theme/theme-provider';
import { undoLast } from '../../ui/toast/undo';
import { Component as UserDrawer } from './drawer/user-drawer';
import { Component as InviteDialog } from './invite/invite-dialog';
import { inviteTexts } from './invite/invite.texts';
import { Component as UsersPage } from './list/users-page';
import { usersTexts as t } from './users.texts';

/** What a call is sent with. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- of many calls
type Variables = Record<string, any>;
interface Person {
  id: string;
  status: string;
  held: Permission[];
  [member: string]: unknown;
}
const person = (id: string, more: Partial<Person> = {}): Person => ({
  __typename: 'User',
  id,
  email: `${id}@example.com`,
  firstName: 'Sam',
  lastName: 'Ng',
  name: 'Sam Ng',
  status: 'active',
  held: ['campaign-editor'],
  flags: { __typename: 'UserFlags', twoFactorAuthentication: false },
  avatar: null,
  lastSignInAt: '2026-11-20T01:00:00.000Z',
  invitedBy: null,
  invitationExpiresAt: null,
  invitationMail: null,
  createdAt: '2026-11-01T01:00:00.000Z',
  version: 1,
  ...more,
});
const invited = (more: Partial<Person> = {}): Person =>
  person('lena', {
    firstName: '',
    lastName: '',
    name: '',
    status: 'invited',
    lastSignInAt: null,
    invitedBy: 'Mia Chen',
    invitationExpiresAt: '2100-01-01T00:00:00.000Z',
    invitationMail: 'sent',
    ...more,
  });

/** The graph as far as users go: it keeps people, and answers `held` calls only when they are let go. */
function serverWith(people: Person[]) {
  const server = {
    people,
    asked: [] as { name: string; variables: Variables }[],
    refusal: null as object | null,
    wait: Promise.resolve() as Promise<unknown>,
  };
  const answers: Record<string, (variables: Variables) => object> = {
    UserList: () => ({
      users: { __typename: 'UserList', data: server.people, count: people.length, countIsExact: true, hasMore: false },
    }),
    UsersByStatus: () => ({
      usersValues: { __typename: 'FieldValues', data: [{ __typename: 'FieldValue', value: 'active', count: 1 }] },
    }),
    UserToSee: ({ id }) => ({ user: server.people.find((each) => each.id === id) ?? null }),
    UpdateUser: ({ id, input }) => {
      const now = server.people.find((each) => each.id === id)!;
      const { permissions = [], status = now.status } = input;
      const held = permissions.reduce(
        (all: Permission[], { permission, access }: { permission: Permission; access: boolean }) =>
          access ? [...all, permission] : all.filter((each) => each !== permission),
        now.held,
      );
      Object.assign(now, { held, status });
      return { updateUser: { ...now } };
    },
    InviteUsers: ({ people: invitations }) => ({
      inviteUsers: { __typename: 'InvitedUsers', data: [invited()], count: invitations.length },
    }),
    ActivityList: () => ({
      auditEntries: {
        __typename: 'AuditEntryList',
        data: [
          {
            __typename: 'AuditEntry',
            id: 'a1',
            at: '2026-11-20T01:00:00.000Z',
            actor: { __typename: 'AuditActor', kind: 'person', id: 'me', name: 'Mia Chen' },
            action: 'user.permissions-changed',
            subject: { __typename: 'AuditSubject', type: 'user', id: 'sam', name: 'Sam Ng' },
            changes: { permissions: ['', 'campaign-editor'] },
            address: null,
          },
        ],
        count: 1,
        countIsExact: true,
        hasMore: false,
      },
    }),
    RemoveUser: () => ({ deleteUser: true }),
    ResendInvitation: ({ id }) => ({ resendInvitation: server.people.find((each) => each.id === id) }),
    EndUserSessions: () => ({ endUserSessions: true }),
    ResetTwoFactor: ({ id }) => {
      Object.assign(
        server.people.find((each) => each.id === id)!,
        {
          flags: { __typename: 'UserFlags', twoFactorAuthentication: false },
        },
      );
      return { resetTwoFactor: true };
    },
  };
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        const name = operationName!;
        server.asked.push({ name, variables });
        const isWrite = /^(Update|Invite|Remove|Resend|Reset|End)/.test(name);
        void (isWrite ? server.wait : Promise.resolve()).then(() => {
          observer.next(
            (isWrite && server.refusal !== null ? server.refusal : { data: answers[name]!(variables) }) as never,
          );
          observer.complete();
        });
      }),
  );
  return { server, client: new ApolloClient({ cache: new InMemoryCache(), link }) };
}

function open(at: string, people: Person[], permissions: Permission[] | 'platform' = ['owner']) {
  const isPlatform = permissions === 'platform';
  const { server, client } = serverWith(people);
  logIn({
    id: 'me',
    role: isPlatform ? 'admin' : 'merchant',
    tenant: isPlatform ? null : { name: 'Corner Café', country: 'AU', timeZone: 'Australia/Sydney' },
    permissions: isPlatform ? [] : permissions,
  });
  const router = createMemoryRouter(
    [
      {
        path: '/users',
        element: <UsersPage />,
        children: [
          { path: 'invite', element: <InviteDialog /> },
          { path: ':id', element: <UserDrawer /> },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  render(
    <ThemeProvider>
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </ThemeProvider>,
  );
  const sent = (name: string) => server.asked.filter((each) => each.name === name).map(({ variables }) => variables);
  return { server, router, sent };
}
const toggle = (name: string): HTMLInputElement => screen.getByRole('switch', { name });
const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));

const narrow = globalThis.matchMedia;
beforeEach(() => {
  sessionStorage.clear();
  // A desk: a table, and the drawer beside it.
  globalThis.matchMedia = ((query: string) => ({ ...narrow(query), matches: /min-width/.test(query) })) as never;
});
afterEach(() => {
  cleanup();
  globalThis.matchMedia = narrow;
});

describe('what somebody may', () => {
  it('is sent alone and at once; the switch stays pressed until it is known, then says when it was saved', async () => {
    const { server, sent } = open('/users/sam', [person('sam')]);
    await screen.findByRole('switch', { name: 'User Editor' });
    let letGo = (): void => undefined;
    server.wait = new Promise<void>((resolve) => (letGo = resolve));
    fireEvent.click(toggle('User Editor'));
    expect(toggle('User Editor').checked).toBe(true);
    expect(toggle('User Editor').getAttribute('aria-busy')).toBe('true');
    letGo();
    expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeTruthy();
    expect(sent('UpdateUser')).toEqual([
      { id: 'sam', input: { permissions: [{ permission: 'user-editor', access: true }] } },
    ]);
  });

  it('goes back where it is refused', async () => {
    const { server } = open('/users/sam', [person('sam')]);
    await screen.findByRole('switch', { name: 'Campaign Editor' });
    server.refusal = { errors: [{ message: 'No.', extensions: { code: 'forbidden' } }] };
    fireEvent.click(toggle('Campaign Editor'));
    await waitFor(() => expect(toggle('Campaign Editor').getAttribute('aria-busy')).toBe('false'));
    expect(toggle('Campaign Editor').checked).toBe(true);
  });

  it('is locked, with the reason, where it cannot be given', async () => {
    open('/users/sam', [person('sam')], ['user-editor']);
    await screen.findByRole('switch', { name: 'Owner' });
    expect(toggle('Owner').disabled).toBe(true);
    expect(screen.getByText(t.locked.makesOwners)).toBeTruthy();
    expect(toggle('Campaign Editor').disabled).toBe(false);
  });

  it('one’s own is locked, and nothing can be done about oneself', async () => {
    open('/users/me', [person('me', { held: ['owner'] })]);
    await screen.findByRole('switch', { name: 'Owner' });
    expect(toggle('Owner').disabled).toBe(true);
    expect(screen.queryByRole('button', { name: t.switchOff })).toBeNull();
  });
});

describe('what can be done about somebody', () => {
  it('switching off is done at once and can be taken back', async () => {
    const { sent } = open('/users/sam', [person('sam')]);
    await screen.findByRole('button', { name: t.switchOff });
    press(t.switchOff);
    await screen.findByRole('button', { name: t.switchOn });
    await waitFor(() => expect(undoLast()).toBe(true));
    await waitFor(() => expect(sent('UpdateUser').map(({ input }) => input.status)).toEqual(['inactive', 'active']));
  });

  it('logging out everywhere ends their sessions', async () => {
    const { sent } = open('/users/sam', [person('sam')]);
    await screen.findByRole('button', { name: t.logOutEverywhere });
    press(t.logOutEverywhere);
    await waitFor(() => expect(sent('EndUserSessions')).toEqual([{ id: 'sam' }]));
  });

  it('removing asks for the name first', async () => {
    const { sent, router } = open('/users/sam', [person('sam')]);
    await screen.findByRole('button', { name: t.remove('Sam') });
    press(t.remove('Sam'));
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: t.remove('Sam') }));
    expect(sent('RemoveUser')).toEqual([]);
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Sam Ng' } });
    fireEvent.click(dialog.getByRole('button', { name: t.remove('Sam') }));
    await waitFor(() => expect(sent('RemoveUser')).toEqual([{ id: 'sam' }]));
    await waitFor(() => expect(router.state.location.pathname).toBe('/users'));
  });

  it('an invitation is sent again, or revoked and taken back with a new link', async () => {
    const { sent } = open('/users/lena', [invited()]);
    await screen.findByRole('button', { name: t.sendAgain });
    press(t.sendAgain);
    await waitFor(() => expect(sent('ResendInvitation')).toEqual([{ id: 'lena' }]));
    await waitFor(() => expect(screen.getByRole('button', { name: t.revoke })).toBeTruthy());
    press(t.revoke);
    await waitFor(() => expect(sent('RemoveUser')).toEqual([{ id: 'lena' }]));
    await waitFor(() => expect(undoLast()).toBe(true));
    await waitFor(() =>
      expect(sent('InviteUsers')).toEqual([
        { people: [{ email: 'lena@example.com', permissions: [{ permission: 'campaign-editor', access: true }] }] },
      ]),
    );
  });

  it('one whose mail failed says so and leads to a corrected address, after which the wrong one is gone', async () => {
    const { sent } = open('/users/lena', [invited({ invitationMail: 'failed' })]);
    expect(await screen.findByText(t.mailFailed)).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: t.correct }));
    const field = await screen.findByLabelText<HTMLInputElement>(inviteTexts.addresses);
    expect(field.value).toBe('lena@example.com');
    fireEvent.change(field, { target: { value: 'lena@cornercafe.example' } });
    fireEvent.submit(field.form!);
    await waitFor(() => expect(sent('RemoveUser')).toEqual([{ id: 'lena' }]));
    expect(sent('InviteUsers')[0]!['people'][0].email).toBe('lena@cornercafe.example');
  });
});

describe('activity', () => {
  it('is beside the list for owners and administrators, newest first', async () => {
    const { sent, router } = open('/users', [person('sam')]);
    fireEvent.click(await screen.findByRole('link', { name: t.activity }));
    expect(await screen.findByText('You gave Sam Ng Campaign Editor')).toBeTruthy();
    expect(sent('ActivityList')[0]!['query']).toMatchObject({ sortBy: 'at:desc' });
    fireEvent.click(screen.getByRole('link', { name: t.title }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('is not offered to who looks after users alone', async () => {
    open('/users', [person('sam')], ['user-editor']);
    await screen.findByText('Sam Ng');
    expect(screen.queryByRole('link', { name: t.activity })).toBeNull();
  });
});

describe('somebody’s two-factor', () => {
  const withIt = () => person('sam', { flags: { __typename: 'UserFlags', twoFactorAuthentication: true } });

  it('is reset by an owner, who is asked first', async () => {
    const { sent } = open('/users/sam', [withIt()]);
    fireEvent.click(await screen.findByRole('button', { name: t.resetTwoFactor }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(sent('ResetTwoFactor')).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: t.resetTwoFactor }));
    await waitFor(() => expect(sent('ResetTwoFactor')).toEqual([{ id: 'sam' }]));
    await waitFor(() => expect(screen.queryByRole('button', { name: t.resetTwoFactor })).toBeNull());
  });

  it('is no administrator’s to reset, and none is where it is off', async () => {
    open('/users/sam', [withIt()], ['administrator']);
    await screen.findByRole('button', { name: t.logOutEverywhere });
    expect(screen.queryByRole('button', { name: t.resetTwoFactor })).toBeNull();
    cleanup();
    open('/users/sam', [person('sam')]);
    await screen.findByRole('button', { name: t.logOutEverywhere });
    expect(screen.queryByRole('button', { name: t.resetTwoFactor })).toBeNull();
  });
});

describe('inviting', () => {
  const type = async (text: string): Promise<HTMLInputElement> => {
    const field = await screen.findByLabelText<HTMLInputElement>(inviteTexts.addresses);
    fireEvent.change(field, { target: { value: text } });
    return field;
  };

  it('takes what is typed as chips, says which is wrong, and sends the others', async () => {
    const { sent, router } = open('/users/invite', []);
    const field = await type('sam@example.com, ruby@cornercafe ');
    expect(await screen.findByText(inviteTexts.notAddress('ruby@cornercafe'))).toBeTruthy();
    expect(screen.getByText(/^sam@example.com will be able to text customers/)).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: 'User Editor' }));
    fireEvent.submit(field.form!);
    await waitFor(() => expect(router.state.location.pathname).toBe('/users'));
    expect(sent('InviteUsers')).toEqual([
      {
        people: [
          {
            email: 'sam@example.com',
            permissions: [
              { permission: 'user-editor', access: true },
              { permission: 'campaign-editor', access: true },
            ],
          },
        ],
      },
    ]);
  });

  it('gives each their own', async () => {
    const { sent } = open('/users/invite', []);
    const field = await type('sam@example.com ruby@example.com ');
    fireEvent.click(screen.getByRole('radio', { name: inviteTexts.each }));
    const ruby = within(screen.getByRole('group', { name: inviteTexts.mayOf('ruby@example.com') }));
    fireEvent.click(ruby.getByRole('checkbox', { name: 'Campaign Editor' }));
    fireEvent.submit(field.form!);
    await waitFor(() => expect(sent('InviteUsers')).toHaveLength(1));
    expect(
      sent('InviteUsers')[0]!['people'].map(({ permissions }: { permissions: object[] }) => permissions.length),
    ).toEqual([1, 0]);
  });

  it('marks those that are here already, and the rest can go without them', async () => {
    const { server, sent } = open('/users/invite', []);
    server.refusal = {
      errors: [
        {
          message: 'Some email addresses already exist.',
          extensions: { code: 'duplicate-email', existing: ['sam@example.com'] },
        },
      ],
    };
    const field = await type('sam@example.com ruby@example.com ');
    fireEvent.submit(field.form!);
    expect(await screen.findByText(inviteTexts.isHere('sam@example.com'))).toBeTruthy();
    server.refusal = null;
    fireEvent.submit(field.form!);
    await waitFor(() => expect(sent('InviteUsers')).toHaveLength(2));
    expect(sent('InviteUsers')[1]!['people']).toHaveLength(1);
  });

  it('keeps what was typed when it is closed, until it is sent or cancelled', async () => {
    const { router } = open('/users/invite', []);
    await type('sam@example.com ');
    await act(() => router.navigate('/users'));
    await act(() => router.navigate('/users/invite'));
    expect(await screen.findByText('sam@example.com')).toBeTruthy();
    press(inviteTexts.cancel);
    await act(() => router.navigate('/users/invite'));
    await screen.findByLabelText(inviteTexts.addresses);
    expect(screen.queryByText('sam@example.com')).toBeNull();
  });

  it('begins with nothing that the person cannot give', async () => {
    const { sent } = open('/users/invite', [], ['user-editor']);
    const field = await type('sam@example.com ');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Campaign Editor' }).checked).toBe(false);
    fireEvent.submit(field.form!);
    await waitFor(() => expect(sent('InviteUsers')).toHaveLength(1));
    expect(sent('InviteUsers')[0]!['people'][0].permissions).toEqual([]);
  });

  it('asks for an address before it sends', async () => {
    const { sent } = open('/users/invite', []);
    const field = await screen.findByLabelText<HTMLInputElement>(inviteTexts.addresses);
    fireEvent.submit(field.form!);
    expect(await screen.findByText(inviteTexts.none)).toBeTruthy();
    expect(sent('InviteUsers')).toEqual([]);
  });
});

describe('the people of the platform', () => {
  const dev = person('dev', { firstName: 'Dev', lastName: 'Stone', name: 'Dev Stone', held: [] });

  it('are listed by where they stand: each of them may everything', async () => {
    open('/users', [dev], 'platform');
    await screen.findByText('Dev Stone');
    expect(screen.getByRole('heading', { name: t.platform.title })).toBeTruthy();
    expect(screen.queryByText(t.nothing)).toBeNull();
    expect(screen.queryByText(t.may)).toBeNull();
  });

  it('are switched off and removed, and have no rights to be given', async () => {
    open('/users/dev', [dev], 'platform');
    await screen.findByRole('button', { name: t.switchOff });
    expect(screen.getByRole('button', { name: t.remove('Dev') })).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('are invited by their addresses alone', async () => {
    const { sent } = open('/users/invite', [dev], 'platform');
    const field = await screen.findByLabelText(inviteTexts.addresses);
    expect(screen.getByText(inviteTexts.platform)).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    fireEvent.change(field, { target: { value: 'rosa@example.com ' } });
    press(inviteTexts.send(1));
    await waitFor(() =>
      expect(sent('InviteUsers')).toEqual([{ people: [{ email: 'rosa@example.com', permissions: [] }] }]),
    );
  });
});
