import { notFound } from '@bellbird/errors';
import type { Authenticator } from '../authenticator/authenticator.js';
import type { PaymentIntents } from '../cards/payment-intents.js';
import type { Carrier } from '../carrier/open-carrier.js';
import type { BusinessClock } from '../clock/business-clock.js';
import type { Route } from '../http/router.js';
import type { SandboxIdentity } from '../identity/open-identity.js';
import type { Mailbox } from '../mail/mailbox.js';
import { assetRoutes } from './assets.js';
import { authenticatorPageRoutes } from './authenticator-routes.js';
import { cardsPageRoutes } from './cards-routes.js';
import { identityPageRoutes } from './identity-routes.js';
import { mailboxPageRoutes } from './mailbox-routes.js';
import { frameWith, type Frame, type NavItem } from './markup/frame.js';
import { networkPageRoutes } from './network-routes.js';
import { phonePageRoutes } from './phone-routes.js';

/** What the pages show; null is what a real provider does. */
export interface World {
  carrier: Carrier | null;
  cards: { intents: PaymentIntents } | null;
  mailbox: Mailbox | null;
  authenticator: Authenticator;
  identity: SandboxIdentity | null;
  clock: BusinessClock;
}

/** The pages of `/sandbox`, one for each part that is here. */
export function pageRoutes({ carrier, cards, mailbox, authenticator, identity, clock }: World): {
  routes: Route[];
  frame: Frame;
} {
  const nav: NavItem[] = [
    ...(carrier ? [{ path: '/sandbox/phone', name: 'Phone', icon: 'phone' as const }] : []),
    ...(mailbox ? [{ path: '/sandbox/mailbox', name: 'Mailbox', icon: 'mail' as const }] : []),
    ...(cards ? [{ path: '/sandbox/cards', name: 'Cards', icon: 'card' as const }] : []),
    { path: '/sandbox/authenticator', name: 'Authenticator', icon: 'key' },
    { path: '/sandbox/network', name: carrier ? 'Network' : 'Clock', icon: carrier ? 'network' : 'waiting' },
  ];
  const frame = frameWith(nav);
  const first: Route['handle'] = () => {
    if (nav[0] === undefined) throw notFound();
    return { status: 302, headers: { location: nav[0].path } };
  };
  return {
    frame,
    routes: [
      { method: 'GET', path: '/sandbox', handle: first },
      { method: 'GET', path: '/sandbox/', handle: first },
      ...assetRoutes(),
      ...(carrier ? phonePageRoutes(carrier, clock, frame) : []),
      ...(mailbox ? mailboxPageRoutes(mailbox, clock, frame) : []),
      ...(cards ? cardsPageRoutes(cards.intents, clock, frame) : []),
      ...authenticatorPageRoutes(authenticator, frame),
      ...(identity ? identityPageRoutes(identity, frame) : []),
      ...networkPageRoutes(carrier, clock, frame),
    ],
  };
}
