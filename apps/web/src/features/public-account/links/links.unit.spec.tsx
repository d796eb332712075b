/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import { Component as Arrival } from './arrival-page';
import { Component as LinkPage } from './link-page';
import { linkTexts as t } from './links.texts';
import { keptMailLink, linkKinds } from './mail-link';

const { fetch } = globalThis;
let asked: unknown[];
let isDead: boolean;

beforeEach(() => {
  asked = [];
  isDead = false;
  globalThis.fetch = (async (_url: string, init: { body: string }) => {
    asked.push(JSON.parse(init.body).variables);
    return Response.json(
      isDead ? { errors: [{ message: 'No.', extensions: { code: 'invalid-code' } }] } : { data: { followLink: true } },
    );
  }) as never;
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  globalThis.fetch = fetch;
});

function follow(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/links/:kind/:token', Component: Arrival },
      { path: '/links', Component: LinkPage },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  render(
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  return { router, person: userEvent.setup() };
}

describe('a link of a mail', () => {
  it.each(linkKinds)(
    '%s: opening it changes nothing; its button does, and its token is out of the address',
    async (kind) => {
      const { router, person } = follow(`/links/${kind}/secret`);
      await screen.findByRole('heading', { name: t.titles[kind] });
      expect(router.state.location.pathname).toBe('/links');
      expect(asked).toEqual([]);
      await person.click(screen.getByRole('button', { name: t.submits[kind] }));
      await screen.findByText(t.done[kind]);
      expect(asked).toEqual([{ kind, token: 'secret' }]);
      expect(keptMailLink()).toBeNull();
    },
  );

  it('that is dead says so', async () => {
    isDead = true;
    const { person } = follow('/links/undo-email/secret');
    await person.click(await screen.findByRole('button', { name: t.submits['undo-email'] }));
    await screen.findByText(t.dead);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each(['/links', '/links/new-password/secret'])('%s is dead from the start', async (address) => {
    follow(address);
    await screen.findByText(t.dead);
    expect(asked).toEqual([]);
  });
});
