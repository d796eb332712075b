import { setTimeout as pause } from 'node:timers/promises';
import { startService, systemClock, type ServiceName } from '@bellbird/service-host';
import { contactsService } from '../src/contacts.module.js';
import { testPlatform } from './contacts-under-test.js';

/** The service as a process of its own, to be killed: what it stands on comes from the environment. */
const { NAME = '', BUS_URL = '', NEIGHBOURS_URL = '', FOLDER = '' } = process.env;
const platform = await testPlatform({
  folder: FOLDER,
  busUrl: BUS_URL,
  neighboursUrl: NEIGHBOURS_URL,
  clock: systemClock,
});
const service = await startService({ ...contactsService, name: NAME as ServiceName }, platform);
process.stdout.write(`ready at ${service.url}\n`);
process.once(
  'SIGTERM',
  () =>
    void service
      .stop()
      .then(() => platform.bus.close())
      .then(() => pause(0))
      .then(() => process.exit(0)),
);
