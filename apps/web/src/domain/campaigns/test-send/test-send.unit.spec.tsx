/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { keepSession } from '../../../lib/session/session';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import { TestFields } from './test-fields';
import { useTestText } from './use-test-text';

beforeEach(() => keepSession({ accessToken: 'a', refreshToken: 'r', user: { id: 'u' } as never }));
afterEach(cleanup);

/** The form of a test, and the server: whoever has opted out is left out. */
function open() {
  const link = new ApolloLink(
    ({ operationName, variables: { input } }) =>
      new Observable((observer) => {
        const [phone] = input.phones;
        const isOut = phone === '+61491570157';
        const message = {
          __typename: 'TestMessage',
          phoneInternational: phone,
          parts: 2,
          cost: isOut ? '0.000000' : '0.160000',
          status: isOut ? 'left-out' : 'outbound',
        };
        const test = { __typename: 'TestSend', id: 't', cost: message.cost, messages: [message] };
        observer.next({
          data: operationName === 'SendTest' ? { sendTestSms: test } : { quoteSmsCampaignTest: test },
        });
        observer.complete();
      }),
  );
  function Test() {
    const test = useTestText({ callerId: 's', message: 'Hi', contactId: null });
    return (
      <form ref={test.form.ref} onSubmit={(event) => void test.form.onSubmit(event)}>
        <TestFields test={test} reads="As it is." problem={test.form.problem?.message} />
        <button type="submit">{test.charge ?? 'nothing'}</button>
      </form>
    );
  }
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <ThemeProvider>
        <Test />
      </ThemeProvider>
    </ApolloProvider>,
  );
  return screen.getByLabelText<HTMLInputElement>('Your phone');
}

it('says what a test costs, sends it to the own phone, and remembers that for the next', async () => {
  const phone = open();
  fireEvent.submit(phone);
  expect(await screen.findByText('A phone number is required.')).toBeTruthy();
  fireEvent.change(phone, { target: { value: '+61491570156' } });
  expect(await screen.findByText('It costs $0.16 (2 parts).')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '$0.16' }));
  expect((await screen.findByText(/^On its way to/)).textContent).toBe('On its way to +61 491 570 156');
  cleanup();
  expect(open().value).toBe('+61491570156');
});

it('charges nothing for a phone that opted out', async () => {
  fireEvent.change(open(), { target: { value: '+61491570157' } });
  fireEvent.click(await screen.findByText('nothing'));
  expect(await screen.findByText(/has opted out, so nothing was sent and nothing charged\.$/)).toBeTruthy();
});
