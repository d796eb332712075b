/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { keepFlow } from '../../../lib/session/google-flow';
import { keptSecondStep } from '../../../lib/session/second-step';
import { currentSession, forgetSession } from '../../../lib/session/session';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import { Component as Callback } from './callback-page';
import { GoogleButton } from './google-button';
import { googleTexts as t } from './google.texts';

const { fetch } = globalThis;
let asked: { name: string; variables: Record<string, unknown> }[];
let answers: Record<string, object>;
const nothing = {
  accessToken: null,
  refreshToken: null,
  user: null,
  secondStepToken: null,
  signUpToken: null,
  linkToken: null,
  email: null,
  firstName: null,
  lastName: null,
};
const user = {
  id: 'u',
  role: 'merchant',
  email: 'mia@example.com',
  firstName: 'Mia',
  lastName: 'Chen',
  flags: { acceptTermsAndConditions: true, twoFactorAuthentication: false, hasPassword: false },
  tenant: { name: 'Corner Café', country: 'AU', timeZone: 'Australia/Sydney' },
  permissions: [{ permission: 'owner', access: true }],
};
const session = { accessToken: 'a', refreshToken: 'r', user };

beforeEach(() => {
  asked = [];
  answers = {};
  sessionStorage.clear();
  globalThis.fetch = (async (_url: string, init: { body: string }) => {
    const { query, variables } = JSON.parse(init.body);
    const name = /(?:mutation|query) (\w+)/.exec(query)![1]!;
    asked.push({ name, variables });
    const answer = answers[name]!;
    return Response.json('code' in answer ? { errors: [{ message: 'No.', extensions: answer }] } : { data: answer });
  }) as never;
});
afterEach(() => {
  cleanup();
  forgetSession('log-out');
  globalThis.fetch = fetch;
});

function comeBack(search = '?code=c1&state=s1') {
  const router = createMemoryRouter(
    [
      { path: '/callback', element: <Callback /> },
      { path: '*', element: null },
    ],
    { initialEntries: [`/callback${search}`] },
  );
  render(
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  return { router, person: userEvent.setup() };
}
const finished = (answer: object) => void (answers['FinishGoogle'] = { finishGoogle: { ...nothing, ...answer } });
const sent = (name: string) => asked.filter((each) => each.name === name).map(({ variables }) => variables);

describe('the button', () => {
  it('asks nobody before it is pressed; where Google is off it says so and goes', async () => {
    answers['StartGoogle'] = { code: 'not-found' };
    render(
      <ThemeProvider>
        <GoogleButton intent="invitation" invitation={{ email: 'sam@example.com', token: 't' }} />
      </ThemeProvider>,
    );
    expect(asked).toEqual([]);
    await userEvent.setup().click(await screen.findByRole('button', { name: t.goOn }));
    await screen.findByText(t.off);
    expect(screen.queryByRole('button')).toBeNull();
    expect(sent('StartGoogle')).toEqual([
      { input: { intent: 'invitation', invitation: { email: 'sam@example.com', token: 't' } } },
    ]);
  });
});

describe('coming back from Google', () => {
  it('ends in a session, with the code out of the address and asked once', async () => {
    keepFlow('flow');
    finished(session);
    const { router } = comeBack();
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
    expect(currentSession()).toMatchObject({ accessToken: 'a', user: { hasPassword: false } });
    expect(sent('FinishGoogle')).toEqual([{ input: { code: 'c1', state: 's1', flowToken: 'flow' } }]);
    expect(JSON.stringify(sessionStorage)).not.toContain('flow');
  });

  it('goes on to the second step where that is due', async () => {
    keepFlow('flow');
    finished({ secondStepToken: 'second', email: 'mia@example.com' });
    const { router } = comeBack();
    await waitFor(() => expect(router.state.location.pathname).toBe('/log-in-second-step'));
    expect(keptSecondStep()).toEqual({ token: 'second', email: 'mia@example.com' });
  });

  it('signs up with what Google says, the address for good, over a reload too', async () => {
    keepFlow('flow');
    finished({ signUpToken: 'sign', email: 'mia@example.com', firstName: 'Mia', lastName: 'Chen' });
    comeBack();
    await screen.findByRole('heading', { name: t.signUpTitle });
    cleanup();
    answers['SignUpWithGoogle'] = { signUpWithGoogle: session };
    const { router, person } = comeBack('');
    const email = await screen.findByLabelText<HTMLInputElement>('Email');
    expect([email.value, email.readOnly]).toEqual(['mia@example.com', true]);
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Mia');
    expect(screen.queryByLabelText('Password')).toBeNull();
    await person.type(screen.getByLabelText('Business name'), 'Corner Café');
    await person.click(screen.getByRole('checkbox'));
    await person.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
    const [{ input }] = sent('SignUpWithGoogle') as [{ input: Record<string, unknown> }];
    expect(input).toMatchObject({ signUpToken: 'sign', firstName: 'Mia', acceptTermsAndConditions: true });
    expect(Object.keys(input)).not.toEqual(expect.arrayContaining(['email']));
    expect(Object.keys(input)).not.toEqual(expect.arrayContaining(['password']));
    expect(sent('FinishGoogle')).toHaveLength(1);
  });

  it('links an account once its password is given', async () => {
    keepFlow('flow');
    finished({ linkToken: 'link', email: 'mia@example.com' });
    answers['LinkGoogle'] = { code: 'invalid-code' };
    const { router, person } = comeBack();
    await person.type(await screen.findByLabelText('Password'), 'Wrong1!');
    await person.click(screen.getByRole('button', { name: t.linkSubmit }));
    await screen.findByText('No.');
    answers['LinkGoogle'] = { linkGoogle: session };
    await person.type(screen.getByLabelText(new RegExp(t.linkCode)), '418 203');
    await person.click(screen.getByRole('button', { name: t.linkSubmit }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
    expect(sent('LinkGoogle')).toEqual([
      { input: { linkToken: 'link', password: 'Wrong1!' } },
      { input: { linkToken: 'link', password: 'Wrong1!', code: '418203' } },
    ]);
  });

  it.each([
    ['without the flow of this tab', '?code=c1&state=s1', t.failed],
    ['where the person would not', '?error=access_denied&state=s1', t.denied],
    ['with nothing', '', t.failed],
  ])('%s names what went wrong, asks nobody and leads back', async (_, search, words) => {
    comeBack(search);
    await screen.findByText(words);
    expect(screen.getByRole('link', { name: 'Back to log in' })).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('says what the server says of it', async () => {
    keepFlow('flow');
    answers['FinishGoogle'] = { code: 'invalid-code' };
    comeBack();
    await screen.findByText('No.');
    await screen.findByRole('heading', { name: t.failedTitle });
  });
});
