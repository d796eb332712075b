import { randomBytes } from 'node:crypto';
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { deriveKeys, deriveSecret, rolePasswords, type Secrets } from '@bellbird/auth';
import { createServiceDatabase, lockDataFolder, startEmbeddedPostgres } from '@bellbird/database';
import { openBus } from '@bellbird/event-bus';
import { topicRetentionHours } from '@bellbird/events';
import { openLiveEvents } from '@bellbird/live-events';
import type { Platform } from '@bellbird/service-host';
import { openStorage } from '@bellbird/storage';
import { demoAdmin } from './demo/make-demo-data.js';
import { SandboxClock } from './sandbox-clock.js';
import { heedSmsCarrier, smsCarrierMark } from './sms-carrier-mark.js';

export interface LocalPlatform {
  platform: Platform;
  /** Filled as the services come up. */
  peers: Map<string, string>;
  clock: SandboxClock;
  sandboxKey: string;
  dataFolder: string;
  files: (req: unknown, res: unknown) => void;
  close(): Promise<void>;
}

/** The embedded defaults under one data folder, each replaced by what the environment names. `frontUrl` is where this process listens. */
export async function openPlatform(
  given: Readonly<Record<string, string | undefined>>,
  frontUrl: string,
): Promise<LocalPlatform> {
  const publicUrl = given['PUBLIC_URL']?.replace(/\/$/, '') || frontUrl;
  const dataFolder = resolve(given['BELLBIRD_DATA'] ?? '.bellbird');
  const lock = await lockDataFolder(dataFolder);
  const stops: (() => Promise<void>)[] = [() => lock.release()];
  const close = async (): Promise<void> => {
    for (const stop of stops.reverse()) await stop();
  };
  try {
    if (given['BELLBIRD_RESET']?.trim() === 'true')
      await Promise.all(
        ['postgres', 'files', 'secret', 'demo', smsCarrierMark].map((name) =>
          rm(join(dataFolder, name), { recursive: true, force: true }),
        ),
      );
    await heedSmsCarrier(dataFolder, given);
    const databaseUrl = given['DATABASE_URL'] ?? (await embeddedPostgres(dataFolder, stops));
    const secrets: Secrets = {
      secret: given['BELLBIRD_SECRET'] ?? (await secretOf(dataFolder)),
      secretBefore: given['BELLBIRD_SECRET_BEFORE'] || undefined,
    };
    const bus = await openBus(given, {
      embeddedUrl: () => busDatabase(databaseUrl, secrets),
      retentionHours: topicRetentionHours,
    });
    stops.push(() => bus.close());
    const live = await openLiveEvents(given);
    stops.push(() => live.close());
    const peers = new Map<string, string>();
    const clock = new SandboxClock();
    const sandboxKey = deriveSecret(secrets.secret, 'sandbox key').toString('hex');
    const storage = await openStorage(given, {
      folder: join(dataFolder, 'files'),
      baseUrl: `${publicUrl}/files`,
      secrets: deriveKeys(secrets, 'signed urls'),
    });
    const env: Record<string, string | undefined> = {
      ...given,
      ...(given['BELLBIRD_DEMO']?.trim() !== 'false' && {
        BELLBIRD_ADMIN_EMAIL: demoAdmin.email,
        BELLBIRD_ADMIN_PASSWORD: demoAdmin.password,
      }),
      SANDBOX_KEY: sandboxKey,
      // The data folder's lock proves that no other owner of a lease lives.
      ...(given['DATABASE_URL'] ? {} : { EMBEDDED_POSTGRES: '1' }),
    };
    const platform: Platform = {
      env,
      databaseUrl,
      ...secrets,
      publicUrl,
      bus,
      live,
      storage,
      clock,
      peer: (name) => {
        const url = peers.get(name);
        if (url === undefined) throw Object.assign(new Error(`${name} is not up yet.`), { code: 'ECONNREFUSED' });
        return url;
      },
    };
    return {
      platform,
      peers,
      clock,
      sandboxKey,
      dataFolder,
      files: (req, res) => void storage.handle(req as IncomingMessage, res as ServerResponse),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function embeddedPostgres(dataFolder: string, stops: (() => Promise<void>)[]): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataFolder, 'postgres') });
  // A process that has no time left to stop Postgres tells it to stop by itself, which loses nothing.
  const leave = (): void => postgres.tellToStop();
  process.once('exit', leave);
  stops.push(() => postgres.stop().finally(() => process.off('exit', leave)));
  return postgres.url;
}

async function busDatabase(databaseUrl: string, secrets: Secrets): Promise<string> {
  return (await createServiceDatabase(databaseUrl, 'bus', ...rolePasswords(secrets))).owner;
}

/** The data folder's own secret, made once and readable by its owner alone. */
async function secretOf(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'secret');
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const secret = randomBytes(32).toString('hex');
    await writeFile(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
    await chmod(file, 0o600);
    return secret;
  }
}
