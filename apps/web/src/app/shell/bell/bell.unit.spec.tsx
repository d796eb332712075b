/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { inboundSmsNotice, optOutNotice } from '@bellbird/notices';
import { logIn } from '../../../testing/log-in';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import { Bell } from './bell';

const notice = (id: string, viewed: boolean) => ({
  __typename: 'Notification',
  id,
  ...(id.startsWith('reply')
    ? { type: 'inbound-sms', data: { ...inboundSmsNotice.example, contactId: 'p1' } }
    : { type: 'opt-out', data: optOutNotice.example }),
  viewed,
  createdAt: '2026-11-19T00:00:00Z',
});

/** A server with notifications, as far as the bell asks it; `tell` is its live event. */
function serverWith(unseen: string[]) {
  const seen: string[][] = [];
  let tell: (id: string) => void = () => undefined;
  const answers: Record<string, (variables: Record<string, unknown>) => unknown> = {
    UnseenCount: () => {
      const replies = unseen.filter((id) => id.startsWith('reply')).length;
      return { replies, others: unseen.length - replies };
    },
    UnseenIds: (variables) => ({
      notifications: {
        __typename: 'NotificationList',
        hasMore: false,
        data: unseen
          .filter((id) => !JSON.stringify(variables).includes('"none"') || !id.startsWith('reply'))
          .map((id) => ({ __typename: 'Notification', id })),
      },
    }),
    NoticeFacts: () => ({
      inboundSmsList: {
        __typename: 'InboundSmsList',
        data: [{ __typename: 'InboundSms', id: inboundSmsNotice.example.inboundId, text: 'Open on Sunday?' }],
      },
      contacts: { __typename: 'ContactList', data: [{ __typename: 'Contact', id: 'p1', name: 'Mei-Lin Chen' }] },
    }),
    LatestNotices: () => ({
      notifications: { __typename: 'NotificationList', data: unseen.map((id) => notice(id, false)) },
    }),
    MarkSeen: ({ ids }) => {
      seen.push(ids as string[]);
      unseen = unseen.filter((id) => !(ids as string[]).includes(id));
      return { markNotificationsViewed: true };
    },
  };
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'NoticeNews') {
          tell = (id) => observer.next({ data: { notification: notice(id, false) } } as never);
          return;
        }
        queueMicrotask(() => {
          observer.next({ data: answers[operationName!]!(variables) } as never);
          observer.complete();
        });
      }),
  );
  return {
    client: new ApolloClient({
      cache: new InMemoryCache({ typePolicies: { UnseenNotifications: { merge: true } } }),
      link,
    }),
    seen,
    tell(id: string): void {
      unseen = [...new Set([id, ...unseen])];
      act(() => tell(id));
    },
  };
}

function show(client: ApolloClient): void {
  logIn({ lastName: 'Clarke', permissions: ['owner'] });
  render(
    <ThemeProvider>
      <ApolloProvider client={client}>
        <MemoryRouter>
          <Bell />
        </MemoryRouter>
      </ApolloProvider>
    </ThemeProvider>,
  );
}
// The popover is fetched when it is first opened; in a test its compiling would take longer than one waits.
beforeAll(() => import('./bell-popover'));

describe('the bell', () => {
  it('says how many are new, counts a live one once, and none after it was opened', async () => {
    const { client, seen, tell } = serverWith(['n1', 'n2']);
    show(client);
    expect(await screen.findByRole('button', { name: 'Notifications, 2 not seen yet' })).toBeTruthy();
    tell('n3');
    tell('n3');
    const bell = await screen.findByRole('button', { name: 'Notifications, 3 not seen yet' });
    fireEvent.click(bell);
    expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeTruthy();
    await waitFor(() => expect(seen).toEqual([['n3', 'n1', 'n2']]));
    await waitFor(() => expect(bell.getAttribute('aria-label')).toBe('Notifications'));
    // What was new when it was opened stays marked while one reads.
    expect(await screen.findAllByText(/Not seen yet/)).toHaveLength(3);
    expect(screen.getAllByRole('link', { name: /opted out/ })).toHaveLength(3);
  });

  it('leaves replies to where they are read, and says who wrote what', async () => {
    const { client, seen, tell } = serverWith(['n1', 'reply1']);
    show(client);
    fireEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 not seen yet' }));
    expect(await screen.findByRole('link', { name: /^Mei-Lin Chen replied/ })).toBeTruthy();
    expect(screen.getByText(/“Open on Sunday\?”/)).toBeTruthy();
    await waitFor(() => expect(seen).toEqual([['n1']]));
    tell('reply2');
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeTruthy();
  });

  it('says of an empty list what will stand there', async () => {
    const { client, seen } = serverWith([]);
    show(client);
    fireEvent.click(await screen.findByRole('button', { name: 'Notifications' }));
    expect(await screen.findByText('Nothing new yet')).toBeTruthy();
    expect(seen).toEqual([]);
  });
});
