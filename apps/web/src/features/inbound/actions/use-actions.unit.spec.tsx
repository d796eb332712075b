/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Conversation } from '../conversation';
import { ConversationFragmentDoc } from '../conversation.generated';
import { conversationOf } from '../conversation.testing';
import { useDecided } from '../decided';
import { useActions } from './use-actions';

afterEach(cleanup);

const asked = conversationOf(1, { attention: 'opt-out', onHold: true });

/** The actions of a conversation, what the server is asked, and a way for news to come. */
function actionsOf(conversation: Conversation) {
  const inputs: unknown[] = [];
  const link = new ApolloLink(({ variables }) => {
    inputs.push(variables['input']);
    return new Observable((observer) => {
      observer.next({ data: { updateConversation: { __typename: 'Conversation', ...conversation, attention: null } } });
      observer.complete();
    });
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const hear = (data: Conversation): void =>
    void client.writeFragment({
      fragment: ConversationFragmentDoc,
      data: { __typename: 'Conversation', ...data } as Conversation,
    });
  hear(conversation);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result } = renderHook(() => useActions(conversation, () => undefined), { wrapper });
  const told = () => client.readFragment({ id: `Conversation:${conversation.id}`, fragment: ConversationFragmentDoc })!;
  const seen = (): Conversation => {
    const { result: shown, unmount } = renderHook(() => useDecided()(told()), { wrapper });
    unmount();
    return shown.current;
  };
  client.readFragment({ id: `Conversation:${conversation.id}`, fragment: ConversationFragmentDoc }, true);
  return { actions: result.current, inputs, hear, seen };
}
/** The time of the Undo is over. */
const leave = (): void => void dispatchEvent(new Event('pagehide'));

it('keeps with what is known by then', () => {
  const { actions, inputs, hear } = actionsOf(asked);
  actions.decide('keep');
  hear({ ...asked, attention: null, assignedTo: 'me', version: 2 });
  expect(inputs).toEqual([]);
  leave();
  expect(inputs).toEqual([{ decision: 'keep', version: 2 }]);
});

it('keeps nobody who wrote again meanwhile: that is asked anew', () => {
  const { actions, inputs, hear, seen } = actionsOf(asked);
  actions.decide('keep');
  hear({ ...asked, attention: 'complaint', lastAt: '2026-11-22T10:01:05.000Z', version: 2 });
  leave();
  expect(inputs).toEqual([]);
  expect(seen()).toMatchObject({ attention: 'complaint', onHold: true });
});

it('opts out whatever came meanwhile', () => {
  const { actions, inputs, hear } = actionsOf(asked);
  actions.decide('opt-out');
  hear({ ...asked, lastAt: '2026-11-22T10:01:05.000Z', version: 2 });
  leave();
  expect(inputs).toEqual([{ decision: 'opt-out' }]);
});

it('asks no more while its Undo is open, whatever the server answers to something else', () => {
  const { actions, hear, seen } = actionsOf(asked);
  actions.decide('opt-out');
  hear({ ...asked, unread: 0, version: 2 });
  expect(seen()).toMatchObject({ attention: null, canReply: false, unread: 0, version: 2 });
  leave();
});
