import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

type Environment = Readonly<Record<string, string | undefined>>;

/** For TRUSTED_PROXIES: whoever is on this machine. */
export const loopbackNetworks = '127.0.0.0/8,::1';

/**
 * Where a request came from, as far as it can be believed: proxies of TRUSTED_PROXIES and of `always` (addresses and
 * networks such as 10.0.0.0/8, separated by commas) are taken at their word, an ingress by X-Forwarded-For and our own
 * parts by X-Bellbird-Remote-Address. Anybody else is who the connection says.
 */
export function remoteAddressOf(request: IncomingMessage, env: Environment, always = ''): string {
  const near = bare(request.socket.remoteAddress ?? '');
  const trusted = trustedProxies(`${env['TRUSTED_PROXIES'] ?? ''},${always}`);
  if (!isIn(trusted, near)) return near;
  const forwarded = request.headers['x-forwarded-for'];
  const hops = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? ''))
    .split(',')
    .map((each) => bare(each.trim()))
    .filter(Boolean);
  // The nearest that is not one of the proxies: what stands before it anybody may have written.
  if (hops.length > 0) return hops.reverse().find((each) => !isIn(trusted, each)) ?? hops.at(-1)!;
  const vouched = request.headers['x-bellbird-remote-address'];
  return typeof vouched === 'string' && vouched !== '' ? vouched : near;
}

const known = new Map<string, BlockList>();

function trustedProxies(text: string): BlockList {
  let list = known.get(text);
  if (list === undefined) {
    list = new BlockList();
    for (const entry of text
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean)) {
      const [address = '', bits] = entry.split('/');
      const version = isIP(address);
      const most = version === 6 ? 128 : 32;
      const prefix = Number(bits ?? most);
      // What is no network trusts nobody.
      if (version !== 0 && Number.isInteger(prefix) && prefix >= 0 && prefix <= most)
        list.addSubnet(address, prefix, version === 6 ? 'ipv6' : 'ipv4');
    }
    known.set(text, list);
  }
  return list;
}

const isIn = (list: BlockList, address: string): boolean =>
  isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** An address without what proxies write around it: brackets, a port, the wrapping of IPv4 in IPv6. A port is another one for each connection. */
const bare = (address: string): string =>
  address
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:/, '');
