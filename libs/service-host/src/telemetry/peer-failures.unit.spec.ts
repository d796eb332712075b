import { errors } from 'undici';
import { unavailable } from '@bellbird/errors';
import { kindOf } from './peer-failures.js';

const coded = (code: string): Error => Object.assign(new Error('x'), { code });

describe('how a call of another part failed', () => {
  it.each([
    ['refused', coded('ECONNREFUSED')],
    ['reset', coded('ECONNRESET')],
    ['reset', new errors.SocketError('other side closed')],
    ['timeout', new errors.ConnectTimeoutError()],
    ['timeout', new errors.HeadersTimeoutError()],
    ['timeout', new DOMException('The operation was aborted due to timeout', 'TimeoutError')],
    ['unreadable', new SyntaxError('Unexpected token')],
    ['refused', new TypeError('fetch failed', { cause: coded('ECONNREFUSED') })],
    ['silent', unavailable()],
    ['other', new Error('x')],
    ['other', 'x'],
  ])('is %s', (kind, cause) => expect(kindOf(cause)).toBe(kind));
});
