import { tooManyRequests } from '@bellbird/errors';

export interface MostAtOnce {
  ofTenant: number;
  inAll?: number;
  /** For whom there is no room. */
  message?: string;
}

const retryAfterSeconds = 5;

/** Bounds what is under way at once in this process, in all and of one tenant: nobody takes all of what it holds. */
export class AtOnce {
  private readonly byTenant = new Map<string, number>();
  private all = 0;

  constructor(private readonly most: MostAtOnce) {}

  /** @throws 429 where there is too much under way, of the tenant or in all. */
  async take<T>(tenantId: string, work: () => Promise<T>): Promise<T> {
    const { ofTenant, inAll = Infinity, message } = this.most;
    const before = this.byTenant.get(tenantId) ?? 0;
    if (this.all >= inAll || before >= ofTenant) throw tooManyRequests(retryAfterSeconds, message);
    this.all += 1;
    this.byTenant.set(tenantId, before + 1);
    try {
      return await work();
    } finally {
      this.all -= 1;
      const left = this.byTenant.get(tenantId)! - 1;
      if (left === 0) this.byTenant.delete(tenantId);
      else this.byTenant.set(tenantId, left);
    }
  }
}
