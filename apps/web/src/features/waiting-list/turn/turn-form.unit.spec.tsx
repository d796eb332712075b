/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Problem } from '../../../lib/graph/problem';
import { logIn } from '../../../testing/log-in';
import { formTexts } from '../../../ui/form/form.texts';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import { undoLast } from '../../../ui/toast/undo';
import { boardOf, turnOf } from '../board/board.testing';
import type { QueueActions, Turn } from '../board/use-board';
import { waitingListTexts } from '../waiting-list.texts';
import { TurnDrawer } from './turn-drawer';
import { useOpenTurn } from './turn-link';

const t = waitingListTexts.drawer;
const words = waitingListTexts.add;
const settings = { mostPartySize: 8, resources: [], publicUrl: 'http://localhost:3000' } as never;

let turn: Turn;
const correct = jest.fn<QueueActions['correct']>();
const conflict = new Problem('version-conflict', 'Conflict', 'It was changed meanwhile.');

function Board() {
  const { openId } = useOpenTurn();
  const actions = { correct, again: async () => undefined } as never;
  return openId === null ? (
    <p>The list</p>
  ) : (
    <TurnDrawer
      id={openId}
      board={{ ...boardOf(), waiting: [turn], active: [], ended: [] }}
      {...{ settings, actions }}
      move={() => undefined}
      mayChange
    />
  );
}

/** Opens the turn's form, as E does. */
async function edit() {
  const answers = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { turn: { __typename: 'Turn', ...turn } } });
        observer.complete();
      }),
  );
  const router = createMemoryRouter([{ path: '/waiting-list', element: <Board /> }], {
    initialEntries: ['/waiting-list?view=day&turn=turn-42'],
  });
  render(
    <ThemeProvider>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link: answers })}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </ThemeProvider>,
  );
  fireEvent.click(screen.getByText(t.edit));
  return router;
}
/** What need not be given says so in its label. */
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: 'input' });
const write = (label: string, value: string): void => void fireEvent.change(field(label), { target: { value } });

describe('the form of a turn', () => {
  const narrow = globalThis.matchMedia;
  beforeEach(() => {
    globalThis.matchMedia = ((query: string) => ({ ...narrow(query), matches: /min-width/.test(query) })) as never;
    sessionStorage.clear();
    correct.mockReset().mockResolvedValue(undefined);
    turn = turnOf(42, { code: 'code', position: 1, name: 'Ava' });
    logIn({
      lastName: 'Le',
      tenant: { name: 'Bell Cafe', country: 'AU', timeZone: 'Australia/Sydney' },
      permissions: ['merchant-editor'],
    });
  });
  afterEach(() => {
    cleanup();
    globalThis.matchMedia = narrow;
  });

  it('is left by Esc with what was typed, and an Undo leads back into it at the address it was left', async () => {
    const router = await edit();
    write(t.name, 'Avalon');
    field(t.name).focus();
    fireEvent.keyDown(field(t.name), { key: 'Escape' });
    expect(await screen.findByText('The list')).toBeTruthy();
    expect(router.state.location.search).toBe('?view=day');
    await waitFor(() => expect(undoLast()).toBe(true));
    await waitFor(() => expect(field(t.name).value).toBe('Avalon'));
    expect(router.state.location.search).toBe('?view=day&turn=turn-42');
    expect(screen.getByText(formTexts.kept)).toBeTruthy();
    fireEvent.click(screen.getByText(formTexts.startOver));
    expect(field(t.name).value).toBe('Ava');
  });

  it('is saved by Ctrl+Enter with what was changed alone, at the version it was read at', async () => {
    await edit();
    write(words.note, 'By the window');
    fireEvent.keyDown(field(words.note), { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(screen.getByText(t.edit)).toBeTruthy());
    expect(correct.mock.calls).toEqual([['turn-42', { note: 'By the window', version: 1 }]]);
    expect(undoLast()).toBe(false);
    expect(sessionStorage.length).toBe(0);
  });

  it('is saved over a call or another place, which change nothing that is typed here', async () => {
    await edit();
    write(t.name, 'Avalon');
    correct.mockRejectedValueOnce(conflict);
    turn = { ...turn, version: 3 };
    fireEvent.click(screen.getByText(t.save));
    await waitFor(() => expect(screen.getByText(t.edit)).toBeTruthy());
    expect(correct.mock.calls.map(([, input]) => input)).toEqual([
      { name: 'Avalon', version: 1 },
      { name: 'Avalon', version: 3 },
    ]);
  });

  it('keeps what was typed where a colleague was quicker, and says what is theirs', async () => {
    await edit();
    write(t.name, 'Avalon');
    correct.mockRejectedValueOnce(conflict);
    turn = { ...turn, name: 'Theirs', note: 'Their note', version: 2 };
    fireEvent.click(screen.getByText(t.save));
    expect(await screen.findByText(formTexts.theirs(t.name, 'Theirs'))).toBeTruthy();
    expect(field(t.name).value).toBe('Avalon');
    expect(field(words.note).value).toBe('Their note');
    fireEvent.click(screen.getByText(t.save));
    await waitFor(() => expect(screen.getByText(t.edit)).toBeTruthy());
    expect(correct.mock.calls[1]).toEqual(['turn-42', { name: 'Avalon', version: 2 }]);
  });

  it('asks for a party that may come, and leaves one that came already', async () => {
    turn = { ...turn, partySize: 12 };
    await edit();
    write(words.party, '9');
    fireEvent.click(screen.getByText(t.save));
    expect(await screen.findByText(words.partyWrong(8))).toBeTruthy();
    await act(async () => write(words.party, '12'));
    expect(screen.queryByText(words.partyWrong(8))).toBeNull();
  });
});
