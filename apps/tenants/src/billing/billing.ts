import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { formatBalance } from '@bellbird/money';
import { CLOCK, CONFIG, Work, type Clock, type GraphContext } from '@bellbird/service-host';
import { readTenant } from '../business/tenant-row.js';
import { readBalance } from '../ledger/balance.js';
import { homeCurrency } from '../ledger/ledger.js';
import type { BalanceInformation, BillingInformation } from '../schema.generated.js';
import type { TenantsConfig } from '../tenants.config.js';
import { inUsd, type UsdTerms } from './usd.js';

/** What a person who pays may see: the balance, and whom the bills name. */
@Injectable()
export class Billing {
  constructor(
    private readonly work: Work,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: TenantsConfig,
  ) {}

  balance(context: GraphContext): Promise<BalanceInformation> {
    return this.work.read(context, async (tx) => {
      const { balance, prepaid, frozen, monthly } = await readBalance(tx, tx.tenantId ?? '');
      const terms = await this.usdTerms(tx);
      return {
        balance: formatBalance(balance),
        prepaid: formatBalance(prepaid),
        frozen: formatBalance(frozen),
        monthly: formatBalance(monthly),
        currency: homeCurrency,
        usd: { balance: formatBalance(inUsd(balance, terms)), ...terms },
      };
    });
  }

  information(context: GraphContext): Promise<BillingInformation> {
    return this.work.read(context, async (tx) => {
      const { id, name, email, country, state, city, address, postCode, defaultPaymentMethod, suspendedAt } =
        await readTenant(tx, tx.tenantId ?? '', context.caller, this.clock.now());
      const { owed } = await readBalance(tx, id);
      return {
        businessName: name,
        email,
        country,
        state,
        city,
        address,
        postCode,
        currency: homeCurrency,
        gstIncluded: false,
        owed: formatBalance(owed),
        suspended: suspendedAt !== null,
        defaultPaymentMethod,
      };
    });
  }

  /** The environment's settings before the platform's own. */
  private async usdTerms(tx: Tx): Promise<UsdTerms> {
    const rows = await tx.query<{ key: string; value: string }>(
      `select key, value from app_setting where key in ('usd-rate', 'usd-margin-percent')`,
    );
    const stored = new Map(rows.map(({ key, value }) => [key, value]));
    return {
      rate: this.config.usdRate ?? stored.get('usd-rate') ?? '0',
      marginPercent: this.config.usdMarginPercent ?? stored.get('usd-margin-percent') ?? '0',
    };
  }
}
