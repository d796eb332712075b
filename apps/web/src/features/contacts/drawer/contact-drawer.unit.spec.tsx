/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { logIn } from '../../../testing/log-in';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import { Component } from './contact-drawer';

it('says that the fields of a new contact could not be loaded, and asks for them again', async () => {
  logIn({ permissions: ['owner'] });
  let isDown = true;
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        if (isDown) return observer.error(new TypeError('Failed to fetch'));
        const none = { __typename: 'List', data: [] };
        observer.next({ data: { attributes: none, tags: none } });
        observer.complete();
      }),
  );
  render(
    <ThemeProvider>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
        <RouterProvider
          router={createMemoryRouter([{ path: '/contacts/:id', Component }], { initialEntries: ['/contacts/new'] })}
        />
      </ApolloProvider>
    </ThemeProvider>,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  act(() => again.click());
  expect(await screen.findByRole('textbox', { name: /^First name/ })).toBeTruthy();
});
