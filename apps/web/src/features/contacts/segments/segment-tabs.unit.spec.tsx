/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { keepSession, type Permission } from '../../../lib/session/session';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import { contactsTexts as t } from '../contacts.texts';
import { SegmentTabs } from './segment-tabs';

const away = [{ field: 'attributes.visit', type: 'date', operation: 'before-days-ago', value: 30 }];
const regulars = {
  __typename: 'Segment',
  id: 's1',
  name: 'Regulars',
  count: 12,
  filters: [{ field: 'tags', type: 'tags', operation: 'one', value: ['t'] }],
  filtersMatch: 'all',
  isPublic: true,
  creator: null,
  usersPrivateAccess: [],
  version: 1,
};

/** The tabs over a server that has these segments, and keeps what it is asked to make. */
function open(segments: object[], { at = '/contacts', permissions = ['campaign-editor'] as Permission[] } = {}) {
  const made: unknown[] = [];
  let answer: () => void = () => undefined;
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        answer = () => {
          const list = { __typename: 'SegmentList', data: segments, count: segments.length, hasMore: false };
          observer.next({ data: { segments: { ...list, countIsExact: true } } });
          observer.complete();
        };
        if (operationName === 'SegmentTabs') return;
        made.push(variables['input']);
        observer.next({ data: { createSegment: { ...regulars, id: 's2', ...(variables['input'] as object) } } });
        observer.complete();
      }),
  );
  keepSession({
    accessToken: 'a',
    refreshToken: 'r',
    user: {
      id: 'u1',
      role: 'merchant',
      email: 'mia@example.com',
      firstName: 'Mia',
      lastName: 'Le',
      termsAccepted: true,
      tenant: { name: 'Bell Cafe', country: 'AU', timeZone: 'Australia/Sydney' },
      permissions,
    },
  });
  const router = createMemoryRouter([{ path: '/contacts', element: <SegmentTabs /> }], { initialEntries: [at] });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  render(
    <ThemeProvider>
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </ThemeProvider>,
  );
  return { made, router, answer: () => act(() => answer()) };
}

describe('the segments over the contacts', () => {
  beforeAll(() => import('./segment-dialog'));
  afterEach(cleanup);

  it('keep their row before they are known and where there are none', () => {
    const { answer } = open([]);
    expect(screen.getByRole('navigation', { name: t.views })).toBeTruthy();
    answer();
    expect(screen.getByRole('navigation', { name: t.views })).toBeTruthy();
  });

  it('ask for a condition first where none is new', async () => {
    const at = `/contacts?segment=s1&filters=${encodeURIComponent(JSON.stringify(regulars.filters))}`;
    const { router, answer } = open([regulars], { at });
    answer();
    expect(await screen.findByText('Regulars')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: t.newSegment }));
    await waitFor(() => expect(router.state.location.state).toMatchObject({ addCondition: true }));
    expect(router.state.location.search).toBe('');
  });

  it('keep the conditions that stand there under a name', async () => {
    const { made, router, answer } = open([], { at: `/contacts?filters=${encodeURIComponent(JSON.stringify(away))}` });
    answer();
    fireEvent.click(screen.getByRole('button', { name: t.newSegment }));
    fireEvent.change(await screen.findByLabelText(t.segmentName), { target: { value: 'Away' } });
    fireEvent.click(screen.getByRole('button', { name: t.saveSegment }));
    await waitFor(() => expect(made).toEqual([{ name: 'Away', filters: away, filtersMatch: 'all' }]));
    answer();
    await waitFor(() => expect(router.state.location.search).toContain('segment=s2'));
  });

  it('make none for who may not', () => {
    const { answer } = open([regulars], { permissions: [] });
    answer();
    expect(screen.queryByRole('button', { name: t.newSegment })).toBeNull();
  });
});
