import { Context, Resolver } from '@nestjs/graphql';
import { formatExact } from '@bellbird/money';
import { Query, type GraphContext } from '@bellbird/service-host';
import { smsKind } from '../kinds/sms/sms-kind.js';
import { TenantsPeer } from '../peers/tenants.peer.js';
import type { Queries, TextPrices } from '../schema.generated.js';

@Resolver()
export class TextPricesResolver {
  constructor(private readonly tenants: TenantsPeer) {}

  /** For settings pages and quotes of who asks for texts; the business is the service token's. */
  @Query<Queries>() async textPrices(@Context() context: GraphContext): Promise<TextPrices> {
    const { prices, currency, timeZone } = await this.tenants.sendingTerms(context.caller!.tenantId, smsKind.name);
    const decimal = Object.entries(prices as Record<string, string>).map(([country, price]) => [
      country,
      formatExact(BigInt(price)),
    ]);
    return { prices: Object.fromEntries(decimal) as Record<string, string>, currency, timeZone };
  }
}
