import { Injectable } from '@nestjs/common';
import { CampaignsPeer } from '../peers/campaigns.peer.js';

const keptMs = 10 * 60_000;
/** After a silence it is asked again. */
const silentMs = 30_000;

interface Known {
  until: number;
  countries: Promise<ReadonlySet<string> | null>;
}

/**
 * Countries to which a business can text, as campaigns says. Kept for ten minutes and asked for behind the back of who
 * books then, so only the first booking waits, for less than a second; while it cannot be known, every country will do: a
 * queue does not wait for prices.
 */
@Injectable()
export class PricedCountries {
  private readonly known = new Map<string, Known>();

  constructor(private readonly campaigns: CampaignsPeer) {}

  /** Null: any. */
  of(tenantId: string): Promise<ReadonlySet<string> | null> {
    const known = this.known.get(tenantId);
    if (known !== undefined && performance.now() < known.until) return known.countries;
    const asked = this.ask(tenantId, known?.countries);
    return known?.countries ?? asked;
  }

  /** What is known already stands until there is an answer. */
  private ask(tenantId: string, before: Known['countries'] | undefined): Known['countries'] {
    const now = performance.now();
    for (const [each, { until }] of this.known) if (now >= until + keptMs) this.known.delete(each);
    const answer = this.campaigns.pricedCountries(tenantId).catch(() => null);
    this.known.set(tenantId, { until: now + silentMs, countries: before ?? answer });
    return answer.then((countries) => {
      if (countries !== null) this.known.set(tenantId, { until: now + keptMs, countries: answer });
      return countries;
    });
  }
}
