/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { sharingTexts } from '../../../domain/sharing/sharing.texts';
import { type Permission } from '../../../lib/session/session';
import { logIn } from '../../../testing/log-in';
import { formTexts } from '../../../ui/form/form.texts';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import { undoLast } from '../../../ui/toast/undo';
import { contactsTexts as t } from '../contacts.texts';
import { SaveSegment } from './save-segment';
import { SegmentTabs } from './segment-tabs';
import { useSegments } from './use-segments';

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

const directory = {
  __typename: 'Directory',
  data: [{ __typename: 'Colleague', id: 'u2', name: 'Tom Ng', avatar: null, status: 'active' }],
};

/** The tabs, and beside the conditions what saves them. */
function Page() {
  const { filters, filtersMatch } = useSegments();
  return (
    <>
      <SegmentTabs />
      <SaveSegment filters={filters} match={filtersMatch} />
    </>
  );
}

/** The tabs over a server that has these segments, and keeps what it is asked to make. */
function open(
  segments: object[],
  { at = '/contacts', permissions = ['campaign-editor'] as Permission[], refusal = null as object | null } = {},
) {
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
        if (operationName === 'OpenSegment') {
          observer.next({ data: { segment: { ...segments[0], name: 'Theirs', version: 2 } } });
          return observer.complete();
        }
        if (operationName === 'Colleagues') return observer.next({ data: { directory } });
        made.push(variables['input']);
        if (refusal !== null && (variables['input'] as { version?: number }).version !== 2)
          return observer.next({ errors: [refusal] } as never);
        observer.next({
          data: {
            [operationName === 'CreateSegment' ? 'createSegment' : 'updateSegment']: {
              ...regulars,
              id: 's2',
              ...(variables['input'] as object),
            },
          },
        });
        observer.complete();
      }),
  );
  logIn({ lastName: 'Le', tenant: { name: 'Bell Cafe', country: 'AU', timeZone: 'Australia/Sydney' }, permissions });
  const router = createMemoryRouter([{ path: '/contacts', element: <Page /> }], { initialEntries: [at] });
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
  beforeAll(() => import('../../../ui/toast/toaster'));
  beforeEach(() => sessionStorage.clear());
  afterEach(cleanup);

  it('keep their row before they are known and where there are none', () => {
    const { answer } = open([]);
    expect(screen.getByRole('navigation', { name: t.views })).toBeTruthy();
    answer();
    const views = screen.getByRole('navigation', { name: t.views });
    expect(within(views).getByRole('button', { name: t.newSegment })).toBeTruthy();
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
    // It is drawn before what lies behind it is shut off.
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(await dialog.findByLabelText(t.segmentName), { target: { value: 'Away' } });
    fireEvent.click(dialog.getByRole('button', { name: t.saveSegment }));
    await waitFor(() =>
      expect(made).toEqual([
        { name: 'Away', filters: away, filtersMatch: 'all', isPublic: true, usersPrivateAccess: [] },
      ]),
    );
    answer();
    await waitFor(() => expect(router.state.location.search).toContain('segment=s2'));
  });

  const atOpen = `/contacts?segment=s1&filters=${encodeURIComponent(JSON.stringify(regulars.filters))}`;
  const theirs = { ...regulars, isPublic: false, creator: { __typename: 'Creator', id: 'u2', name: 'Tom Ng' } };
  const sharedAs = (permission: string): object => ({
    ...theirs,
    usersPrivateAccess: [{ user: 'u1', permission, name: 'Mia Le' }],
  });
  const offered = async (): Promise<(string | null)[]> => {
    fireEvent.click(await screen.findByRole('button', { name: t.segmentMenu }));
    return (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
  };

  it.each([
    ['all', [t.saveAsNew, t.nameAndSharing, t.deleteSegment]],
    ['modify', [t.saveAsNew, t.nameAndSharing]],
    ['view', [t.saveAsNew]],
  ])('that are private are marked, and offer who has a share of %s what they may do', async (level, items) => {
    const { answer } = open([sharedAs(level)], { at: atOpen });
    answer();
    expect(await screen.findByRole('link', { name: `Regulars ${t.segmentPrivate} 12` })).toBeTruthy();
    expect(await offered()).toEqual(items);
  });

  it('are renamed and shared by who made them', async () => {
    const { made, answer } = open([{ ...regulars, creator: { __typename: 'Creator', id: 'u1', name: 'Mia Le' } }], {
      at: atOpen,
    });
    answer();
    await offered();
    fireEvent.click(screen.getByRole('menuitem', { name: t.nameAndSharing }));
    fireEvent.change(await screen.findByLabelText(t.segmentName), { target: { value: 'Friends' } });
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(sharingTexts.chosen) }));
    fireEvent.change(await screen.findByLabelText(sharingTexts.add), { target: { value: 'u2' } });
    fireEvent.change(await screen.findByLabelText('Tom Ng'), { target: { value: 'modify' } });
    fireEvent.click(screen.getByRole('button', { name: t.saveIt }));
    await waitFor(() =>
      expect(made).toEqual([
        { name: 'Friends', isPublic: false, usersPrivateAccess: [{ user: 'u2', permission: 'modify' }], version: 1 },
      ]),
    );
  });

  it('say who could change them where that was taken from somebody meanwhile', async () => {
    const refusal = { message: 'No.', extensions: { code: 'forbidden', title: 'Not allowed' } };
    const { answer } = open([sharedAs('modify')], { at: atOpen, refusal });
    answer();
    await offered();
    fireEvent.click(screen.getByRole('menuitem', { name: t.nameAndSharing }));
    fireEvent.change(await screen.findByLabelText(t.segmentName), { target: { value: 'Friends' } });
    fireEvent.click(screen.getByRole('button', { name: t.saveIt }));
    expect(await screen.findByText(sharingTexts.seeOnly('Tom Ng'))).toBeTruthy();
  });

  it('keep what was typed of a new one over Esc, and are led back to it by Undo', async () => {
    const { answer } = open([], { at: `/contacts?filters=${encodeURIComponent(JSON.stringify(away))}` });
    answer();
    fireEvent.click(screen.getByRole('button', { name: t.newSegment }));
    fireEvent.change(await screen.findByLabelText(t.segmentName), { target: { value: 'Away' } });
    fireEvent.click(screen.getByRole('button', { name: t.cancel }));
    await waitFor(() => expect(screen.queryByLabelText(t.segmentName)).toBeNull());
    // What an earlier test left unsaved may still be offered beside it; Undo takes the last.
    await screen.findAllByText(formTexts.closed);
    act(() => void undoLast());
    expect(await screen.findByLabelText(t.segmentName)).toHaveProperty('value', 'Away');
    fireEvent.click(screen.getByRole('button', { name: formTexts.startOver }));
    expect(screen.getByLabelText(t.segmentName)).toHaveProperty('value', '');
  });

  it('go on over what somebody else made of one meanwhile', async () => {
    const refusal = { message: 'No.', extensions: { code: 'version-conflict', title: 'Changed' } };
    const { made, answer } = open([{ ...regulars, creator: { __typename: 'Creator', id: 'u1', name: 'Mia Le' } }], {
      at: atOpen,
      refusal,
    });
    answer();
    await offered();
    fireEvent.click(screen.getByRole('menuitem', { name: t.nameAndSharing }));
    fireEvent.change(await screen.findByLabelText(t.segmentName), { target: { value: 'Friends' } });
    fireEvent.click(screen.getByRole('button', { name: t.saveIt }));
    expect(await screen.findByText(formTexts.theirs(t.segmentName, 'Theirs'))).toBeTruthy();
    expect(screen.getByLabelText(t.segmentName)).toHaveProperty('value', 'Friends');
    fireEvent.click(screen.getByRole('button', { name: t.saveIt }));
    await waitFor(() => expect(made.at(-1)).toMatchObject({ name: 'Friends', version: 2 }));
  });

  it('make none for who may not', () => {
    const { answer } = open([regulars], { permissions: [] });
    answer();
    expect(screen.queryByRole('button', { name: t.newSegment })).toBeNull();
  });
});
