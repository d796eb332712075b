import { connectDatabase } from '@bellbird/database';
import type { FrozenPerson } from '@bellbird/events';
import { closeHolds } from '../src/campaign/close-holds.js';
import { storeFrozen } from '../src/intake/store-frozen.js';
import { storePage } from '../src/intake/store-page.js';
import { worldUrls } from './world-urls.js';

/**
 * Hears the events of one audience as the consumer would, each in a transaction, from the first on at every start (as
 * after a crash before the offset was kept): frozen, pages, close. Everything comes from the environment, so a second
 * start says exactly the same.
 */
const { TENANT, CAMPAIGN, PAGES, PAGE_SIZE } = process.env as Record<string, string>;
const db = await connectDatabase({
  urls: worldUrls(),
  applicationName: 'intake',
  appConnections: 1,
  systemConnections: 1,
});
const at = { tenantId: TENANT!, campaignId: CAMPAIGN! };
const [pages, size] = [Number(PAGES), Number(PAGE_SIZE)];

const contactOf = (ordinal: number): string => `01920000-0000-7000-8000-${String(ordinal).padStart(12, '0')}`;
/** The last person of each page has the phone of the first of the next: they moved between pages while it was walked. */
const phoneOf = (page: number, nth: number): string =>
  nth === size && page < pages
    ? phoneOf(page + 1, 1)
    : `+6141${String(page).padStart(3, '0')}${String(nth).padStart(4, '0')}`;
const people = (page: number): FrozenPerson[] =>
  Array.from({ length: size }, (_, n): FrozenPerson => ({
    ordinal: (page - 1) * size + n + 1,
    contactId: contactOf((page - 1) * size + n + 1),
    address: phoneOf(page, n + 1),
    country: 'AU',
    text: 'Hello',
    units: 1,
    name: 'Somebody',
    variant: null,
  }));

await db.tenant(at.tenantId, (tx) => storeFrozen(tx, { ...at, pages, leftOut: { noConsent: 1 }, stopped: false }));
for (let page = pages; page >= 1; page--)
  await db.tenant(at.tenantId, (tx) => storePage(tx, { ...at, page, people: people(page) }));
await db.tenant(at.tenantId, (tx) => closeHolds(tx, at.tenantId, [at.campaignId]));
await db.close();
process.stdout.write('heard all\n');
