import { unauthorized } from '@bellbird/errors';
import { authenticatorRoutes } from './authenticator/authenticator-routes.js';
import { Authenticator } from './authenticator/authenticator.js';
import type { CallbackAddresses } from './callbacks/callback-address.js';
import { CallbackQueue } from './callbacks/callback-queue.js';
import { Poster } from './callbacks/poster.js';
import { cardRoutes } from './cards/card-routes.js';
import { PaymentIntents } from './cards/payment-intents.js';
import { PaymentMethods } from './cards/payment-methods.js';
import { cardProviderRoutes } from './cards/provider-routes.js';
import { acceptCalls } from './carrier/accept-calls.js';
import { carrierRoutes } from './carrier/carrier-routes.js';
import { openCarrier } from './carrier/open-carrier.js';
import { phoneRoutes } from './carrier/phone-routes.js';
import { BusinessClock, type OnClockChange } from './clock/business-clock.js';
import { clockFollowerRoutes, ClockFollowers } from './clock/clock-followers.js';
import { clockRoutes } from './clock/clock-routes.js';
import { Access } from './http/access.js';
import { productFailure, providerFailure, type FaultLog } from './http/failures.js';
import { refuseOtherSites } from './http/other-sites.js';
import type { Area, Route } from './http/router.js';
import { serve, type FastLane } from './http/serve.js';
import { identityApiRoutes } from './identity/identity-api-routes.js';
import { oidcBase, oidcRoutes } from './identity/oidc-routes.js';
import { openIdentity } from './identity/open-identity.js';
import { mailProviderRoutes, mailRoutes } from './mail/mail-routes.js';
import { Mailbox } from './mail/mailbox.js';
import { pageFailure } from './pages/page-failure.js';
import { pageRoutes } from './pages/page-routes.js';
import { connectSandboxDatabase, type SandboxDatabase } from './sandbox-database.js';

export interface SandboxParts {
  /** Carrier and phones. The clock and the authenticator are there with any of them. */
  sms: boolean;
  payments: boolean;
  mail: boolean;
  identity: boolean;
}

export interface SandboxOptions {
  /** A database of its own; tables are made and brought up to date. */
  databaseUrl: string;
  /** The adapters' bearer token, and the key of the signatures on callbacks. */
  key: string;
  /** Default 0: a free one. */
  port?: number;
  /** Default loopback. */
  host?: string | undefined;
  /** PUBLIC_URL: under its name, too, a browser may open the pages. Default: under this machine's names and addresses alone. */
  publicUrl?: string | undefined;
  /** Where customers' texts and events of payments go; without it nobody is told of them. */
  inboundUrl?: string | undefined;
  paymentsWebhookUrl?: string | undefined;
  /** Default: all. What is off answers 404, as if it were not there. */
  parts?: SandboxParts;
  /** Called at the start when the clock stands apart, and at each change before that is answered. */
  onClockChange?: OnClockChange;
  log?: FaultLog;
}

export interface RunningSandbox {
  /** Without a slash at the end. */
  url: string;
  port: number;
  /** Cuts calls that hang, keeps what was accepted, lets the database go. */
  stop(): Promise<void>;
}

const everything: SandboxParts = { sms: true, payments: true, mail: true, identity: true };
const callbackConnections = 96;

/**
 * The world outside of Bellbird: mobile network and phones, card provider, mailbox, identity provider, business clock. What it accepts is
 * durable before it answers. Rejects with one sentence where the database belongs to another sandbox.
 */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const database = await connectSandboxDatabase(options.databaseUrl);
  try {
    return await open(options, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function open(options: SandboxOptions, database: SandboxDatabase): Promise<RunningSandbox> {
  const parts = options.parts ?? everything;
  const log: FaultLog = options.log ?? ((message, error) => console.error(`sandbox: ${message}:`, error));
  const { pool } = database;
  const addresses: CallbackAddresses = {
    inbound: options.inboundUrl ?? null,
    payments: options.paymentsWebhookUrl ?? null,
  };
  const poster = new Poster(options.key, callbackConnections);
  const queue = new CallbackQueue(pool, poster, addresses);
  const followers = new ClockFollowers();
  const clock = await BusinessClock.load(
    pool,
    async (offsetMs) => void (await Promise.all([options.onClockChange?.(offsetMs), followers.tell(offsetMs)])),
  );
  if (clock.offsetMs !== 0) await options.onClockChange?.(clock.offsetMs);
  const access = new Access(options.key);

  const provider: Route[] = [...clockRoutes('', clock, false), ...clockFollowerRoutes(followers, () => clock.offsetMs)];
  const api: Route[] = clockRoutes('/sandbox/api', clock, true);
  const fastLanes = new Map<string, FastLane>();
  const carrier = parts.sms ? await openCarrier(database, { poster, queue, clock }) : null;
  if (carrier !== null) {
    fastLanes.set('POST /carrier/messages', acceptCalls({ ...carrier, access, log }));
    provider.push(...carrierRoutes(carrier.messages, carrier.sids));
    api.push(...phoneRoutes({ ...carrier, changed: () => carrier.receipts.wake() }));
  }
  const cards = parts.payments
    ? { intents: new PaymentIntents(pool, queue), methods: new PaymentMethods(pool), clock }
    : null;
  if (cards !== null) {
    provider.push(...cardProviderRoutes(cards.intents, cards.methods));
    api.push(...cardRoutes(cards.intents, cards.methods, clock));
  }
  const mailbox = parts.mail ? new Mailbox(pool, clock) : null;
  if (mailbox !== null) {
    provider.push(...mailProviderRoutes(mailbox));
    api.push(...mailRoutes(mailbox));
  }
  const authenticator = new Authenticator(pool);
  api.push(...authenticatorRoutes(authenticator));
  let url = '';
  const identity = parts.identity
    ? openIdentity(pool, { key: options.key, publicUrl: options.publicUrl, origin: () => url })
    : null;
  if (identity !== null) api.push(...identityApiRoutes(identity));
  // The product asks by whatever name it knows us; a secret, and not the name, guards what is not public.
  const backChannel = identity === null ? [] : oidcRoutes(identity);
  const pages = pageRoutes({ carrier, cards, mailbox, authenticator, identity, clock });

  const ofOurs = refuseOtherSites(options.publicUrl || 'http://localhost');
  const areas: Area[] = [
    {
      owns: (path) => path.startsWith('/sandbox/api/'),
      routes: api,
      guard: ofOurs,
      failed: (error) => productFailure(error, log),
    },
    {
      owns: (path) => path.startsWith(`${oidcBase}/`) && backChannel.some((route) => route.path === path),
      routes: backChannel,
      failed: (error) => providerFailure(error, log),
    },
    {
      owns: (path) => path === '/sandbox' || path.startsWith('/sandbox/'),
      routes: pages.routes,
      guard: ofOurs,
      failed: (error) => pageFailure(error, pages.frame, log),
    },
    {
      owns: () => true,
      routes: provider,
      failed: (error) => providerFailure(error, log),
      guard: ({ headers }) => {
        if (!access.permits(headers.authorization)) throw unauthorized('Authenticate.');
      },
    },
  ];
  const serving = await serve(areas, fastLanes, { host: options.host ?? '127.0.0.1', port: options.port ?? 0 });
  url = `http://${options.host ?? '127.0.0.1'}:${serving.port}`;
  queue.wake();
  carrier?.receipts.wake();
  return {
    url,
    port: serving.port,
    stop: async () => {
      await serving.stop();
      await carrier?.stop();
      await queue.stop();
      await poster.close();
      await database.close();
    },
  };
}
