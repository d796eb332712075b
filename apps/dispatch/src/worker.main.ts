import { rolePassword } from '@bellbird/auth';
import { connectDatabase, pendingMigrations, serviceDatabaseUrls } from '@bellbird/database';
import { CannotStart } from '@bellbird/errors';
import { openBus } from '@bellbird/event-bus';
import { topicRetentionHours } from '@bellbird/events';
import { openLiveEvents } from '@bellbird/live-events';
import { Relay } from '@bellbird/outbox';
import {
  askedTogether,
  Background,
  createLogger,
  openClock,
  ProcessEnd,
  serveHealth,
  Settings,
  startTracing,
  stopTracing,
  tellLostHint,
} from '@bellbird/service-host/light';
import { openChannels } from './channels/registry.js';
import { conversationHints } from './conversation/conversation-hint.js';
import { migrations } from './database/migrations/index.js';
import { dispatchConfig } from './dispatch.config.js';
import { startSending } from './sending/start-sending.js';

/**
 * A worker alone: lanes, sweeper and relay on a database that is there already, without GraphQL and events in. Several
 * may run on one database. With PORT it serves its health and figures there, and nothing else. `DISPATCH_DATABASE` names
 * the database (default `dispatch`), `BUS_DATABASE` the embedded bus's (`none`: no relay). With STANDBY=1 it loads
 * everything and begins at SIGUSR2, so that the kill tests can have the next worker at hand.
 */
const env = process.env;
const logger = createLogger('dispatch-worker');
const processEnd = new ProcessEnd('dispatch-worker');
startTracing(env, { process: 'dispatch' });
if (env['STANDBY'] === '1') {
  const alive = setInterval(() => undefined, 60_000);
  const begin = new Promise((resolve) => process.once('SIGUSR2', resolve));
  process.stdout.write('dispatch worker stands by\n');
  await begin;
  clearInterval(alive);
}

const settings = new Settings(env);
const [adminUrl, secret] = [settings.postgres('DATABASE_URL'), settings.secret('BELLBIRD_SECRET')];
const secretBefore = settings.secretBefore();
const { publicUrl } = settings.common();
const [name, busName] = [settings.text('DISPATCH_DATABASE', 'dispatch'), settings.text('BUS_DATABASE', 'bus')];
settings.check();
const config = dispatchConfig({ env, secret, secretBefore, publicUrl });

const password = rolePassword(secret);
const urls = serviceDatabaseUrls(adminUrl, name, password);
// Whoever migrates, a worker never does; one that connected before its columns are there would hold up who brings them.
const pending = await pendingMigrations(urls.owner, migrations);
if (pending.length > 0)
  throw new CannotStart(
    `The database of dispatch lacks ${pending.join(', ')}: start the service first, or run the migrations (npm run migrate), with the same BELLBIRD_SECRET.`,
  );
const db = await connectDatabase({
  urls,
  applicationName: 'dispatch worker',
  appConnections: 1,
  systemConnections: 6,
  onHintLost: tellLostHint(logger),
});
const background = new Background(logger);
const bus =
  busName === 'none'
    ? null
    : await openBus(env, {
        embeddedUrl: async () => serviceDatabaseUrls(adminUrl, busName, password).owner,
        retentionHours: topicRetentionHours,
      });
const relay = bus === null ? null : new Relay({ url: urls.system, bus });
const live = await openLiveEvents(env);
const hints = conversationHints(live);
const channels = openChannels(config);
const sending = await startSending({
  db,
  systemUrl: urls.system,
  config,
  channels,
  clock: await openClock(env),
  logger,
  background,
  onConversation: hints.changed,
});
const health = !env['PORT']
  ? null
  : await serveHealth(
      'dispatch-worker',
      Number(env['PORT']),
      env['BIND_ADDRESS'] ?? '127.0.0.1',
      askedTogether(() =>
        db.ping().then(
          () => [],
          () => ['database'],
        ),
      ),
    );
process.stdout.write('dispatch worker is ready\n');

processEnd.stopBy(async (closing) => {
  await health?.close();
  await background.stop();
  await sending.stop();
  closing();
  await channels.close();
  await relay?.stop();
  hints.stop();
  await live.close();
  await bus?.close();
  await db.close();
  await stopTracing();
});
