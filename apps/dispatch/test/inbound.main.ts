import { connectDatabase } from '@bellbird/database';
import { receiveInbound } from '../src/inbound/receive-inbound.js';
import { worldUrls } from './world-urls.js';

/**
 * Takes the texts of one phone as the webhook does, from the first on at every start: a carrier tells again of what was
 * never acknowledged. Everything comes from the environment, so a second start says exactly the same.
 */
const { FROM, TO, TEXTS } = process.env as Record<'FROM' | 'TO' | 'TEXTS', string>;
const db = await connectDatabase({
  urls: worldUrls(),
  applicationName: 'inbound',
  appConnections: 1,
  systemConnections: 1,
});
for (const [at, text] of (JSON.parse(TEXTS) as string[]).entries())
  await receiveInbound(db, { sid: `${FROM} ${at}`, from: FROM, to: TO, text }, new Date());
await db.close();
