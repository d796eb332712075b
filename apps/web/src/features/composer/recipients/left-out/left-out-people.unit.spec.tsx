/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { everybody } from '../../../../domain/audience/everybody';
import type { Filter } from '../../../../ui/filter/filter';
import { ThemeProvider } from '../../../../ui/theme/theme-provider';
import { ComposerParts } from '../../composer-store';
import { emptyDraft, type Draft } from '../../draft/draft';
import type { Composer } from '../../use-composer';
import { flatFilters } from '../audience-filter';
import type { LeftOutReason } from './left-out';
import { LeftOutPeople } from './left-out-people';

afterEach(cleanup);
const person = (id: string, name: string, warning: string | null = null) => ({
  __typename: 'Contact',
  id,
  name,
  firstName: null,
  lastName: null,
  email: null,
  phoneInternational: '+61491570156',
  phoneSignificant: '491570156',
  marketingStatus: 'unsubscribed',
  attributes: {},
  warning,
});
const locals: Filter = { field: 'attributes.suburb', type: 'text', operation: 'equals', value: 'Newtown' };
const segments = [{ id: 's', name: 'Locals', filters: [locals], filtersMatch: 'all', count: 9 }];
const optedOut: Filter = { field: 'marketingStatus', type: 'enum', operation: 'equals', value: 'unsubscribed' };

function show(
  reason: LeftOutReason,
  count: number,
  chosen: Partial<Draft>,
  landlines = [person('l', 'Bar Roma', 'no')],
) {
  const asked: unknown[] = [];
  const data = ['Ava', 'Ben', 'Cy', 'Di', 'Ed', 'Flo'].map((name) => person(name, name));
  const link = new ApolloLink(({ variables }) => {
    asked.push(variables['query'].filters);
    return new Observable((observer) => {
      observer.next({
        data: { contacts: { __typename: 'ContactList', count: 8, data: [person('x', 'Shop phone', 'no'), ...data] } },
      });
      observer.complete();
    });
  });
  const composer = { draft: { ...emptyDraft, ...chosen }, audience: { segments, landlines } };
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <MemoryRouter>
        <ThemeProvider>
          <ComposerParts composer={composer as unknown as Composer}>
            <LeftOutPeople reason={reason} count={count} />
          </ComposerParts>
        </ThemeProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  return asked;
}
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('who is left out', () => {
  it('is named, a few of them, and all stand in the contacts', async () => {
    const asked = show('unsubscribed', 7, { segmentIds: ['s'] });
    await screen.findByText('Ava');
    expect(links().slice(0, 2)).toEqual([
      ['Ava', '/contacts/Ava'],
      ['Ben', '/contacts/Ben'],
    ]);
    expect(links()).toHaveLength(6);
    expect(asked).toEqual([[optedOut, { type: 'conditional', operator: 'AND', filters: [locals] }]]);
    const [words, to] = links().at(-1)!;
    expect(words).toBe('See all 7');
    expect(JSON.parse(new URLSearchParams(to!.split('?')[1]).get('filters')!)).toEqual([locals, optedOut]);
  });

  it('is counted on where no filter lists them: with a group beside the segment', async () => {
    show('noConsent', 7, { segmentIds: ['s'], groupIds: ['g'] });
    expect(await screen.findByText('and 2 more')).toBeTruthy();
    expect(links()).toHaveLength(5);
  });

  it('by a landline is known without asking', () => {
    expect(show('invalidPhone', 1, { segmentIds: [everybody] })).toEqual([]);
    expect(links()).toEqual([['Bar Roma', '/contacts/l']]);
  });

  it('is not named where nothing tells who it is', () => {
    expect(show('tooLong', 3, { segmentIds: [everybody] })).toEqual([]);
    expect(links()).toEqual([]);
  });
});

it('filters that the list of contacts cannot show are not put into its address', () => {
  expect(flatFilters([])).toEqual([]);
  expect(flatFilters([{ field: 'id', type: 'enum', operation: 'one', value: ['a'] }])).toBeNull();
  expect(flatFilters([{ type: 'conditional', operator: 'OR', filters: [locals, optedOut] }])).toBeNull();
});
