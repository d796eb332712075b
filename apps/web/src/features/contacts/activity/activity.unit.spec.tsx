/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { keepSession } from '../../../lib/session/session';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import Activity from './activity';
import type { ActivityEntryFragment } from './activity.generated';
import { entryLook } from './entry-look';

beforeEach(() =>
  keepSession({
    accessToken: 'a',
    refreshToken: 'r',
    user: { id: 'u', tenant: { timeZone: 'Australia/Sydney' }, permissions: ['owner'] } as never,
  }),
);
afterEach(cleanup);

const entry = (given: Partial<ActivityEntryFragment>): ActivityEntryFragment =>
  ({
    ...{ __typename: 'TimelineEntry', id: 'e', at: '2020-11-18T23:05:00Z', kind: 'created' },
    ...{ campaignId: null, name: null, text: null, status: null, reason: null, cost: null },
    ...given,
  }) as ActivityEntryFragment;

/** Draws it beside a server that answers so many entries of what is asked for. */
function show(all: readonly ActivityEntryFragment[]) {
  const asked: Record<string, unknown>[] = [];
  const link = new ApolloLink(({ variables }) => {
    asked.push(variables);
    const { before, limit, kinds } = variables as { before?: string; limit: number; kinds: string[] | null };
    const contactTimeline = all
      .filter(({ at, kind }) => (before === undefined || at < before) && (kinds === null || kinds.includes(kind)))
      .slice(0, limit);
    return new Observable((observer) => {
      observer.next({ data: { contactTimeline } });
      observer.complete();
    });
  });
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <ThemeProvider>
        <MemoryRouter>
          <Activity contactId="c" />
        </MemoryRouter>
      </ThemeProvider>
    </ApolloProvider>,
  );
  return asked;
}

describe('the activity of a contact', () => {
  it('shows entries by kind, and leads to the campaign of a text', async () => {
    show([
      entry({
        ...{ id: '1', kind: 'text', campaignId: 'k', name: 'Soup', text: 'Soup is back' },
        ...{ status: 'delivered', cost: '0.080000' },
      }),
      entry({ id: '2', kind: 'reply', text: 'pls no more' }),
      entry({ id: '3', kind: 'hold', status: 'out', reason: 'attention' }),
    ]);
    expect(await screen.findByText('Campaign Soup')).toBeTruthy();
    expect(screen.getByText('Soup is back')).toBeTruthy();
    expect(screen.getByText(/^Delivered · /)).toBeTruthy();
    expect(screen.getByText('Open the campaign').getAttribute('href')).toBe('/sms-campaigns/details/k');
    expect(screen.getByText('They wrote')).toBeTruthy();
    expect(screen.getByText('Promotions put on hold')).toBeTruthy();
    expect(screen.getAllByText('19-11-2020, 10:05')).toHaveLength(3);
  });

  it('asks for the kinds of a group alone', async () => {
    const asked = show([entry({ id: '1', kind: 'turn', status: 'canceled', reason: 'no-show' }), entry({ id: '2' })]);
    expect(await screen.findByText('Added')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Visits'));
    expect(await screen.findByText('They did not come')).toBeTruthy();
    expect(screen.queryByText('Added')).toBeNull();
    fireEvent.click(screen.getByLabelText('Consent'));
    expect(await screen.findByText('Nothing of this kind has happened yet.')).toBeTruthy();
    expect(asked.map(({ kinds }) => kinds)).toEqual([null, ['turn', 'feedback'], ['opt-in', 'opt-out', 'hold']]);
  });

  it('goes on behind the last one until there are no more', async () => {
    const at = (n: number): string => new Date(Date.UTC(2020, 0, 1, 0, 100 - n)).toISOString();
    const asked = show(
      Array.from({ length: 40 }, (_, n) => entry({ id: `${n}`, at: at(n), kind: 'reply', text: `No ${n}` })),
    );
    fireEvent.click(await screen.findByText('Show earlier'));
    expect(await screen.findByText('No 39')).toBeTruthy();
    expect(asked.at(-1)).toMatchObject({ before: at(29) });
    expect(screen.queryByText('Show earlier')).toBeNull();
  });
});

describe('what an entry says', () => {
  it.each([
    [{ kind: 'text', status: 'bounced' }, 'Text', 'Not delivered'],
    [{ kind: 'opt-out', status: 'all', reason: 'stop-word' }, 'Opted out of all texts', 'They texted STOP'],
    [{ kind: 'opt-in', status: 'marketing', reason: 'import' }, 'Agreed to marketing', 'By an import'],
    [{ kind: 'hold', status: 'in', reason: 'start-word' }, 'Hold lifted', 'They texted START'],
    [{ kind: 'import', status: 'updated' }, 'Changed by an import', null],
    [{ kind: 'opt-out', status: 'all', reason: 'a-word-of-tomorrow' }, 'Opted out of all texts', null],
  ] as const)('%j is %s, %s', (given, title, beside) =>
    expect(entryLook(entry(given as Partial<ActivityEntryFragment>))).toMatchObject({ title, beside }),
  );
});
