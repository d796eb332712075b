import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EventBus } from '@bellbird/event-bus';
import type { LiveEvents } from '@bellbird/live-events';
import type { Storage } from '@bellbird/storage';
import type { Clock } from '../clock.js';
import { asked } from '../services.generated.js';

export type ServiceName = keyof typeof asked;
/** Every service there is, by the name of its folder, its database and its subgraph. */
export const serviceNames = Object.keys(asked) as readonly ServiceName[];
/** Whom a service asks; identity, for the keys of access tokens, is asked by all. */
export const asksOf = (name: ServiceName): readonly ServiceName[] => [
  ...new Set<ServiceName>(['identity', ...asked[name]]),
];

/** The setting that says where a part listens. */
export const addressSetting = (part: ServiceName | 'gateway'): string =>
  `${part.toUpperCase().replaceAll('-', '_')}_URL`;

/** What stands before the services: no database, no bus. */
export type EdgePlatform = Pick<Platform, 'env' | 'peer' | 'live' | 'clock' | 'publicUrl'>;

/** What a service stands on. Which adapters these are is decided once, in composition. */
export interface Platform {
  /** Settings. Secrets come from here and from nowhere else. */
  env: Readonly<Record<string, string | undefined>>;
  /** A Postgres where roles and databases may be created. */
  databaseUrl: string;
  bus: EventBus;
  live: LiveEvents;
  storage: Storage;
  /** Serves the storage's signed addresses and published images at `/files` and `/images` of a service's own port, where no front of this process does. */
  files?: (request: IncomingMessage, response: ServerResponse) => void;
  clock: Clock;
  /** Where another service or the gateway listens, e.g. http://127.0.0.1:4001. Asked at each call: it may not be up yet. */
  peer(name: ServiceName | 'gateway'): string;
  /** The origin that people and providers see, without a slash at the end. */
  publicUrl: string;
  /** The one secret that all others are derived from. */
  secret: string;
  /** The secret before this one, while what it signed and sealed is still accepted. */
  secretBefore?: string | undefined;
}
