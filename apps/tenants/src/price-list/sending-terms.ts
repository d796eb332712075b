import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, Work, type Clock, type GraphContext } from '@bellbird/service-host';
import { readTenant } from '../business/tenant-row.js';
import { readBalance } from '../ledger/balance.js';
import { readPriceList } from './price-list.js';

/** What campaigns and dispatch ask before they price a text: who sends, at which prices, with how much money. */
@Injectable()
export class SendingTerms {
  constructor(
    private readonly work: Work,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  read(context: GraphContext): Promise<Record<string, unknown>> {
    return this.work.read(context, async (tx) => {
      const { id, name, country, timeZone } = await readTenant(tx, tx.tenantId ?? '', context.caller, this.clock.now());
      const list = await readPriceList(tx, 'sms');
      if (list === null) throw new Error('There is no price list for texts.');
      const { balance, frozen } = await readBalance(tx, id, list.currency);
      return {
        businessName: name,
        country,
        timeZone,
        currency: list.currency,
        priceVersion: list.version,
        prices: Object.fromEntries([...list.prices].map(([code, micros]) => [code, micros.toString()])),
        available: balance.toString(),
        frozen: frozen.toString(),
      };
    });
  }
}
