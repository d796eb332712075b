/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { currentTerms } from '@bellbird/field-rules';
import { logIn } from '../../../testing/log-in';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import { publicAccountTexts } from '../public-account.texts';
import { Component as AcceptTermsPage } from './accept-terms-page';
import { ChangedTerms } from './changed-terms';
import { termsPoints } from './terms-points';
import { termsTexts as words } from './terms.texts';

const t = publicAccountTexts.termsPage;

/** The page of somebody who accepted these terms last, before a server that answers that or is away. */
function open(accepted: number | null | 'away'): string[] {
  const asked: string[] = [];
  globalThis.fetch = (async (_: unknown, init: RequestInit) => {
    const { query } = JSON.parse(String(init.body)) as { query: string };
    asked.push(query);
    if (accepted === 'away') throw new TypeError('Failed to fetch');
    return Response.json({ data: { acceptedTerms: accepted } });
  }) as typeof fetch;
  logIn({
    lastName: 'Le',
    termsAccepted: false,
    tenant: { name: 'Bell Cafe', country: 'AU', timeZone: 'Australia/Sydney' },
  });
  const router = createMemoryRouter([{ path: '/accept-terms-and-conditions', element: <AcceptTermsPage /> }], {
    initialEntries: ['/accept-terms-and-conditions'],
  });
  render(
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  return asked;
}

describe('the terms', () => {
  const { fetch } = globalThis;
  afterEach(() => {
    cleanup();
    localStorage.clear();
    globalThis.fetch = fetch;
  });

  it('are those of the version that the server asks for', () => {
    expect(Math.max(...termsPoints.map(({ since }) => since))).toBe(currentTerms);
  });

  it.each([[null], ['away' as const]])('are all to be read where %s were accepted before', async (accepted) => {
    open(accepted);
    expect(await screen.findByText(words.consent)).toBeTruthy();
    expect(screen.getByRole('heading', { name: t.title })).toBeTruthy();
    expect(screen.queryByText(words.changed)).toBeNull();
  });

  it('say what changed to who accepted those before', async () => {
    open(currentTerms - 1);
    expect(await screen.findByRole('heading', { name: words.changed })).toBeTruthy();
    expect(screen.getByRole('heading', { name: t.changedTitle })).toBeTruthy();
    expect(screen.getByText(t.changedLead('Mia'))).toBeTruthy();
  });

  it('name the points that changed since, and fold those that stay', () => {
    const [first, second] = [
      { title: 'Old', words: 'As it was.', since: 1 },
      { title: 'New', words: 'As it is now.', since: 2 },
    ];
    const { container } = render(
      <ThemeProvider>
        <ChangedTerms accepted={1} points={[first, second]} />
      </ThemeProvider>,
    );
    const folded = container.querySelector('details');
    expect(folded?.textContent).toContain('As it was.');
    expect(folded?.contains(screen.getByText('As it is now.'))).toBe(false);
    cleanup();
    render(
      <ThemeProvider>
        <ChangedTerms accepted={0} points={[first, second]} />
      </ThemeProvider>,
    );
    expect(screen.queryByText(words.unchanged)).toBeNull();
  });

  it('are accepted by the button', async () => {
    const asked = open(currentTerms - 1);
    await screen.findByRole('heading', { name: words.changed });
    fireEvent.click(screen.getByRole('button', { name: t.submit }));
    await waitFor(() => expect(asked.some((query) => query.includes('acceptTermsAndConditions: true'))).toBe(true));
  });
});
