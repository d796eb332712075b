import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { markSeen } from './mark-seen';
import { addUnseen } from './seen';

/** A server with two unseen replies and one other notification; what was marked, and by which filters it was looked for. */
function serverWith() {
  const marked: string[][] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        const filters = JSON.stringify(variables);
        const ids = filters.includes('"one"') ? ['r1', 'r2'] : filters.includes('"none"') ? ['n1'] : ['r1', 'r2', 'n1'];
        if (operationName === 'MarkSeen') marked.push(variables['ids'] as string[]);
        observer.next({
          data:
            operationName === 'MarkSeen'
              ? { markNotificationsViewed: true }
              : {
                  notifications: {
                    __typename: 'NotificationList',
                    hasMore: false,
                    data: ids.map((id) => ({ __typename: 'Notification', id })),
                  },
                },
        });
        observer.complete();
      }),
  );
  return { client: new ApolloClient({ cache: new InMemoryCache(), link }), marked };
}

it.each([
  ['replies', ['r1', 'r2']],
  ['others', ['n1']],
  ['all', ['r1', 'r2', 'n1']],
] as const)('marks %s as seen, and nothing else', async (which, ids) => {
  const { client, marked } = serverWith();
  addUnseen(client, { type: 'inbound-sms' }, 1);
  await markSeen(client, which);
  expect(marked).toEqual([ids]);
});
