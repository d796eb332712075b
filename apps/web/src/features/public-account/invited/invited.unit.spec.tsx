/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { currentSession, forgetSession } from '../../../lib/session/session';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import { Component as Arrival } from './arrival-page';
import { keptLink } from './invitation-link';
import { Component as Invited } from './invited-page';

const { fetch } = globalThis;
let asked: { name: string; variables: Record<string, unknown> }[];
let invitation: object | null;
let refusal: { code: string; message: string } | null;

beforeEach(() => {
  asked = [];
  refusal = null;
  invitation = { businessName: 'Corner Café', invitedBy: 'Mia Clarke', email: 'sam@example.com', hasAccount: false };
  globalThis.fetch = (async (_url: string, init: { body: string }) => {
    const { query, variables } = JSON.parse(init.body);
    const name = /(?:mutation|query) (\w+)/.exec(query)![1]!;
    asked.push({ name, variables });
    const refused = ({ code, message }: { code: string; message: string }) =>
      Response.json({ data: null, errors: [{ message, extensions: { code, title: 'No' } }] });
    if (name === 'Invitation')
      return invitation === null
        ? refused({ code: 'invalid-code', message: 'Your verification link is invalid. Request a new one' })
        : Response.json({ data: { invitation } });
    return refusal === null ? Response.json({ data: { joinByInvitation: signedIn } }) : refused(refusal);
  }) as never;
});
afterEach(() => {
  cleanup();
  forgetSession('log-out');
  sessionStorage.clear();
  globalThis.fetch = fetch;
});

const signedIn = {
  accessToken: 'a',
  refreshToken: 'r',
  user: {
    id: 'u',
    role: 'merchant',
    email: 'sam@example.com',
    firstName: 'Sam',
    lastName: 'Ng',
    flags: { acceptTermsAndConditions: true },
    tenant: { name: 'Corner Café', country: 'AU', timeZone: 'Australia/Sydney' },
    permissions: [{ permission: 'campaign-editor', access: true }],
  },
};

function open() {
  const router = createMemoryRouter(
    [
      { path: '/invited-sign-up/:email/:securityToken', Component: Arrival },
      { path: '/invited-sign-up', Component: Invited },
      { path: '*', element: null },
    ],
    { initialEntries: ['/invited-sign-up/sam%40example.com/secret'] },
  );
  render(
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  return { user: userEvent.setup(), router };
}

describe('an invitation', () => {
  it('is joined with a name, a password and the terms; its token is out of the address, and gone after', async () => {
    const { user, router } = open();
    await screen.findByRole('heading', { name: 'Join Corner Café' });
    expect(screen.getByText('Mia Clarke invited you. You log in with sam@example.com.')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/invited-sign-up');
    await user.click(screen.getByRole('button', { name: 'Join Corner Café' }));
    expect(await screen.findByText('Enter your first name.')).toBeTruthy();
    await user.type(screen.getByLabelText('First name'), ' Sam ');
    await user.type(screen.getByLabelText('Last name'), 'Ng');
    await user.type(screen.getByLabelText('Password'), 'Flatwhite1!');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Join Corner Café' }));
    await waitFor(() => expect(currentSession()).toMatchObject({ accessToken: 'a', user: { firstName: 'Sam' } }));
    expect(asked.at(-1)).toEqual({
      name: 'JoinByInvitation',
      variables: {
        email: 'sam@example.com',
        token: 'secret',
        input: { firstName: 'Sam', lastName: 'Ng', password: 'Flatwhite1!', acceptTermsAndConditions: true },
      },
    });
    expect(keptLink()).toBeNull();
  });

  it('of an address with an account elsewhere moves it, and says a wrong password at its field', async () => {
    invitation = { ...invitation!, hasAccount: true };
    refusal = { code: 'invalid-code', message: 'The password or code is wrong.' };
    const { user } = open();
    await screen.findByRole('heading', { name: 'Move to Corner Café' });
    await user.type(screen.getByLabelText('Password'), 'Wrong1!');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Move to Corner Café' }));
    expect(await screen.findByText('The password or code is wrong.')).toBeTruthy();
    refusal = { code: 'wrong-state', message: 'An organisation keeps at least one owner.' };
    await user.click(screen.getByRole('button', { name: 'Move to Corner Café' }));
    expect(await screen.findByText('An organisation keeps at least one owner.')).toBeTruthy();
    refusal = null;
    await user.click(screen.getByRole('button', { name: 'Move to Corner Café' }));
    await waitFor(() => expect(currentSession()).not.toBeNull());
    expect(asked.at(-1)!.variables['input']).toEqual({
      move: { password: 'Wrong1!' },
      acceptTermsAndConditions: true,
    });
  });

  it('of an account with two-factor moves with a code, which is asked for once it was missing', async () => {
    invitation = { ...invitation!, hasAccount: true };
    refusal = { code: 'invalid-code', message: 'The password or code is wrong.' };
    const { user } = open();
    await user.type(await screen.findByLabelText('Password'), 'Right1!');
    expect(screen.queryByLabelText(/Two-factor code/)).toBeNull();
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Move to Corner Café' }));
    await user.type(await screen.findByLabelText(/Two-factor code/), '418 203');
    refusal = null;
    await user.click(screen.getByRole('button', { name: 'Move to Corner Café' }));
    await waitFor(() => expect(currentSession()).not.toBeNull());
    expect(asked.at(-1)!.variables['input']).toEqual({
      move: { password: 'Right1!', code: '418203' },
      acceptTermsAndConditions: true,
    });
  });

  it('of an address with an account elsewhere that is taken back meanwhile is no wrong password', async () => {
    invitation = { ...invitation!, hasAccount: true };
    refusal = { code: 'invalid-code', message: 'Your verification link is invalid. Request a new one' };
    const { user } = open();
    await user.type(await screen.findByLabelText('Password'), 'Flatwhite1!');
    await user.click(screen.getByRole('checkbox'));
    invitation = null;
    await user.click(screen.getByRole('button', { name: 'Move to Corner Café' }));
    expect(await screen.findByRole('heading', { name: 'This invitation no longer works' })).toBeTruthy();
  });

  it('that no longer works says who can send a new one', async () => {
    invitation = null;
    open();
    expect(await screen.findByRole('heading', { name: 'This invitation no longer works' })).toBeTruthy();
    expect(screen.getByText(/Ask the person who invited you to send it again/)).toBeTruthy();
  });

  it('that is taken back while somebody types says so on sending', async () => {
    refusal = { code: 'invalid-code', message: 'Your verification link is invalid. Request a new one' };
    const { user } = open();
    await user.type(await screen.findByLabelText('First name'), 'Sam');
    await user.type(screen.getByLabelText('Last name'), 'Ng');
    await user.type(screen.getByLabelText('Password'), 'Flatwhite1!');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Join Corner Café' }));
    expect(await screen.findByRole('heading', { name: 'This invitation no longer works' })).toBeTruthy();
  });
});
