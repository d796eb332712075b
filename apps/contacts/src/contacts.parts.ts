import type { Database } from '@bellbird/database';
import type { Clock, GraphContext, Peers, Platform, Work } from '@bellbird/service-host';
import type { Storage } from '@bellbird/storage';
import type { ConsentBook } from './consent/consent-book.js';
import type { ContactsConfig } from './contacts.config.js';

/** What this service's resolvers stand on. */
export interface ContactsParts {
  db: Database;
  work: Work;
  peers: Peers;
  platform: Platform;
  config: ContactsConfig;
  clock: Clock;
  storage: Storage;
  book: ConsentBook;
}

type Root = (source: unknown, args: never, context: GraphContext) => Promise<unknown>;

/** Root fields of a feature, as plain resolvers. */
export interface RootFields {
  Query: Record<string, Root>;
  Mutation?: Record<string, Root>;
}
