import { ApolloLink, execute, gql, Observable, type ApolloClient } from '@apollo/client';
import { ownTaskLink } from './own-task-link';

const query = gql`
  query Name {
    name
  }
`;
const task = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

describe('questions in tasks of their own', () => {
  let sent: string[];
  const link = ApolloLink.from([
    ownTaskLink,
    new ApolloLink(({ variables }) => {
      sent.push(String(variables['name']));
      if (variables['name'] === 'broken') throw new Error('a link that breaks');
      return new Observable((observer) => {
        observer.next({ data: { name: variables['name'] } });
        observer.complete();
      });
    }),
  ]);
  const ask = (name: string, answers: unknown[] = []): { unsubscribe: () => void } =>
    execute(link, { query, variables: { name } }, { client: {} as ApolloClient }).subscribe({
      next: (answer) => answers.push(answer.data),
      error: (error: Error) => answers.push(error.message),
    });
  beforeEach(() => void (sent = []));

  it('are sent after the task that asks', async () => {
    const answers: unknown[] = [];
    ask('first', answers);
    ask('second', answers);
    expect(sent).toEqual([]);
    await task();
    await task();
    expect(answers).toHaveLength(2);
    expect(answers).toEqual(expect.arrayContaining([{ name: 'first' }, { name: 'second' }]));
  });

  it('are not sent when nobody waits for them any more', async () => {
    ask('left').unsubscribe();
    ask('kept');
    await task();
    await task();
    expect(sent).toEqual(['kept']);
  });

  it('tell who asked where a link breaks, and the others are sent', async () => {
    const answers: unknown[] = [];
    ask('broken', answers);
    ask('kept', answers);
    await task();
    await task();
    expect(answers).toEqual(expect.arrayContaining(['a link that breaks', { name: 'kept' }]));
  });
});
