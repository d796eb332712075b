/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { keepSession, type Permission } from '../lib/session/session';
import { ThemeProvider } from '../ui/theme/theme-provider';
import { Component as NotAuthorized } from './not-authorized-page';

const { fetch } = globalThis;
let asked: { operationName: string; variables: Record<string, unknown> }[];

function open(address: string, permissions: Permission[]) {
  keepSession({
    accessToken: `a.${btoa(JSON.stringify({ exp: Date.now() / 1_000 + 300 }))}.x`,
    refreshToken: 'r',
    user: {
      id: 'u1',
      role: 'merchant',
      email: 'sam@example.com',
      firstName: 'Sam',
      lastName: 'Ng',
      termsAccepted: true,
      tenant: { name: 'Corner Café', country: 'AU', timeZone: 'Australia/Sydney' },
      permissions,
    },
  });
  const router = createMemoryRouter([{ path: '*', element: <NotAuthorized /> }], { initialEntries: [address] });
  render(
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
}

beforeEach(() => {
  asked = [];
  globalThis.fetch = (async (_url: string, { body }: { body: string }) => {
    const request = JSON.parse(body) as (typeof asked)[number];
    asked.push(request);
    const data =
      request.operationName === 'AccessHolders'
        ? { permissionHolders: { __typename: 'Holders', data: [{ __typename: 'Holder', id: 'm', name: 'Mia Chen' }] } }
        : { requestAccess: { __typename: 'AccessRequest', id: 'r1' } };
    return Response.json({ data });
  }) as never;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});
const inputs = () =>
  asked.filter(({ operationName }) => operationName === 'AskForAccess').map(({ variables }) => variables['input']);

describe('the page for who may not', () => {
  it('names who can let them in, and asks those for what the address says', async () => {
    open('/not-authorized?permission=business-editor&from=%2Fbilling', ['campaign-editor']);
    expect(await screen.findByText(/Mia Chen/)).toBeTruthy();
    const wanted = screen.getByLabelText('What do you need?') as HTMLSelectElement;
    expect(wanted.value).toBe('business-editor');
    expect([...wanted.options].map(({ value }) => value)).not.toContain('campaign-editor');
    fireEvent.click(screen.getByRole('button', { name: 'Ask for access' }));
    await waitFor(() => expect(inputs()).toEqual([{ permission: 'business-editor', page: '/billing' }]));
    expect(await screen.findByText(/^Asked\./)).toBeTruthy();
  });

  it('takes another choice, and no address of elsewhere', async () => {
    open('/not-authorized?permission=owner&from=%2F%2Fevil.example', []);
    fireEvent.change(await screen.findByLabelText('What do you need?'), { target: { value: 'user-editor' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Ask for access' }));
    await waitFor(() => expect(inputs()).toEqual([{ permission: 'user-editor', page: null }]));
  });

  it('asks nothing of who may everything', async () => {
    open('/not-authorized', ['owner']);
    expect(await screen.findByRole('link', { name: 'Back to home' })).toBeTruthy();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.queryByRole('button', { name: 'Ask for access' })).toBeNull();
    expect(asked).toEqual([]);
  });
});
