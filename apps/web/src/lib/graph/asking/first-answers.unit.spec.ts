import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { jest } from '@jest/globals';

const query = gql`
  query Name {
    name
  }
`;

describe('what is not seen first', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.resetModules();
  });

  /** A page that has asked, and who waits for its answers. */
  async function begun() {
    const { answersLink, fetchLater } = await import('./first-answers');
    const answers: (() => void)[] = [];
    const server = new ApolloLink(
      () =>
        new Observable((observer) => {
          answers.push(() => (observer.next({ data: { name: 'Corner Café' } }), observer.complete()));
        }),
    );
    const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([answersLink, server]) });
    const ask = () => void client.query({ query, fetchPolicy: 'network-only', context: { queryDeduplication: false } });
    const load = jest.fn(async () => 'code');
    return { ask, answers, load, fetchLater };
  }

  it('is fetched when all that the page asked has been answered, and it asks nothing more because of it', async () => {
    const { ask, answers, load, fetchLater } = await begun();
    ask();
    const fetched = fetchLater(load);
    await jest.advanceTimersByTimeAsync(1_000);
    answers.shift()!();
    await jest.advanceTimersByTimeAsync(300);
    ask();
    await jest.advanceTimersByTimeAsync(600);
    expect(load).not.toHaveBeenCalled();
    answers.shift()!();
    await jest.advanceTimersByTimeAsync(500);
    await expect(fetched).resolves.toBe('code');
    await expect(fetchLater(load)).resolves.toBe('code');
  });

  it('does not wait for ever for an answer', async () => {
    const { ask, load, fetchLater } = await begun();
    ask();
    const fetched = fetchLater(load);
    await jest.advanceTimersByTimeAsync(1_999);
    expect(load).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await expect(fetched).resolves.toBe('code');
  });
});
