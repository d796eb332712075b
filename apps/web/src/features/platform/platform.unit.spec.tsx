/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { keepSession } from '../../lib/session/session';
import { ThemeProvider } from '../../ui/theme/theme-provider';
import { Component as AppSettings } from './app-settings/app-settings-page';
import { appSettingsTexts } from './app-settings/app-settings.texts';
import { Component as Home } from './home/platform-home-page';
import { platformHomeTexts } from './home/platform-home.texts';
import { Component as MerchantDrawer } from './merchants/merchant-drawer';
import { merchantsTexts as t } from './merchants/merchants.texts';

interface Call {
  name: string;
  variables: { input?: Record<string, unknown>; id?: string };
  headers: Record<string, string>;
}

const merchant = (more: object = {}) => ({
  __typename: 'Merchant',
  id: 'm1',
  name: 'Harbour Barbers',
  country: 'AU',
  timeZone: 'Australia/Sydney',
  ownerName: 'Joel Tamihana',
  ownerEmail: 'joel@example.com',
  users: 1,
  status: 'active',
  suspensions: [] as object[],
  balance: '38.160000',
  owed: '0.000000',
  chargedLast30Days: '1046.720000',
  supportUntil: null as string | null,
  lastSignInAt: null,
  createdAt: '2026-02-14T01:00:00.000Z',
  ...more,
});

function open(at: string, row = merchant(), refusal: object | null = null): Call[] {
  const calls: Call[] = [];
  const answers: Record<string, (variables: Call['variables']) => object> = {
    MerchantToSee: () => ({
      merchant: row,
      merchantPeople: [
        {
          __typename: 'MerchantPerson',
          id: 'p1',
          name: 'Joel Tamihana',
          status: 'active',
          permissions: ['owner'],
          lastSignInAt: null,
        },
      ],
      merchantActs: [
        {
          __typename: 'MerchantAct',
          id: 'a1',
          at: '2026-11-03T01:00:00.000Z',
          by: 'Dev Stone',
          action: 'credit.given',
          reason: 'Outage on 02-11',
          amount: '25.000000',
        },
      ],
    }),
    SuspendMerchant: ({ input }) => {
      Object.assign(row, {
        status: 'suspended',
        suspensions: [{ __typename: 'Suspension', kind: 'platform', reason: input!['reason'], at: row.createdAt }],
      });
      return { suspendMerchant: { ...row } };
    },
    GiveCredit: ({ input }) => ({
      giveCredit: { __typename: 'Credit', id: 'c1', amount: input!['amount'], balance: '63.16' },
    }),
    PlatformHome: () => ({
      ...{ all: 1_204, new: 12, suspended: row.status === 'suspended' ? 1 : 0, unproved: 0 },
      owing: {
        __typename: 'MerchantList',
        data: row.suspensions.length > 0 ? [row] : [],
        count: row.suspensions.length,
      },
    }),
    AppSettingsPage: () => ({
      appSettings: {
        __typename: 'AppSettingList',
        data: [
          ['usd-rate', 'number', '0.65', 'money', 'environment'],
          ['banner', 'text', '', 'support', 'stored'],
        ].map(([key, type, value, group, source]) => ({
          ...{ __typename: 'AppSetting', id: key, key, type, value, group, source },
          ...{ description: 'What it does', version: 1, updatedAt: null },
        })),
      },
    }),
    SaveAppSetting: ({ id, input }) => ({
      updateAppSetting: {
        ...{ __typename: 'AppSetting', id, key: id, value: input!['value'], version: 2 },
        updatedAt: '2026-11-20T01:00:00.000Z',
      },
    }),
  };
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const name = operation.operationName!;
        const { headers = {} } = operation.getContext() as { headers?: Record<string, string> };
        calls.push({ name, variables: operation.variables, headers });
        const isRefused = /^(Suspend|Give|Save|PlatformHome)/.test(name);
        void Promise.resolve().then(() => {
          observer.next((isRefused && refusal ? refusal : { data: answers[name]!(operation.variables) }) as never);
          observer.complete();
        });
      }),
  );
  keepSession({
    accessToken: 'a',
    refreshToken: 'r',
    user: {
      ...{ id: 'me', role: 'admin', email: 'root@example.com', firstName: 'Rosa', lastName: 'Dean' },
      ...{ termsAccepted: true, tenant: null, permissions: [] },
    },
  });
  const router = createMemoryRouter(
    [
      { path: '/merchants/:id', element: <MerchantDrawer /> },
      { path: '/app-settings', element: <AppSettings /> },
      { path: '/platform', element: <Home /> },
    ],
    { initialEntries: [at] },
  );
  render(
    <ThemeProvider>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </ThemeProvider>,
  );
  return calls;
}

const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = async (name: string): Promise<void> =>
  act(async () => {
    const buttons = screen.getAllByRole('button', { name });
    fireEvent.click(buttons.at(-1)!);
  });
const made = (calls: readonly Call[], name: string): Call[] => calls.filter((each) => each.name === name);

afterEach(cleanup);

describe('one business', () => {
  it('says what its money is like, who works there and what we did', async () => {
    open('/merchants/m1');
    await screen.findByText('$38.16');
    for (const text of ['$1,046.72', 'Credit of $25.00, by Dev Stone', 'Outage on 02-11', t.lookNot])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it('is suspended by a reason and its name, and by nothing less', async () => {
    const calls = open('/merchants/m1');
    await screen.findByText('$38.16');
    await press(t.suspend);
    type(t.reason, 'no');
    type(t.typeName('Harbour Barbers'), 'Harbour');
    await press(t.suspend);
    await waitFor(() => expect(screen.getByText(t.reasonWrong)).toBeTruthy());
    expect(screen.getByText(t.nameWrong)).toBeTruthy();
    expect(made(calls, 'SuspendMerchant')).toEqual([]);
    type(t.reason, 'Many complaints');
    type(t.typeName('Harbour Barbers'), 'Harbour Barbers');
    await press(t.suspend);
    await waitFor(() => expect(screen.getByText(t.suspendedFor('Many complaints'))).toBeTruthy());
    expect(made(calls, 'SuspendMerchant')).toMatchObject([
      { variables: { id: 'm1', input: { reason: 'Many complaints' } } },
    ]);
    expect(screen.getByRole('button', { name: t.reinstate })).toBeTruthy();
  });

  it('is given credit with one key for the same amount, and more than a hundred is typed twice', async () => {
    const refusal = { errors: [{ message: 'Try again.', extensions: { code: 'unavailable', statusCode: 503 } }] };
    const calls = open('/merchants/m1', merchant(), refusal);
    await screen.findByText('$38.16');
    await press(t.credit);
    for (const wrong of ['', '0', '1000.01', '1e3', '5,00']) {
      type(t.amount, wrong);
      await press(t.credit);
      await waitFor(() => expect(screen.getByText(t.amountWrong)).toBeTruthy());
    }
    type(t.amount, '150.00');
    type(t.reason, 'Outage');
    await press(t.credit);
    await waitFor(() => expect(screen.getByText(t.againWrong)).toBeTruthy());
    expect(made(calls, 'GiveCredit')).toEqual([]);
    type(t.again, '150.00');
    await press(t.credit);
    await waitFor(() => expect(made(calls, 'GiveCredit')).toHaveLength(1));
    await press(t.credit);
    await waitFor(() => expect(made(calls, 'GiveCredit')).toHaveLength(2));
    const [first, again] = made(calls, 'GiveCredit');
    expect(first!.variables.input).toEqual({ amount: '150.00', reason: 'Outage' });
    expect(again!.headers['idempotency-key']).toBe(first!.headers['idempotency-key']);
  });
});

const linkOf = (name: RegExp): URL => new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);
const filtersOf = (link: URL): unknown => JSON.parse(link.searchParams.get('filters') ?? 'null');

describe('the home of the platform', () => {
  const t = platformHomeTexts;

  it('counts the businesses, and each figure leads to what it counts', async () => {
    const calls = open('/platform');
    await screen.findByText('1,204');
    expect(linkOf(/^Businesses/)).toMatchObject({ pathname: '/merchants', search: '' });
    const { new: fresh, suspended } = made(calls, 'PlatformHome')[0]!.variables as Record<string, { filters: unknown }>;
    expect(filtersOf(linkOf(/^New this week/))).toEqual(fresh!.filters);
    expect(filtersOf(linkOf(/^Suspended/))).toEqual(suspended!.filters);
    expect(screen.getByText(t.quiet)).toBeTruthy();
  });

  it('names who owes money, and leads there', async () => {
    const suspensions = [
      { __typename: 'Suspension', kind: 'payment', reason: 'Money is owed', at: '2026-11-20T01:00:00.000Z' },
    ];
    open('/platform', merchant({ status: 'suspended', suspensions, owed: '18.400000' }));
    await screen.findByText('Harbour Barbers owes $18.40');
    expect(linkOf(/^View business: Harbour Barbers/).pathname).toBe('/merchants/m1');
    expect(screen.queryByText(t.quiet)).toBeNull();
  });

  it('says that the figures are not known, and shows none', async () => {
    open('/platform', merchant(), {
      errors: [{ message: 'Try again.', extensions: { code: 'unavailable', statusCode: 503 } }],
    });
    await screen.findByText(t.errorTitle);
    expect(screen.queryByText(t.businesses)).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('the settings of the platform', () => {
  it('are saved one by one; what the environment sets is only shown', async () => {
    const calls = open('/app-settings');
    const rate = await screen.findByLabelText<HTMLInputElement>(appSettingsTexts.names['usd-rate']);
    expect(rate.readOnly).toBe(true);
    expect(screen.getByText(appSettingsTexts.environment)).toBeTruthy();
    expect(screen.queryByRole('button', { name: appSettingsTexts.save })).toBeNull();
    type(appSettingsTexts.names.banner, 'We rest on Sunday.');
    await press(appSettingsTexts.save);
    await waitFor(() =>
      expect(made(calls, 'SaveAppSetting')).toMatchObject([
        { variables: { id: 'banner', input: { value: 'We rest on Sunday.', version: 1 } } },
      ]),
    );
  });
});
