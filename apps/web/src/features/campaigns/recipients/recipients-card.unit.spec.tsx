/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { awaitedExports } from '../../../lib/awaited-exports';
import { Problem } from '../../../lib/graph/problem';
import { logIn } from '../../../testing/log-in';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import type { CampaignDetailsFragment } from '../details/campaign-details.generated';
import RecipientsCard from './recipients-card';

const counts = {
  recipients: 2,
  pending: 0,
  outbound: 0,
  delivered: 1,
  bounced: 1,
  unknown: 0,
  canceled: 0,
  leftOut: 3,
};
const campaign = { id: 'c', version: 1, completedAt: '2026-11-21T10:05:00.000Z', counts } as CampaignDetailsFragment;

const person = (ordinal: number, name: string, state: string) => ({
  __typename: 'CampaignPerson',
  ordinal,
  recipient: {
    __typename: 'Recipient',
    contactId: null,
    name,
    phoneInternational: `+6149157000${ordinal}`,
    status: state === 'delivered' ? 'delivered' : 'bounced',
    state,
    parts: 2,
    cost: '0.160000',
    reason: null,
    sentAt: '2026-11-21T10:01:00.000Z',
    deliveredAt: null,
    zone: null,
  },
  queuedAt: '2026-11-21T10:00:00.000Z',
  endedAt: '2026-11-21T10:02:00.000Z',
  unknownSince: null,
  nextLookAt: null,
  repliedAt: null,
  reply: null,
  optedOutAt: null,
  optedOutBy: null,
});

async function open(address: string) {
  logIn({ permissions: ['owner'] });
  const asked: { operation: string; variables: Record<string, unknown> }[] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        asked.push({ operation: operationName!, variables });
        // The second person's text was blanked since.
        if (operationName === 'CampaignMessage' && variables['ordinal'] !== 1)
          return observer.error(new Problem('not-found', 'Not found', ''));
        const people = [person(1, 'Mia Chen', 'delivered'), person(2, 'Tom Nguyen', 'undelivered')];
        const answers: Record<string, unknown> = {
          CampaignPeople: {
            campaignPeople: { __typename: 'CampaignPeople', data: people, count: 2, hasMore: false },
          },
          CampaignPeopleNow: { campaignPeople: { __typename: 'CampaignPeople', data: people } },
          CampaignLeftOut: { campaignLeftOut: { __typename: 'RecipientList', data: [], count: 0, hasMore: false } },
          CampaignMessage: {
            campaignMessage: { __typename: 'SentText', text: 'Hi Mia, soup is back.', parts: 2, variant: 2 },
          },
          ExportCampaignLeftOut: { exportCampaignLeftOut: { __typename: 'ExportJob', id: 'j' } },
        };
        observer.next({ data: answers[operationName!] as Record<string, unknown> });
        observer.complete();
      }),
  );
  await act(
    async () =>
      void render(
        <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
          <ThemeProvider>
            <MemoryRouter initialEntries={[address]}>
              <RecipientsCard campaign={campaign} />
            </MemoryRouter>
          </ThemeProvider>
        </ApolloProvider>,
      ),
  );
  return asked;
}
afterEach(cleanup);

describe('the people of a campaign', () => {
  it('show by the keyboard what each got, to the letter, with its version; the focus comes back to the row', async () => {
    const asked = await open('/');
    const button = screen.getByRole('button', { name: 'Show the text of Mia Chen' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'What Mia Chen got' });
    await within(sheet).findByText('Hi Mia, soup is back.');
    expect(within(sheet).getByText('2 parts · Version B')).toBeTruthy();
    expect(asked).toContainEqual({ operation: 'CampaignMessage', variables: { id: 'c', ordinal: 1 } });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('say of a text that was blanked since that it is no longer kept', async () => {
    await open('/');
    await userEvent.click(screen.getByRole('button', { name: 'Show the text of Tom Nguyen' }));
    const sheet = await screen.findByRole('dialog', { name: 'What Tom Nguyen did not get' });
    await within(sheet).findByText('This text is no longer kept');
  });

  it('who were left out are a file, too', async () => {
    const asked = await open('/?status=left-out');
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(awaitedExports()).toMatchObject([{ jobId: 'j', resource: 'campaignLeftOut' }]));
    expect(asked).toContainEqual({ operation: 'ExportCampaignLeftOut', variables: { id: 'c' } });
  });
});
