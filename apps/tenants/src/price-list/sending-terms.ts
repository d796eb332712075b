import { Inject, Injectable } from '@nestjs/common';
import { unavailable } from '@bellbird/errors';
import { CLOCK, Work, type Clock, type GraphContext } from '@bellbird/service-host';
import { readTenant } from '../business/tenant-row.js';
import { readBalance } from '../ledger/balance.js';
import type { SendingTerms as Terms } from '../schema.generated.js';
import { readBlockedLinkHosts } from '../settings/link-hosts.js';
import { settingOf } from '../settings/setting-of.js';
import { openSuspensions } from '../suspension/suspensions.js';
import { readPriceList } from './price-list.js';

/** What campaigns and dispatch ask before they price a message: who sends, at which prices, with how much money. */
@Injectable()
export class SendingTerms {
  constructor(
    private readonly work: Work,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** `channel`: the key of the price list. @throws 503 unavailable where the platform has no prices for it. */
  read(context: GraphContext, channel: string): Promise<Terms> {
    return this.work.read(context, async (tx) => {
      const tenant = await readTenant(tx, tx.tenantId ?? '', context.caller, this.clock.now());
      const { id, name, branding, primaryColour, country, timeZone } = tenant;
      const list = await readPriceList(tx, channel);
      if (list === null) throw unavailable();
      const { balance, frozen } = await readBalance(tx, id, list.currency);
      const [suspended] = await openSuspensions(tx);
      return {
        businessName: name,
        icon: branding.icon?.url ?? null,
        logo: branding.logo?.url ?? null,
        primaryColour,
        country,
        timeZone,
        currency: list.currency,
        priceVersion: list.version,
        prices: Object.fromEntries([...list.prices].map(([code, micros]) => [code, micros.toString()])),
        available: balance.toString(),
        frozen: frozen.toString(),
        suspendedFor: suspended?.reason ?? null,
        blockedLinkHosts: await readBlockedLinkHosts(tx),
        zoneField: await settingOf(tx, 'recipient-zone-field'),
      };
    });
  }
}
