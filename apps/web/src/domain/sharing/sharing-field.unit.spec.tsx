/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { type Permission } from '../../lib/session/session';
import { logIn } from '../../testing/log-in';
import { plainBind } from '../../ui/form/fields/plain-bind';
import { ThemeProvider } from '../../ui/theme/theme-provider';
import type { Share, SharedRow } from './sharing';
import SharingField from './sharing-field';
import { sharingTexts as t } from './sharing.texts';

const colleague = (id: string, name: string, status = 'active') => ({ __typename: 'Colleague', id, name, status });
const people = [
  colleague('mia', 'Mia Le'),
  colleague('tom', 'Tom Fox'),
  colleague('ann', 'Ann Day'),
  colleague('ivo', 'Ivo Ray', 'invited'),
];

/** Draws the field as Mia has it; `isDown`: as often as that nobody tells who there is. */
function open(
  row: SharedRow | null,
  { permissions = [] as Permission[], isDown = 0, shares = [] as readonly Share[] } = {},
) {
  let failures = isDown;
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        const data = failures-- > 0 ? null : { directory: { __typename: 'Colleagues', data: people } };
        queueMicrotask(() => {
          observer.next(data === null ? { errors: [{ message: 'away' }] } : { data });
          observer.complete();
        });
      }),
  );
  logIn({ id: 'mia', lastName: 'Le', tenant: null, permissions });
  const held = { isPublic: row?.isPublic ?? true, shares };
  function Form() {
    const [values, set] = useState(held);
    const bind = <K extends keyof typeof held>(name: K) =>
      plainBind(name, values[name], (value: (typeof held)[K]) => {
        held[name] = value;
        set({ ...values, [name]: value });
      });
    return <SharingField row={row} isPublic={bind('isPublic')} shares={bind('shares')} />;
  }
  render(
    <ThemeProvider>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
        <Form />
      </ApolloProvider>
    </ThemeProvider>,
  );
  return held;
}
const names = (label: string): string[] =>
  [...(screen.getByLabelText(label) as HTMLSelectElement).options].map((option) => option.text);

describe('who can see it', () => {
  afterEach(cleanup);

  it('is everyone until people are chosen: each with what they may do, and none twice', async () => {
    const held = open(null);
    expect(screen.queryByLabelText(t.add)).toBeNull();
    fireEvent.click(screen.getByLabelText(t.chosen, { exact: false }));
    expect(held.isPublic).toBe(false);
    await screen.findByLabelText(t.add);
    // Neither she who makes it, nor who has not joined.
    expect(names(t.add)).toEqual([t.pick, 'Tom Fox', 'Ann Day']);
    fireEvent.change(screen.getByLabelText(t.add), { target: { value: 'tom' } });
    expect(names(t.add)).toEqual([t.pick, 'Ann Day']);
    fireEvent.change(screen.getByLabelText('Tom Fox'), { target: { value: 'modify' } });
    expect(held.shares).toEqual([{ user: 'tom', permission: 'modify' }]);
    fireEvent.change(screen.getByLabelText(t.add), { target: { value: 'ann' } });
    expect(held.shares).toEqual([
      { user: 'ann', permission: 'view' },
      { user: 'tom', permission: 'modify' },
    ]);
    expect(screen.getByText(t.nobodyLeft)).toBeTruthy();
    fireEvent.click(screen.getByLabelText(t.remove('Tom Fox')));
    expect(held.shares).toEqual([{ user: 'ann', permission: 'view' }]);
  });

  it('says that people could not be loaded, keeps those who are in it, and asks again', async () => {
    const usersPrivateAccess = [{ user: 'tom', permission: 'all', name: 'Tom Fox' }];
    open(
      { isPublic: false, creator: { id: 'mia', name: 'Mia Le' }, usersPrivateAccess },
      { isDown: 1, shares: [{ user: 'tom', permission: 'all' }] },
    );
    expect(await screen.findByText(t.failed)).toBeTruthy();
    expect(screen.getByLabelText('Tom Fox')).toHaveProperty('value', 'all');
    fireEvent.click(screen.getByText(t.retry));
    await screen.findByLabelText(t.add);
    expect(names(t.add)).toEqual([t.pick, 'Ann Day']);
  });

  it('is only told to who may not change it, with who may', () => {
    open({ isPublic: true, creator: { id: 'tom', name: 'Tom Fox' }, usersPrivateAccess: [] });
    expect(screen.getByText(t.notShare('Tom Fox'), { exact: false })).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    cleanup();
    open(
      { isPublic: true, creator: { id: 'tom', name: 'Tom Fox' }, usersPrivateAccess: [] },
      { permissions: ['owner'] },
    );
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });
});
