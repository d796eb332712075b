import { isIP } from 'node:net';
import { ProductError } from '@bellbird/errors';
import type { Call } from './call.js';

/**
 * There is no log-in here, so a page of some other site must not be able to read or act through the browser of a person
 * who works with Bellbird on this machine. Programs do not say where a request comes from, and may do all; browsers do,
 * - by Origin and Sec-Fetch-Site what page sends it: nothing is done for another one's;
 * - by Host what name the page stands under: a site may lead a name of its own to this machine (DNS rebinding) and is then
 *   one origin with us. So only the public address, this machine's names and bare addresses, which nobody can rebind, are ours.
 */
export function refuseOtherSites(publicUrl: string): (call: Call) => void {
  const publicHost = new URL(publicUrl).hostname;
  return ({ method, headers }) => {
    if (!isOurs(hostnameOf(headers.host), publicHost)) {
      throw new ProductError(
        'forbidden',
        `The sandbox answers at this machine's own names, at a bare address and at ${publicHost}, which PUBLIC_URL says.`,
      );
    }
    if (method === 'GET' || method === 'HEAD') return;
    const isFromElsewhere =
      headers['sec-fetch-site'] === 'cross-site' ||
      (headers.origin !== undefined && hostOf(headers.origin) !== headers.host?.toLowerCase());
    if (isFromElsewhere) throw new ProductError('forbidden', 'This comes from a page of another site.');
  };
}

function isOurs(hostname: string, publicHost: string): boolean {
  return (
    hostname === publicHost ||
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
  );
}

/** Without its port; empty for what is no host. */
const hostnameOf = (host: string | undefined): string =>
  host !== undefined && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : '');
