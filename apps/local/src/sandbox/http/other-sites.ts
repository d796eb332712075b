import { forbidden } from '@bellbird/errors';
import type { Call } from './call.js';

/**
 * There is no log-in here, so a page of some other site must not be able to act through the browser of a person who
 * works with Bellbird on this machine. Browsers say where a request comes from; programs do not, and may do all.
 */
export function refuseOtherSites({ method, headers }: Call): void {
  if (headers['sec-fetch-site'] === 'cross-site' && method !== 'GET' && method !== 'HEAD') throw forbidden();
}
