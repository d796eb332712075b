import type { IncomingMessage } from 'node:http';
import { loopbackNetworks, remoteAddressOf } from './remote-address.js';

describe('where a request came from', () => {
  const from = (remoteAddress: string, headers: Record<string, string> = {}, trusted?: string): string =>
    remoteAddressOf({ socket: { remoteAddress }, headers } as unknown as IncomingMessage, { TRUSTED_PROXIES: trusted });
  const lies = { 'x-forwarded-for': '1.2.3.4', 'x-bellbird-remote-address': '1.2.3.4' };

  it.each([
    ['is who the connection says, whatever he says of himself', '203.0.113.9', lies, undefined, '203.0.113.9'],
    ['is without its wrapping in IPv6', '::ffff:203.0.113.9', {}, undefined, '203.0.113.9'],
    [
      'is what our own part on this machine vouches for',
      '127.0.0.1',
      { 'x-bellbird-remote-address': '203.0.113.9' },
      loopbackNetworks,
      '203.0.113.9',
    ],
    [
      'is what a trusted part elsewhere vouches for',
      '10.1.2.3',
      { 'x-bellbird-remote-address': '203.0.113.9' },
      '10.0.0.0/8',
      '203.0.113.9',
    ],
    [
      'is the nearest that no proxy of ours is, before what its sender wrote',
      '10.1.2.3',
      { 'x-forwarded-for': '1.2.3.4, 203.0.113.9, 10.9.9.9', 'x-bellbird-remote-address': '1.2.3.4' },
      '10.0.0.0/8',
      '203.0.113.9',
    ],
    [
      'is the first of the proxies where there are only such',
      '10.1.2.3',
      { 'x-forwarded-for': '10.8.8.8, 10.9.9.9' },
      '10.0.0.0/8',
      '10.8.8.8',
    ],
    ['is the proxy itself where it says nothing', '::1', {}, loopbackNetworks, '::1'],
    ['is this machine where nobody is trusted', '127.0.0.1', lies, undefined, '127.0.0.1'],
    ['trusts nobody by a network that is none', '10.1.2.3', lies, 'ten/8, 10.0.0.0/99', '10.1.2.3'],
    [
      'is without its port, which a proxy may write',
      '10.1.2.3',
      { 'x-forwarded-for': '203.0.113.9:50123' },
      '10.0.0.0/8',
      '203.0.113.9',
    ],
    [
      'is without its port in IPv6 too',
      '10.1.2.3',
      { 'x-forwarded-for': '[2001:db8::1]:50123' },
      '10.0.0.0/8',
      '2001:db8::1',
    ],
    ['knows networks of IPv6', 'fd00::7', { 'x-forwarded-for': '2001:db8::1' }, 'fd00::/8', '2001:db8::1'],
  ])('%s', (_what, near, headers, trusted, expected) =>
    expect(from(near, headers as Record<string, string>, trusted)).toBe(expected),
  );
});
