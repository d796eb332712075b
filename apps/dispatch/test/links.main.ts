import { connectDatabase } from '@bellbird/database';
import { HotConnection } from '../src/hot/hot-connection.js';
import { ClickLog } from '../src/links/click-log.js';
import { judgeClicks } from '../src/links/judge-clicks.js';
import { fund, type World } from './dispatch-world.js';
import { worldUrls } from './world-urls.js';

/**
 * Funds a campaign with a link set, logs a click of a person, and judges what is due, as often as it is started: a step
 * that is done already changes nothing, and a click is logged once more where it was not known to be.
 */
const { TENANT, CAMPAIGN, HOLD, CLICKS } = process.env as Record<string, string>;
const urls = worldUrls();
const db = await connectDatabase({ urls, applicationName: 'links', appConnections: 1, systemConnections: 1 });
const campaign = { tenantId: TENANT!, campaignId: CAMPAIGN!, holdId: HOLD!, recipients: 1 };
await fund({ db } as World, campaign, { paused: true, linkSet: { no: 7, urls: ['https://example.com/'] } });
const connection = new HotConnection({ url: urls.system, applicationName: 'links' });
// A machine that is busy must not lose the click that the test is about.
const log = new ClickLog(connection, () => undefined, 30_000);
for (let n = 0; n < Number(CLICKS); n++)
  await log.log({ linkSet: 7, ordinal: 1, link: 1, at: new Date(), agent: 'Safari', network: '', hints: 0 });
await connection.close();
await judgeClicks(db);
await db.close();
