import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Kind } from 'graphql';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { keepSession, type Permission } from '../../../lib/session/session';
import { formTexts } from '../../form/form.texts';
import { ThemeProvider } from '../../theme/theme-provider';
import { undoLast } from '../../toast/undo';
import type { ScreenTexts } from '../resource-screen';
import { resourceTexts as t } from '../resource.texts';

/** A resource's screens, and one of its rows without id and version; `named` is the first member of it. */
export interface ScreenUnderTest {
  Page: ComponentType;
  Drawer: ComponentType;
  path: string;
  permission: Permission;
  type: string;
  one: string;
  many: string;
  texts: ScreenTexts<never> & { fields: Readonly<Record<string, string>> };
  row: Readonly<Record<string, unknown>>;
  /** What a new one needs besides its name, by labels. */
  also?: Readonly<Record<string, string>>;
  defaultSort?: string;
  /** What is deleted goes to a bin, and comes back by an Undo. */
  hasBin?: boolean;
  /** What the screen asks of other resources. */
  beside?: Readonly<Record<string, object>>;
}

type Row = Record<string, unknown> & { id: string; version: number };
interface Asked {
  query?: { sortBy?: string; filters?: { value: unknown }[] };
  id?: string;
  input?: Record<string, unknown> & { version?: number };
  selection?: { data?: string[] };
}

/** The graph as far as one resource goes: it keeps rows, refuses a second one of a name, and an old version. */
function serverWith({ type, one, many, row, beside = {} }: ScreenUnderTest, names: string[]) {
  const [named = ''] = Object.keys(row);
  const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
  const server = {
    rows: names.map((name, at): Row => ({ ...row, [named]: name, id: `id-${at}`, version: 1 })),
    bin: [] as Row[],
    asked: [] as Asked[],
    isDown: false,
  };
  const refused = (code: string, statusCode: number): object => ({
    errors: [{ message: code, extensions: { code, statusCode } }],
  });
  const shown = (each: Row): object => ({ __typename: type, ...each });
  const fields: Record<string, (asked: Asked) => object> = {
    [many]: ({ query }) => {
      const wanted = query?.filters?.[0]?.value;
      const data = server.rows.filter((each) => wanted === undefined || String(each[named]).includes(String(wanted)));
      return {
        data: {
          [many]: {
            __typename: `${type}List`,
            data: data.map(shown),
            count: data.length,
            countIsExact: true,
            hasMore: false,
          },
        },
      };
    },
    [one]: ({ id }) => {
      const found = server.rows.find((each) => each.id === id);
      return found ? { data: { [one]: shown(found) } } : refused('not-found', 404);
    },
    [`create${capital(one)}`]: ({ input = {} }) => {
      if (server.rows.some((each) => each[named] === input[named])) return refused('duplicate-name', 409);
      const made: Row = { ...row, ...input, id: `id-${server.rows.length}`, version: 1 };
      server.rows.push(made);
      return { data: { [`create${capital(one)}`]: shown(made) } };
    },
    [`update${capital(one)}`]: ({ id, input = {} }) => {
      const at = server.rows.findIndex((each) => each.id === id);
      const before = server.rows[at]!;
      if (input.version !== before.version) return refused('version-conflict', 409);
      server.rows[at] = { ...before, ...input, version: before.version + 1 };
      return { data: { [`update${capital(one)}`]: shown(server.rows[at]) } };
    },
    [`restore${capital(many)}`]: ({ selection }) => {
      server.rows.push(...server.bin.filter(({ id }) => (selection?.data ?? []).includes(id)));
      return { data: { [`restore${capital(many)}`]: { __typename: 'BulkResult', affected: 1 } } };
    },
    [`delete${capital(many)}`]: ({ selection }) => {
      server.bin = server.rows.filter(({ id }) => (selection?.data ?? []).includes(id));
      server.rows = server.rows.filter(({ id }) => !(selection?.data ?? []).includes(id));
      return { data: { [`delete${capital(many)}`]: { __typename: 'BulkResult', affected: 1 } } };
    },
  };
  const link = new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) => {
        const [operation] = query.definitions;
        const [root] = operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet.selections : [];
        const name = root?.kind === Kind.FIELD ? root.name.value : '';
        server.asked.push(variables as Asked);
        queueMicrotask(() => {
          const answer = beside[name] ? () => ({ data: { [name]: beside[name] } }) : fields[name]!;
          observer.next((server.isDown ? refused('unavailable', 503) : answer(variables as Asked)) as never);
          observer.complete();
        });
      }),
  );
  return { server, client: new ApolloClient({ cache: new InMemoryCache(), link }) };
}

/** What every screen of a resource has to do. */
export function screenCases(under: ScreenUnderTest): void {
  const { Page, Drawer, path, permission, texts, row, also = {}, hasBin = false } = under;
  const { one, other } = texts.noun;
  const [named = ''] = Object.keys(row);
  const label = texts.fields[named] ?? named;

  /** Opens the screen as somebody with these permissions. */
  function open(names: string[], { at = path, permissions = [permission] as Permission[], isDown = false } = {}) {
    const { server, client } = serverWith(under, names);
    server.isDown = isDown;
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
    const router = createMemoryRouter([{ path, element: <Page />, children: [{ path: ':id', element: <Drawer /> }] }], {
      initialEntries: [at],
    });
    render(
      <ThemeProvider>
        <ApolloProvider client={client}>
          <RouterProvider router={router} />
        </ApolloProvider>
      </ThemeProvider>,
    );
    return { server, router };
  }
  const field = () => screen.findByLabelText(label);
  const write = async (value: string): Promise<void> => void fireEvent.change(await field(), { target: { value } });
  const save = async (): Promise<void> => void fireEvent.click(await screen.findByText(t.save(one)));

  describe(`the screen of ${other}`, () => {
    const narrow = globalThis.matchMedia;
    beforeAll(() => import('../../overlay/dialog'));
    beforeEach(() => {
      // A desk: a table, and the drawer beside it.
      globalThis.matchMedia = ((query: string) => ({ ...narrow(query), matches: /min-width/.test(query) })) as never;
    });
    afterEach(() => {
      cleanup();
      globalThis.matchMedia = narrow;
    });

    it('lists them, searched and in the order that is wanted', async () => {
      const { server, router } = open(['Apple', 'Pear']);
      expect(await screen.findByText('Pear')).toBeTruthy();
      expect(server.asked[0]?.query).toMatchObject({ sortBy: under.defaultSort ?? `${named}:asc` });
      await act(() => router.navigate(`${path}?q=Appl&sort=${named}:desc`));
      await waitFor(() => expect(screen.queryByText('Pear')).toBeNull());
      expect(screen.getByText('Apple')).toBeTruthy();
      const filters = [{ field: named, type: 'text', operation: 'contains', value: 'Appl' }];
      expect(server.asked).toContainEqual({
        query: expect.objectContaining({ sortBy: `${named}:desc`, filters }),
      });
    });

    it('says what they are where there is none yet', async () => {
      open([]);
      expect(await screen.findByText(texts.emptyTitle)).toBeTruthy();
      expect(screen.getAllByText(t.add(one)).length).toBeGreaterThan(0);
    });

    it('says that they could not be loaded', async () => {
      open([], { isDown: true });
      expect(await screen.findByText(t.errorTitle(other))).toBeTruthy();
    });

    it('offers no change to who may make none', async () => {
      open(['Apple'], { permissions: [] });
      expect(await screen.findByText('Apple')).toBeTruthy();
      expect(screen.queryByText(t.add(one))).toBeNull();
      expect(document.querySelector(`a[href="${path}/id-0"]`)).toBeNull();
    });

    it('makes one, which needs what is required and a name that is free', async () => {
      const { server, router } = open(['Apple'], { at: `${path}/new` });
      await save();
      expect((await field()).getAttribute('aria-invalid')).toBe('true');
      await write('Apple');
      for (const [of, value] of Object.entries(also))
        fireEvent.change(screen.getByLabelText(of, { selector: 'form *' }), { target: { value } });
      await save();
      expect(await screen.findByText(t.taken(one))).toBeTruthy();
      await write(' Plum ');
      await save();
      await waitFor(() => expect(router.state.location.pathname).toBe(path));
      expect(server.rows.map((each) => each[named])).toEqual(['Apple', 'Plum']);
      expect(await screen.findByText('Plum')).toBeTruthy();
    });

    it('changes one at the version that was read, and loses nothing where somebody else was quicker', async () => {
      const { server, router } = open(['Apple'], { at: `${path}/id-0` });
      await waitFor(async () => expect(await field()).toHaveProperty('value', 'Apple'));
      server.rows[0] = { ...server.rows[0]!, [named]: 'Theirs', version: 2 };
      await write('Mine');
      await save();
      expect(await screen.findByText(formTexts.conflict, { exact: false })).toBeTruthy();
      expect(await field()).toHaveProperty('value', 'Mine');
      expect(screen.getByText(formTexts.theirs(label, 'Theirs'))).toBeTruthy();
      fireEvent.click(screen.getByText(formTexts.takeTheirs));
      await waitFor(async () => expect(await field()).toHaveProperty('value', 'Theirs'));
      expect(screen.queryByText(formTexts.conflict, { exact: false })).toBeNull();
      await write('Mine');
      await save();
      await waitFor(() => expect(router.state.location.pathname).toBe(path));
      expect(server.rows[0]).toMatchObject({ [named]: 'Mine', version: 3 });
    });

    it('takes the focus from its row and gives it back, and leads back into what was typed', async () => {
      const { router } = open(['Apple', 'Pear']);
      fireEvent.click(await screen.findByRole('link', { name: /^Apple/ }));
      // Not that of the drawer which stands there while the row is loaded.
      await field();
      await waitFor(() => expect(document.activeElement?.matches('aside h2')).toBe(true));
      fireEvent.keyDown(document.activeElement!, { key: 'e' });
      expect(document.activeElement?.matches('form input, form select, form textarea')).toBe(true);
      await write('App');
      fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
      await waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBe('id-0'));
      expect(router.state.location.pathname).toBe(path);
      act(() => void undoLast());
      await waitFor(async () => expect(await field()).toHaveProperty('value', 'App'));
      fireEvent.click(screen.getByText(formTexts.startOver));
      expect(await field()).toHaveProperty('value', 'Apple');
    });

    if (hasBin) {
      it('puts one into the bin, and takes it out again by Undo', async () => {
        const { server, router } = open(['Apple', 'Pear'], { at: `${path}/id-0` });
        await screen.findByRole('link', { name: /^Pear/ });
        fireEvent.click(await screen.findByText(t.delete));
        await waitFor(() => expect(router.state.location.pathname).toBe(path));
        expect(server.rows.map((each) => each[named])).toEqual(['Pear']);
        // The next one takes its place, and the focus: the keys go on from there.
        await waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBe('id-1'));
        act(() => void undoLast());
        await waitFor(() => expect(server.rows.map((each) => each[named])).toEqual(['Pear', 'Apple']));
      });
      return;
    }

    it('deletes one once its name is typed, and says what is gone', async () => {
      const { server, router } = open(['Apple', 'Pear'], { at: `${path}/id-0` });
      fireEvent.click(await screen.findByText(t.delete));
      fireEvent.change(await screen.findByRole('textbox', { name: /Apple/ }), { target: { value: 'Apple' } });
      fireEvent.click(screen.getByText(t.deleteForEver));
      await waitFor(() => expect(router.state.location.pathname).toBe(path));
      expect(server.rows.map((each) => each[named])).toEqual(['Pear']);
      // The next one takes its place, and the focus: the keys go on from there.
      await waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBe('id-1'));
    });
  });
}
