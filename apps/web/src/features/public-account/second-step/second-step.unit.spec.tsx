/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { keepDevice, keptDevice, keptSecondStep } from '../../../lib/session/second-step';
import { currentSession, forgetSession } from '../../../lib/session/session';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import { Component as LogIn } from '../login-page';
import { publicAccountTexts } from '../public-account.texts';
import { lostBothTexts as lost } from './lost-both.texts';
import { Component as SecondStep } from './second-step-page';
import { secondStepTexts as t } from './second-step.texts';

const { fetch } = globalThis;
type Answer = object | { code: string; message: string };
let asked: { name: string; variables: Record<string, unknown> }[];
let answers: Record<string, Answer>;

const signedIn = {
  accessToken: 'a',
  refreshToken: 'r',
  user: {
    id: 'u',
    role: 'merchant',
    email: 'mia@example.com',
    firstName: 'Mia',
    lastName: 'Chen',
    flags: { acceptTermsAndConditions: true, twoFactorAuthentication: true, hasPassword: true },
    tenant: { name: 'Corner Café', country: 'AU', timeZone: 'Australia/Sydney' },
    permissions: [{ permission: 'owner', access: true }],
  },
};
const due = { accessToken: null, refreshToken: null, user: null, secondStepToken: 'second' };
const refuse = (code: string, message = 'No.') => ({ code, message });

beforeEach(() => {
  asked = [];
  answers = {
    SignIn: { signIn: due },
    SecondStepLogIn: { secondStepLogIn: { ...signedIn, deviceToken: null, recoveryCodesLeft: null } },
  };
  globalThis.fetch = (async (_url: string, init: { body: string }) => {
    const { query, variables } = JSON.parse(init.body);
    const name = /(?:mutation|query) (\w+)/.exec(query)![1]!;
    asked.push({ name, variables });
    const answer = answers[name]!;
    return Response.json(
      'code' in answer
        ? { data: null, errors: [{ message: (answer as { message: string }).message, extensions: answer }] }
        : { data: answer },
    );
  }) as never;
});
afterEach(() => {
  cleanup();
  forgetSession('log-out');
  sessionStorage.clear();
  localStorage.clear();
  globalThis.fetch = fetch;
});

async function atSecondStep() {
  const router = createMemoryRouter(
    [
      { path: '/login', element: <LogIn /> },
      { path: '/log-in-second-step', element: <SecondStep /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/login?loginRedirect=%2Ftags'] },
  );
  render(
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Email'), 'Mia@example.com');
  await user.type(screen.getByLabelText('Password'), 'Right1!');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByRole('heading', { name: t.title });
  return { user, router };
}
const sent = (name: string) => asked.filter((each) => each.name === name).map(({ variables }) => variables);

describe('the second step of a log-in', () => {
  it('is asked for on a page of its own, whose token the tab alone keeps', async () => {
    const { router } = await atSecondStep();
    expect(router.state.location).toMatchObject({ pathname: '/log-in-second-step', search: '?loginRedirect=%2Ftags' });
    expect(keptSecondStep()).toEqual({ token: 'second', email: 'Mia@example.com' });
    expect(JSON.stringify(localStorage)).not.toContain('second');
    expect(currentSession()).toBeNull();
  });

  it('takes a paste with spaces, and sends a whole code by itself, once', async () => {
    answers['SecondStepLogIn'] = refuse('invalid-code', 'Invalid security code. You can request a new one.');
    const { user } = await atSecondStep();
    const field = screen.getByLabelText(t.code);
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    fireEvent.change(field, { target: { value: 'code: 418 203' } });
    await screen.findByText('Invalid security code. You can request a new one.');
    expect(sent('SecondStepLogIn')).toEqual([
      { secondStepToken: 'second', code: '418203', input: { rememberDevice: false } },
    ]);
    answers['SecondStepLogIn'] = { secondStepLogIn: { ...signedIn, deviceToken: null, recoveryCodesLeft: null } };
    await user.clear(field);
    await user.type(field, '418204');
    await waitFor(() => expect(currentSession()).toMatchObject({ accessToken: 'a', user: { twoFactor: true } }));
    expect(sent('SecondStepLogIn')).toHaveLength(2);
    expect(keptSecondStep()).toBeNull();
    expect(keptDevice('mia@example.com')).toBeNull();
  });

  it('remembers the device by its account, and the next log-in sends what was kept', async () => {
    answers['SecondStepLogIn'] = { secondStepLogIn: { ...signedIn, deviceToken: 'device', recoveryCodesLeft: null } };
    const { user } = await atSecondStep();
    expect(sent('SignIn')).toEqual([{ email: 'Mia@example.com', password: 'Right1!', deviceToken: null }]);
    await user.click(screen.getByRole('checkbox', { name: t.remember }));
    await user.type(screen.getByLabelText(t.code), '418203');
    await waitFor(() => expect(keptDevice('mia@EXAMPLE.com')).toBe('device'));
    expect(sent('SecondStepLogIn')[0]).toMatchObject({ input: { rememberDevice: true } });
    expect(keptDevice('sam@example.com')).toBeNull();
    cleanup();
    await atSecondStep();
    expect(sent('SignIn')[1]).toMatchObject({ deviceToken: 'device' });
  });

  it('takes a recovery code as people write it', async () => {
    keepDevice('other@example.com', 'others');
    const { user } = await atSecondStep();
    await user.click(screen.getByRole('button', { name: t.useRecovery }));
    await user.type(await screen.findByLabelText(t.recoveryCode), ' K7M2X-9Q4TZ ');
    await user.click(screen.getByRole('button', { name: t.submit }));
    await waitFor(() => expect(currentSession()).not.toBeNull());
    expect(sent('SecondStepLogIn')[0]).toMatchObject({ code: 'k7m2x-9q4tz' });
  });

  it('that is over leads back to the log-in, which says so', async () => {
    answers['SecondStepLogIn'] = refuse('unauthorized');
    const { user, router } = await atSecondStep();
    await user.type(screen.getByLabelText(t.code), '418203');
    await screen.findByText(publicAccountTexts.logInPage.stepOver);
    expect(router.state.location.pathname).toBe('/login');
    expect(keptSecondStep()).toBeNull();
  });

  it('of who lost both begins a slow way, says when its code comes, and takes it', async () => {
    answers['StartSecondStepRecovery'] = { startSecondStepRecovery: { dueAt: '2100-01-02T03:04:00.000Z' } };
    answers['UseSecondStepRecovery'] = { useSecondStepRecovery: signedIn };
    const { user } = await atSecondStep();
    await user.click(screen.getByRole('button', { name: t.lostBoth }));
    await user.click(await screen.findByRole('button', { name: lost.lostStart }));
    await waitFor(() => expect(document.body.textContent).toContain('We email you a code on 02-01-2100'));
    await user.type(screen.getByLabelText(lost.mailedCode), '1234 5678');
    await user.click(screen.getByRole('button', { name: lost.mailedSubmit }));
    await waitFor(() => expect(currentSession()).not.toBeNull());
    expect(sent('UseSecondStepRecovery')).toEqual([{ secondStepToken: 'second', code: '12345678' }]);
  });

  it('is none without a log-in', async () => {
    const router = createMemoryRouter(
      [
        { path: '/login', element: <LogIn /> },
        { path: '/log-in-second-step', element: <SecondStep /> },
      ],
      { initialEntries: ['/log-in-second-step'] },
    );
    render(
      <ThemeProvider>
        <RouterProvider router={router} />
      </ThemeProvider>,
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });
});
