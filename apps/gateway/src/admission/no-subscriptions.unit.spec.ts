import { buildSchema, parse, validate } from 'graphql';
import { noSubscriptions } from './no-subscriptions.js';

const schema = buildSchema('type Query { a: Int } type Mutation { b: Int }');
const problems = (query: string): string[] =>
  validate(schema, parse(query), [noSubscriptions]).map((error) => error.message);

describe('documents over HTTP', () => {
  it('may be queries and mutations', () => expect([...problems('{ a }'), ...problems('mutation { b }')]).toEqual([]));
  it('may not be subscriptions, known or unknown', () =>
    expect(problems('subscription { anything }')).toEqual(['Subscriptions go over the WebSocket.']));
});
