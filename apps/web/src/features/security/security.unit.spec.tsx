/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { currentSession, type Permission } from '../../lib/session/session';
import { logIn } from '../../testing/log-in';
import { ThemeProvider } from '../../ui/theme/theme-provider';
import { Component as SecurityPage } from './security-page';
import { securityTexts as t } from './security.texts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- of many calls
type Variables = Record<string, any>;
const codes = Array.from({ length: 10 }, (_, at) => `k7m2x-9q4t${at}`);

/** The graph as far as one's own account goes. */
function serverWith(more: object) {
  const server = {
    asked: [] as { name: string; variables: Variables }[],
    refusal: null as { code: string; message: string; fields?: object[] } | null,
    security: {
      __typename: 'Security',
      hasPassword: true,
      passwordChangedAt: '2026-03-12T01:00:00.000Z',
      twoFactorAuthentication: false,
      recoveryCodesLeft: 0,
      googleEmail: null,
      recoveryDueAt: null,
      devices: 0,
      ...more,
    },
    supportAccess: null as object | null,
    logIns: ['Chrome on macOS', 'Safari on iPhone'].map((device, at) => ({
      __typename: 'LogIn',
      id: `s${at}`,
      device,
      address: null,
      lastSeenAt: '2026-11-19T01:00:00.000Z',
      isCurrent: at === 0,
      isLocked: at === 1,
    })),
  };
  const answers: Record<string, (variables: Variables) => object> = {
    SupportAccess: () => ({ supportAccess: server.supportAccess }),
    SecurityPage: () => ({
      security: { ...server.security },
      logIns: { __typename: 'LogInList', data: [...server.logIns] },
    }),
    TwoFactorKey: () => ({
      twoFactorKey: { __typename: 'TwoFactorKey', qr: 'data:image/svg+xml;base64,AA', secret: 'JBSWY3DPEHPK3PXP' },
    }),
    EnableTwoFactor: () => {
      Object.assign(server.security, { twoFactorAuthentication: true, recoveryCodesLeft: 10 });
      return { enableTwoFactor: { __typename: 'TwoFactorEnabled', recoveryCodes: codes } };
    },
    RenewRecoveryCodes: () => ({ renewRecoveryCodes: { __typename: 'RecoveryCodes', recoveryCodes: codes } }),
    SendTwoFactorEmailCode: () => ({ sendTwoFactorEmailCode: true }),
    DisableTwoFactor: () => ({ disableTwoFactor: { __typename: 'AuthUser', id: 'me' } }),
    DisableTwoFactorByEmail: () => ({ disableTwoFactorByEmail: { __typename: 'AuthUser', id: 'me' } }),
    ChangePassword: () => ({ changePassword: true }),
    ChangeEmail: () => ({ changeEmail: true }),
    ConfirmEmailChange: () => ({
      confirmEmailChange: { __typename: 'AuthUser', id: 'me', email: 'new@example.com' },
    }),
    DisconnectGoogle: () => ({ disconnectGoogle: { __typename: 'AuthUser', id: 'me', googleEmail: null } }),
    EndLogIn: ({ id }) => {
      server.logIns = server.logIns.filter((each) => each.id !== id);
      return { endLogIn: true };
    },
    EndOtherLogIns: () => ({ endOtherLogIns: true }),
    AllowSupport: ({ input }) => {
      server.supportAccess = {
        __typename: 'SupportAccess',
        until: '2100-01-01T01:00:00.000Z',
        grantedBy: 'Mia Chen',
        reason: input.reason,
      };
      return { allowSupport: { __typename: 'SupportAccess', until: '2100-01-01T01:00:00.000Z' } };
    },
    EndSupport: () => ((server.supportAccess = null), { endSupport: true }),
  };
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        const name = operationName!;
        server.asked.push({ name, variables });
        const { refusal } = server;
        void Promise.resolve().then(() => {
          observer.next(
            (refusal !== null
              ? { data: null, errors: [{ message: refusal.message, extensions: refusal }] }
              : { data: answers[name]!(variables) }) as never,
          );
          observer.complete();
        });
      }),
  );
  return { server, client: new ApolloClient({ cache: new InMemoryCache(), link }) };
}

async function open(more: object = {}, permissions: Permission[] = ['owner']) {
  const { server, client } = serverWith(more);
  logIn({ twoFactor: server.security.twoFactorAuthentication, hasPassword: server.security.hasPassword, permissions });
  const router = createMemoryRouter([{ path: '*', element: <SecurityPage /> }], {
    initialEntries: ['/account/security'],
  });
  render(
    <ThemeProvider>
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </ThemeProvider>,
  );
  await screen.findByText(t.devices.title);
  const sent = (name: string) => server.asked.filter((each) => each.name === name).map(({ variables }) => variables);
  return { server, sent, client, user: userEvent.setup() };
}
const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));

afterEach(cleanup);

describe('two-factor', () => {
  it('is on with the right code; the ten codes go only once a tick says that they are saved', async () => {
    const { sent, user, client, server } = await open();
    press(t.twoFactor.turnOn);
    expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    expect(screen.getByRole('img', { name: t.twoFactor.qrName })).toBeTruthy();
    server.refusal = { code: 'invalid-code', message: 'Invalid security code. You can request a new one.' };
    await user.type(screen.getByLabelText(t.twoFactor.codeTitle), '111111');
    await screen.findByText('Invalid security code. You can request a new one.');
    server.refusal = null;
    await user.clear(screen.getByLabelText(t.twoFactor.codeTitle));
    await user.type(screen.getByLabelText(t.twoFactor.codeTitle), '418203');
    await screen.findByRole('heading', { name: t.twoFactor.saveTitle });
    for (const code of codes) expect(screen.getByText(code)).toBeTruthy();
    expect(sent('EnableTwoFactor')).toEqual([{ code: '111111' }, { code: '418203' }]);
    expect(currentSession()!.user.twoFactor).toBe(true);
    press(t.twoFactor.done);
    expect(await screen.findByText(t.twoFactor.tickFirst)).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: t.twoFactor.saved }));
    press(t.twoFactor.done);
    await screen.findByText(t.twoFactor.codesLeft(10));
    expect(screen.queryByText(codes[0]!)).toBeNull();
    // No secret stays in what Apollo keeps.
    const kept = JSON.stringify(client.cache.extract());
    for (const secret of ['JBSW', 'k7m2x']) expect(kept).not.toContain(secret);
  });

  it('goes off with a code and the password, or by mail', async () => {
    const { sent, user } = await open({ twoFactorAuthentication: true, recoveryCodesLeft: 2 });
    expect(screen.getByText(t.twoFactor.codesLow)).toBeTruthy();
    press(t.twoFactor.turnOff);
    await user.type(await screen.findByLabelText(t.twoFactor.code), '418 203');
    await user.type(screen.getByLabelText(t.twoFactor.password), 'Right1!');
    press(t.twoFactor.offTitle);
    await waitFor(() => expect(sent('DisableTwoFactor')).toEqual([{ code: '418203', input: { password: 'Right1!' } }]));
    await waitFor(() => expect(currentSession()!.user.twoFactor).toBe(false));
    press(t.twoFactor.turnOff);
    fireEvent.click(await screen.findByRole('button', { name: t.twoFactor.sendMail }));
    await user.type(await screen.findByLabelText(t.twoFactor.mailCode), '12345678');
    await user.type(screen.getByLabelText(t.twoFactor.password), 'Right1!');
    press(t.twoFactor.offTitle);
    await waitFor(() => expect(sent('DisableTwoFactorByEmail')).toHaveLength(1));
  });

  it('makes ten new codes', async () => {
    const { user } = await open({ twoFactorAuthentication: true, recoveryCodesLeft: 10 });
    press(t.twoFactor.newCodes);
    fireEvent.click(await screen.findByRole('button', { name: t.twoFactor.renew }));
    await screen.findByText(codes[9]!);
    await user.click(screen.getByRole('checkbox', { name: t.twoFactor.saved }));
    press(t.twoFactor.done);
    await screen.findByRole('button', { name: t.twoFactor.newCodes });
  });

  it('says aloud that somebody asked for the slow way back', async () => {
    await open({ twoFactorAuthentication: true, recoveryDueAt: '2100-01-02T03:04:00.000Z' });
    expect(screen.getByRole('alert').textContent).toMatch(/The code is emailed on 02-01-2100/);
  });
});

describe('what one logs in by', () => {
  it('is another password, whose present one is said to be wrong at its field', async () => {
    const { server, sent, user } = await open();
    expect(document.body.textContent).toContain('Changed on 12-03-2026');
    press(/Change: Password/);
    await user.type(screen.getByLabelText(t.password.current), 'Wrong1!');
    await user.type(screen.getByLabelText(t.password.next), 'Flatwhite1!');
    server.refusal = {
      code: 'invalid-input',
      message: 'No.',
      fields: [{ field: 'currentPassword', message: 'The password is wrong.' }],
    };
    press(t.password.submit);
    await screen.findByText('The password is wrong.');
    server.refusal = null;
    press(t.password.submit);
    await waitFor(() => expect(screen.queryByLabelText(t.password.current)).toBeNull());
    expect(sent('ChangePassword')[1]).toEqual({
      input: { currentPassword: 'Wrong1!', password: 'Flatwhite1!' },
    });
  });

  it('is a first password of who has none, who cannot unlink Google before', async () => {
    const { sent, user } = await open({ hasPassword: false, googleEmail: 'mia@gmail.example' });
    expect(screen.getByText(t.google.passwordFirst)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Unlink/ })).toBeNull();
    press(t.password.choose);
    expect(screen.queryByLabelText(t.password.current)).toBeNull();
    await user.type(screen.getByLabelText(t.password.next), 'Flatwhite1!');
    press(t.password.submitFirst);
    await waitFor(() => expect(sent('ChangePassword')).toEqual([{ input: { password: 'Flatwhite1!' } }]));
    await waitFor(() => expect(currentSession()!.user.hasPassword).toBe(true));
  });

  it('is another address, once its code is given', async () => {
    const { sent, user } = await open();
    press(/Change: Email/);
    await user.type(screen.getByLabelText(t.email.next), 'MIA@example.com');
    press(t.email.submit);
    expect(await screen.findByText(t.email.same)).toBeTruthy();
    await user.clear(screen.getByLabelText(t.email.next));
    await user.type(screen.getByLabelText(t.email.next), 'new@example.com');
    press(t.email.submit);
    await screen.findByText(t.email.sent('new@example.com'));
    await user.type(screen.getByLabelText(t.email.code), '1234 5678');
    press(t.email.confirm);
    await waitFor(() => expect(currentSession()!.user.email).toBe('new@example.com'));
    expect(sent('ConfirmEmailChange')).toEqual([{ code: '12345678' }]);
  });

  it('is no longer Google once that is unlinked', async () => {
    const { sent } = await open({ googleEmail: 'mia@gmail.example' });
    expect(screen.getByText(t.google.linked('mia@gmail.example'))).toBeTruthy();
    press(/^Unlink/);
    await waitFor(() => expect(sent('DisconnectGoogle')).toHaveLength(1));
  });
});

describe('log-ins', () => {
  it('are ended each, or all but this one', async () => {
    const { sent } = await open();
    const list = screen.getByRole('list', { name: t.logIns.title });
    expect(within(list).getByText('now')).toBeTruthy();
    expect(within(list).getByText(/, locked$/)).toBeTruthy();
    press(t.logIns.logOutOf('Safari on iPhone'));
    await waitFor(() => expect(within(list).queryByText('Safari on iPhone')).toBeNull());
    expect(sent('EndLogIn')).toEqual([{ id: 's1' }]);
    press(t.logIns.endOthers);
    await waitFor(() => expect(sent('EndOtherLogIns')).toHaveLength(1));
  });
});

describe('support', () => {
  it('is let in by an owner for some hours and a reason, and sent away', async () => {
    const { sent, user } = await open();
    fireEvent.click(await screen.findByRole('button', { name: t.support.letIn }));
    press(t.support.submit);
    expect(await screen.findByText(t.support.reasonShort)).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: t.support.hours['72'] }));
    await user.type(screen.getByLabelText(t.support.reason), 'A campaign that stopped');
    press(t.support.submit);
    await waitFor(() => expect(document.body.textContent).toContain('Support may look until 01-01-2100'));
    expect(sent('AllowSupport')).toEqual([{ input: { hours: 72, reason: 'A campaign that stopped' } }]);
    press(t.support.end);
    await screen.findByRole('button', { name: t.support.letIn });
    expect(screen.getByRole('link', { name: t.support.activity }).getAttribute('href')).toMatch(/view=activity/);
  });

  it('is no matter of others, who are not asked about it', async () => {
    const { sent } = await open({}, ['administrator']);
    expect(screen.queryByText(t.support.title)).toBeNull();
    expect(sent('SupportAccess')).toEqual([]);
  });
});

it('has the head of the other tabs of the account, so that they stay where they are, and its own name in the browser', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Account');
  expect(screen.queryByText(t.lead)).toBeNull();
  expect(document.title).toMatch(/^Security/);
});
