/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { keepSession } from '../../../lib/session/session';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import { Component as ReceiptPage } from './receipt-page';

const id = '0b7f3f1e-6b0a-4a53-9d3c-2f1f0d6f0a11';
const buyer = {
  __typename: 'AccountSettingsDetails',
  name: 'Corner Café',
  email: 'mia@example.com',
  address: '12 King St',
  city: 'Newtown',
  state: 'NSW',
  postCode: '2042',
  country: 'AU',
  abn: '51824753556',
};
const topUp = {
  __typename: 'BillingRow',
  id,
  kind: 'top-up',
  amount: '50.00',
  campaignId: null,
  at: '2026-11-12T23:30:00.000Z',
};
let asked: unknown[];

function open(address: string, rows: object[], permissions: string[] = ['business-editor']) {
  keepSession({
    accessToken: 'a',
    refreshToken: 'r',
    user: {
      id: 'u1',
      role: 'merchant',
      email: '',
      firstName: '',
      lastName: '',
      termsAccepted: true,
      tenant: { timeZone: 'Australia/Sydney' },
      permissions,
    } as never,
  });
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        asked.push(variables);
        observer.next({
          data: { billingHistory: { __typename: 'BillingRowList', data: rows }, accountSettingsDetails: buyer },
        } as never);
        observer.complete();
      }),
  );
  const router = createMemoryRouter(
    [
      { path: '/pages/invoice', element: <ReceiptPage /> },
      { path: '/pages/error-404', element: <h1>404</h1> },
    ],
    { initialEntries: [address] },
  );
  render(
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      <ThemeProvider>
        <RouterProvider router={router} />
      </ThemeProvider>
    </ApolloProvider>,
  );
}

beforeEach(() => {
  asked = [];
});
afterEach(cleanup);

describe('the receipt of a payment', () => {
  it('asks for the one row, and shows who paid, when in the zone of the business, what and how much', async () => {
    open(`/pages/invoice?id=${id}`, [topUp]);
    const sheet = await screen.findByRole('article', { name: 'Receipt' });
    expect(asked).toEqual([
      { query: { filters: [{ field: 'id', type: 'text', operation: 'equals', value: id }], limit: 1 } },
    ]);
    for (const words of [
      'Corner Café',
      'ABN 51 824 753 556',
      'Newtown NSW 2042',
      '13-11-2026',
      '$50.00',
      'GST excluded',
    ])
      expect(sheet.textContent).toContain(words);
    expect(sheet.textContent).toContain('not a tax invoice');
    expect(screen.getByRole('button', { name: 'Print or save as PDF' })).toBeTruthy();
  });

  it('of a charge is no receipt of money paid', async () => {
    open(`/pages/invoice?id=${id}`, [{ ...topUp, kind: 'charge', campaignId: id }]);
    const sheet = await screen.findByRole('article', { name: 'Statement of a charge' });
    expect(sheet.textContent).toContain('SMS campaign');
    expect(sheet.textContent).not.toContain('Paid on');
  });

  it.each([
    ['without an id', '/pages/invoice', 0],
    ['with what is no id', '/pages/invoice?id=1%27', 0],
    ['of somebody else', `/pages/invoice?id=${id}`, 1],
  ])('%s is no page', async (_name, address, calls) => {
    open(address, []);
    await screen.findByRole('heading', { name: '404' });
    expect(asked).toHaveLength(calls);
  });

  it('is for business editors, and asks nothing for others', async () => {
    open(`/pages/invoice?id=${id}`, [topUp], []);
    await screen.findByText('Billing is for business editors');
    expect(screen.queryByText('$50.00')).toBeNull();
  });
});
