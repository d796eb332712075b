import { connectDatabase, type ServiceDatabaseUrls } from '@bellbird/database';
import { KafkaBus } from '@bellbird/event-bus';
import { consume } from '../../consume/consume.js';
import { Relay } from '../../relay/relay.js';
import { leaveEffects } from './effect-handler.js';

/** What a pod is told, as JSON in POD. */
export interface PodOrders {
  name: string;
  work: 'relay' | 'consume';
  urls: ServiceDatabaseUrls;
  brokers: string;
  prefix: string;
  partitions: number;
  group: string;
  sessionMs?: number;
  /** After each effect, inside its transaction. */
  restMs?: number;
  /** Of a relay. */
  hungMs?: number;
}

/** For this library's own tests: one process of a service, so that it can be killed and stopped. Ends in order on SIGTERM. */
const { name, work, urls, brokers, prefix, partitions, group, sessionMs, restMs, hungMs }: PodOrders = JSON.parse(
  process.env.POD!,
);
const bus = await KafkaBus.open({
  brokers: [brokers],
  prefix,
  partitions,
  ...(sessionMs !== undefined && { sessionMs }),
});
const say = (error: unknown): void => void process.stderr.write(`${String(error)}\n`);
let stop: () => Promise<void>;
if (work === 'relay') {
  const relay = new Relay({
    url: urls.system,
    bus,
    applicationName: name,
    onError: say,
    ...(hungMs !== undefined && { hungMs }),
  });
  stop = () => relay.stop();
} else {
  const db = await connectDatabase({ urls, applicationName: name, appConnections: 6 });
  const consuming = await consume({ bus, db, group, handlers: [leaveEffects(undefined, restMs)], onError: say });
  stop = () => consuming.stop();
}
process.once(
  'SIGTERM',
  () =>
    void stop()
      .then(() => bus.close())
      .then(() => process.exit(0)),
);
process.stdout.write('at work\n');
