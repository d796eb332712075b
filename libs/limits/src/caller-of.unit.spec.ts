import { callerOf } from './caller-of.js';

describe('whom an address stands for', () => {
  it.each([
    ['an IPv4 address is itself', '203.0.113.7', '203.0.113.7'],
    ['all of an IPv6 network of 64 bits is one', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
    ['however it is written', '2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['with zeros left out in the network', '2001:db8::1', '2001:db8:0:0::/64'],
    ['and behind it', '2001:db8:1:2:3::', '2001:db8:1:2::/64'],
    ['this machine', '::1', '0:0:0:0::/64'],
    ['what is no address is itself', 'the start', 'the start'],
  ])('%s', (_what, address, caller) => expect(callerOf(address)).toBe(caller));
});
