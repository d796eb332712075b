/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { setLive } from '../../../lib/graph/live-state';
import { logIn } from '../../../testing/log-in';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import { FakeStripeJs } from '../card-form/stripe/testing/fake-stripe-js';
import { giveUpAfterMs } from '../payment/use-credit';
import { TopUp } from './top-up-page';

// Loaded late in the page; in a test its compiling would take the time.
beforeAll(() => import('../payment/bank-dialog'));

const balanceOf = (balance: string) => ({
  __typename: 'BalanceInformation',
  balance,
  prepaid: balance,
  frozen: '0.000000',
  monthly: '0.000000',
});
const saved = (id: string, last4: string, isDefault: boolean) => ({
  __typename: 'Card',
  id,
  brand: 'visa',
  last4,
  expMonth: 12,
  expYear: 2040,
  isDefault,
});

/** The server as far as a top-up needs it: what it is asked, and how its money stands. */
function makeServer(cards: ReturnType<typeof saved>[]) {
  let tellBalance: (data: Record<string, unknown>) => void = () => undefined;
  const server = {
    balance: '100.000000',
    topUps: [] as { id: string; amount: string }[],
    asked: [] as { name: string; variables: Record<string, unknown>; key: string | undefined }[],
    sandbox: [] as { path: string; body: unknown }[],
    intent: (): object => ({ id: 'pi_1', status: 'succeeded', clientSecret: 's' }),
    /** Comes in; `isTold`: the live event, which may be lost, arrives. */
    credit: (amount: string, isTold = true) => {
      server.balance = '150.000000';
      server.topUps.unshift({ id: `t${server.topUps.length}`, amount });
      if (isTold) tellBalance({ updatedBalance: balanceOf(server.balance) });
    },
  };
  const answers: Record<string, (variables: Record<string, unknown>) => object> = {
    BillingBalance: () => ({
      balanceInformation: balanceOf(server.balance),
      appServiceByKey: {
        __typename: 'AppServicePrices',
        key: 'sms',
        prices: [{ __typename: 'CountryPrice', country: 'AU', price: '0.080000' }],
      },
    }),
    SavedCards: () => ({ paymentMethods: { __typename: 'CardList', data: cards } }),
    LatestTopUps: () => ({
      balanceInformation: balanceOf(server.balance),
      billingHistory: {
        __typename: 'BillingRowList',
        data: server.topUps.map((row) => ({ __typename: 'BillingRow', ...row })),
      },
    }),
    PayTopUp: () => ({ createTopUpPaymentIntent: { __typename: 'TopUpPaymentIntent', ...server.intent() } }),
    SetUpCard: () => ({ createCardSetup: { __typename: 'CardSetup', clientSecret: 'seti_1_secret' } }),
    SaveCard: () => ({ addCreditCard: (cards.push(saved('pm_new', '3155', false)), cards.at(-1)) }),
  };
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const name = operation.operationName ?? '';
        if (name === 'BillingBalanceNews') return void (tellBalance = (data) => act(() => observer.next({ data })));
        const headers = operation.getContext()['headers'] as Record<string, string> | undefined;
        server.asked.push({ name, variables: operation.variables, key: headers?.['idempotency-key'] });
        try {
          observer.next({ data: answers[name]!(operation.variables) as Record<string, unknown> });
          observer.complete();
        } catch (error) {
          if (error instanceof TypeError) observer.error(error);
          else {
            observer.next({
              data: null,
              errors: [{ message: 'The card was declined.', extensions: { code: String(error) } }] as never,
            });
            observer.complete();
          }
        }
      }),
  );
  const client = new ApolloClient({
    link,
    cache: new InMemoryCache({ typePolicies: { BalanceInformation: { keyFields: [] } } }),
  });
  return { server, client };
}

const json = (body: object, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

function show(cards = [saved('pm_1', '4242', true)], path = '/billing', provider: object = { provider: 'sandbox' }) {
  const { server, client } = makeServer(cards);
  globalThis.fetch = jest.fn(async (input: unknown, init?: RequestInit) => {
    const url = String(input);
    if (url === '/config.json') return json({ payments: provider });
    server.sandbox.push({ path: url, body: JSON.parse(String(init?.body)) });
    if (url === '/sandbox/api/payment-methods') return json({ id: 'pm_new' }, 201);
    server.credit('50.000000');
    return json({
      id: 'pi_1',
      status: (JSON.parse(String(init?.body)) as { succeed: boolean }).succeed
        ? 'succeeded'
        : 'requires_payment_method',
    });
  }) as typeof fetch;
  render(
    <ApolloProvider client={client}>
      <ThemeProvider>
        <MemoryRouter initialEntries={[path]}>
          <TopUp />
        </MemoryRouter>
      </ThemeProvider>
    </ApolloProvider>,
  );
  return { server, user: userEvent.setup() };
}
const payButton = () => screen.findByRole('button', { name: /^Pay \$/ });
const looks = ({ asked }: ReturnType<typeof makeServer>['server']) =>
  asked.filter(({ name }) => name === 'LatestTopUps').length;
const payments = (server: ReturnType<typeof makeServer>['server']) =>
  server.asked.filter(({ name }) => name === 'PayTopUp');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  logIn({ permissions: ['owner'] });
});
afterEach(cleanup);

describe('a top-up', () => {
  it('says the new balance once the payment is in, and a double click pays once', async () => {
    const { server, user } = show();
    expect(await screen.findByText('Enough for 1,250 one-part texts')).toBeTruthy();
    await user.dblClick(await payButton());
    expect(await screen.findByText('Your payment is on its way')).toBeTruthy();
    server.credit('50.000000');
    expect(await screen.findByText('Your balance is $150.00')).toBeTruthy();
    expect(payments(server)).toHaveLength(1);
    expect(payments(server)[0]).toMatchObject({
      variables: { input: { amount: '50.00', paymentMethod: 'pm_1' } },
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it('waits for the news of the balance rather than ask all the time', async () => {
    setLive('live');
    const { server, user } = show();
    await user.click(await payButton());
    await screen.findByText('Your payment is on its way');
    await waitFor(() => expect(looks(server)).toBe(2));
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(looks(server)).toBe(2);
    server.credit('50.000000');
    expect(await screen.findByText('Your balance is $150.00')).toBeTruthy();
    act(() => setLive('reconnecting'));
  });

  it('ends the waiting, says so, and finds what came in without a word when it is asked to', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const { server } = show();
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      await user.click(await payButton());
      await screen.findByText('Your payment is on its way');
      await act(async () => void (await jest.advanceTimersByTimeAsync(giveUpAfterMs)));
      expect(screen.getByText('Your payment has not arrived yet')).toBeTruthy();
      const asked = looks(server);
      server.credit('50.000000', false);
      await act(async () => void (await jest.advanceTimersByTimeAsync(60_000)));
      expect(looks(server)).toBe(asked);
      await user.click(screen.getByRole('button', { name: 'Check again' }));
      expect(await screen.findByText('Your balance is $150.00')).toBeTruthy();
      expect(payments(server)).toHaveLength(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('takes the amount of the address, up to the cent', async () => {
    show(undefined, '/billing?amount=18.400001');
    expect((await payButton()).textContent).toBe('Pay $18.41');
    expect(screen.getByLabelText('Amount')).toHaveProperty('value', '18.41');
  });

  it('says that the card was declined, and tries again as a new payment', async () => {
    const { server, user } = show();
    server.intent = () => {
      throw 'card-declined';
    };
    await user.click(await payButton());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Your card was declinedNothing was charged. Use another card, or ask your bank why.',
    );
    await user.click(await payButton());
    await waitFor(() => expect(payments(server)).toHaveLength(2));
    expect(payments(server)[0]!.key).not.toBe(payments(server)[1]!.key);
  });

  it('asks again with the same key where no answer came', async () => {
    const { server, user } = show();
    server.intent = () => {
      throw new TypeError('Failed to fetch');
    };
    await user.click(await payButton());
    expect((await screen.findByRole('alert')).textContent).toContain('We did not hear back');
    server.intent = () => ({ id: 'pi_1', status: 'succeeded', clientSecret: 's' });
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    expect(await screen.findByText('Your payment is on its way')).toBeTruthy();
    expect(payments(server)[0]!.key).toBe(payments(server)[1]!.key);
  });

  it('lets the bank ask, and says when it heard no', async () => {
    const { server, user } = show();
    server.intent = () => ({ id: 'pi_1', status: 'requires_action', clientSecret: 's' });
    await user.click(await payButton());
    await user.click(await screen.findByRole('button', { name: 'No, don’t pay' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The payment was not confirmed');
    expect(server.sandbox.at(-1)).toEqual({
      path: '/sandbox/api/payment-intents/pi_1/complete-action',
      body: { succeed: false },
    });
  });

  it('with a new card: the number goes to the provider alone, the card is kept, and 3-D Secure ends at the balance', async () => {
    const { server, user } = show([]);
    server.intent = () => ({ id: 'pi_1', status: 'requires_action', clientSecret: 's' });
    await user.type(await screen.findByLabelText('Card number'), '4000002500003155');
    await user.type(screen.getByLabelText('Expiry, month / year'), '1240');
    await user.type(screen.getByLabelText('Security code'), '123');
    expect(screen.getByLabelText('Card number')).toHaveProperty('value', '4000 0025 0000 3155');
    await user.click(await payButton());
    await user.click(await screen.findByRole('button', { name: 'Yes, it’s me' }));
    expect(await screen.findByText('Your balance is $150.00')).toBeTruthy();
    expect(server.sandbox[0]).toEqual({
      path: '/sandbox/api/payment-methods',
      body: { number: '4000002500003155', expMonth: 12, expYear: 2040, cvc: '123' },
    });
    expect(JSON.stringify([server.asked, { ...localStorage }, { ...sessionStorage }])).not.toMatch(
      /4000 ?0025 ?0000 ?3155/,
    );
  });

  it('checks the card before it asks anybody', async () => {
    const { server, user } = show([]);
    await user.type(await screen.findByLabelText('Card number'), '4242424242424241');
    await user.click(await payButton());
    expect(screen.getByText('This is not a card number. Check the digits.')).toBeTruthy();
    expect(screen.getByText('Enter the expiry date.')).toBeTruthy();
    expect([payments(server), server.sandbox]).toEqual([[], []]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Card number')));
  });
});

describe('a top-up through Stripe', () => {
  const stripe = { provider: 'stripe', publishableKey: 'pk_test_1' };
  // What Stripe's script leaves in the page; it is looked for once.
  let far: FakeStripeJs;
  beforeAll(
    () => void Object.assign(globalThis, { Stripe: (key: string) => (key === stripe.publishableKey ? far : null) }),
  );
  beforeEach(() => void (far = new FakeStripeJs()));

  it("with a new card: typed in Stripe's frames, kept with the bank's word, paid, confirmed in Stripe's window", async () => {
    const { server, user } = show([], '/billing', stripe);
    server.intent = () => ({ id: 'pi_1', status: 'requires_action', clientSecret: 'pi_1_secret' });
    const number = await screen.findByRole('group', { name: 'Card number' });
    expect(number.querySelector('iframe')).not.toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Card number' })).toBeNull();
    act(() => far.fillAll());
    await user.click(await payButton());
    expect(await screen.findByText('Your payment is on its way')).toBeTruthy();
    server.credit('50.000000');
    expect(await screen.findByText('Your balance is $150.00')).toBeTruthy();
    expect(far.asked.map(([call, first]) => (call === 'createPaymentMethod' ? call : [call, first]))).toEqual([
      'createPaymentMethod',
      ['confirmCardSetup', 'seti_1_secret'],
      ['confirmCardPayment', 'pi_1_secret'],
    ]);
    expect(server.sandbox).toEqual([]);
    expect(payments(server)).toHaveLength(1);
  });

  it('checks what is in the frames, leads to the first that is wrong, and forgets an error as one types', async () => {
    const { server, user } = show([], '/billing', stripe);
    await screen.findByRole('group', { name: 'Card number' });
    act(() => far.field('cardExpiry').fill());
    await user.click(await payButton());
    expect(await screen.findByText('Enter the card number.')).toBeTruthy();
    expect(screen.getByText('Enter the security code.')).toBeTruthy();
    expect(screen.queryByText('Enter the expiry date.')).toBeNull();
    await waitFor(() => expect(far.field('cardNumber').focused).toBeGreaterThan(0));
    act(() => far.field('cardNumber').fill());
    await waitFor(() => expect(screen.queryByText('Enter the card number.')).toBeNull());
    expect(payments(server)).toEqual([]);
  });

  it('says when the bank heard no, and shows no page of ours for it', async () => {
    const { server, user } = show(undefined, '/billing', stripe);
    far.answers.confirmCardPayment = {
      error: {
        type: 'invalid_request_error',
        code: 'payment_intent_authentication_failure',
        payment_intent: { status: 'requires_payment_method' },
      },
    };
    server.intent = () => ({ id: 'pi_1', status: 'requires_action', clientSecret: 'pi_1_secret' });
    await user.click(await payButton());
    expect((await screen.findByRole('alert')).textContent).toContain('The payment was not confirmed');
    expect(screen.queryByText('Confirm with your bank')).toBeNull();
  });
});
