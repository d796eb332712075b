import kafkajs from 'kafkajs';
import { isPassing } from './is-passing.js';

const refused = new kafkajs.KafkaJSConnectionError('connect ECONNREFUSED');
const protocol = (type: string, retriable: boolean) =>
  new kafkajs.KafkaJSProtocolError(Object.assign(new Error(type), { type, retriable, code: 1 }) as never);

describe('an error of the client', () => {
  it.each([
    ['a refused connection', refused],
    [
      'one that was retried often enough',
      new kafkajs.KafkaJSNumberOfRetriesExceeded(refused, { retryCount: 11, retryTime: 1_000 }),
    ],
    [
      'one that is wrapped as not retriable',
      Object.assign(new kafkajs.KafkaJSNonRetriableError('wrapped'), { cause: refused }),
    ],
    ['a coordinator that loads', protocol('GROUP_LOAD_IN_PROGRESS', true)],
  ])('passes when it is %s', (_, error) => expect(isPassing(error)).toBe(true));

  it.each([
    ['a group of another kind', protocol('INCONSISTENT_GROUP_PROTOCOL', false)],
    ['a password that is wrong', protocol('SASL_AUTHENTICATION_FAILED', false)],
    ['a mistake in a program', new TypeError('undefined is not a function')],
    ['no error at all', 'nothing'],
  ])('does not when it is %s', (_, error) => expect(isPassing(error)).toBe(false));
});
