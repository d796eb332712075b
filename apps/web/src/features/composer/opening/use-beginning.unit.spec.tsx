/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SendersDocument } from '../../../domain/senders/senders.generated';
import { SendingPaceDocument } from '../bill/quote.generated';
import { useBeginning } from './use-beginning';

const none = { __typename: 'List', data: [] };
const all = {
  segments: none,
  tags: none,
  audiences: none,
  contactsCount: 0,
  callerIds: none,
  attributes: none,
  appServiceByKey: { __typename: 'AppService', key: 'sms', prices: [] },
  businessSettings: none,
  sendingPace: 12,
  userFlags: { __typename: 'UserFlags', welcomeTourSkipped: true, smsCampaignGetStartedModalSkipped: true },
};

let asked: string[];
let answer: (() => void) | undefined;
let fail: (() => void) | undefined;
beforeEach(() => {
  asked = [];
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function open() {
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(
      ({ operationName }) =>
        new Observable((observer) => {
          asked.push(operationName!);
          answer ??= () => (observer.next({ data: all }), observer.complete());
          fail ??= () => observer.error(new Error('down'));
        }),
    ),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
  answer = fail = undefined;
  const around = ({ children }: { children: ReactNode }) => <ApolloProvider client={client}>{children}</ApolloProvider>;
  const { result } = renderHook(useBeginning, { wrapper: around });
  const part = () =>
    renderHook(
      () => [
        useQuery(SendingPaceDocument, { fetchPolicy: 'cache-first' }).data?.sendingPace,
        useQuery(SendersDocument, { fetchPolicy: 'cache-first' }).data?.callerIds?.data,
      ],
      { wrapper: around },
    ).result.current;
  return { isThere: () => result.current, part };
}
const pass = (ms: number): Promise<void> => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

it('asks once, and the parts find theirs', async () => {
  const { isThere, part } = open();
  expect(isThere()).toBe(false);
  answer!();
  await pass(100);
  expect(isThere()).toBe(true);
  expect(part()).toEqual([12, []]);
  await pass(100);
  expect(asked).toEqual(['ComposerBeginning']);
});

it('opens where it cannot be had: the part that lacks something asks for itself', async () => {
  const { isThere, part } = open();
  fail!();
  await pass(100);
  expect(isThere()).toBe(true);
  part();
  await pass(100);
  expect(asked).toEqual(['ComposerBeginning', 'SendingPace', 'Senders']);
});

it('waits for three seconds and no longer', async () => {
  const { isThere } = open();
  await pass(2_900);
  expect(isThere()).toBe(false);
  await pass(200);
  expect(isThere()).toBe(true);
});
