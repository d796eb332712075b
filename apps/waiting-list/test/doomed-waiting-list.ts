import { spawnService, testPostgres, type Service } from '@bellbird/testing';
import type { WaitingListUnderTest } from './waiting-list-under-test.js';

/** The service once more, as a process on the same database and bus, which dies at a fault point (`after-turns:2`: the second time). */
export const startDoomed = (
  { service, platform }: WaitingListUnderTest,
  { faultPoint, now, folder }: { faultPoint: string; now: string; folder: string },
): Promise<Service> =>
  spawnService({
    entry: new URL('./run-waiting-list.ts', import.meta.url),
    env: {
      NAME: service.name,
      NOW: now,
      BUS_URL: platform.busUrl,
      FOLDER: folder,
      POSTGRES_URL: testPostgres().url,
      SECRET: platform.secret,
      PEERS: JSON.stringify(Object.fromEntries(platform.peers)),
      FAULT_POINT: faultPoint,
      LOG_LEVEL: 'warn',
    },
  });
