/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ThemeProvider } from '../../ui/theme/theme-provider';
import { DuplicateTemplate } from './duplicate-template';
import type { SmsTemplateRowFragment } from './sms-templates.generated';

const row = {
  __typename: 'SmsTemplate',
  id: 't1',
  name: 'Friday',
  message: 'Two for one.',
  messageType: 'marketing',
  isPublic: true,
  creator: { __typename: 'Creator', id: 'u1', name: 'Mia Le' },
  usersPrivateAccess: [],
  trashedAt: null,
  version: 1,
  createdAt: '2026-11-20T00:00:00Z',
  updatedAt: '2026-11-20T00:00:00Z',
} as unknown as SmsTemplateRowFragment;

/** The server answers once it is told to. */
function open() {
  const asked: unknown[] = [];
  let answer = (): void => undefined;
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        asked.push(variables);
        answer = () => {
          observer.next({ data: { duplicateSmsTemplate: { ...row, id: 't2', name: 'Copy of Friday' } } });
          observer.complete();
        };
      }),
  );
  const router = createMemoryRouter([{ path: '*', element: <DuplicateTemplate row={row} /> }], {
    initialEntries: ['/sms-templates?sort=name%3Aasc'],
  });
  render(
    <ThemeProvider>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </ThemeProvider>,
  );
  return { asked, router, answer: () => act(async () => answer()) };
}

describe('duplicating a template', () => {
  it('is done once, however often it is pressed, and opens the copy beside the list as it stands', async () => {
    const { asked, router, answer } = open();
    const button = screen.getByRole('button', { name: 'Duplicate “Friday”' });
    act(() => (button.click(), button.click()));
    expect(asked).toEqual([{ id: 't1' }]);
    await answer();
    const { pathname, search } = router.state.location;
    expect([pathname, search]).toEqual(['/sms-templates/t2', '?sort=name%3Aasc']);
  });
});
