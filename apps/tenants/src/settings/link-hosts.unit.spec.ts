import { hostsIn, listsHosts } from './link-hosts.js';

describe('the list of blocked sites', () => {
  it.each(['', ' ', 'example.com', 'Example.com, bad.example.org', 'a.co,b.co c.co', 'xn--bcher-kva.example'])(
    'may be %j',
    (value) => expect(listsHosts(value)).toBe(true),
  );
  it.each(['example', 'https://example.com', 'example.com/path', 'a_b.com', '-a.com', '*.example.com', 'bücher.de'])(
    'may not be %j',
    (value) => expect(listsHosts(value)).toBe(false),
  );
  it('is read in small letters, each site once', () => {
    expect(hostsIn(' Example.com,example.com  b.org,')).toEqual(['example.com', 'b.org']);
    expect(hostsIn('')).toEqual([]);
  });
});
