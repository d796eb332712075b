import { ProductError } from '@bellbird/errors';

const mostAtOnce = 20;
const mostOfATenant = 5;
const retryAfterSeconds = 5;

/** Bounds what uploads that are coming in hold of memory (each up to 16 MB where storage is S3), and what one tenant may take of it. */
export class UploadsInHand {
  private readonly byTenant = new Map<string, number>();
  private all = 0;

  /** @throws 429 where there are too many, of the tenant or in all. */
  async take<T>(tenantId: string, upload: () => Promise<T>): Promise<T> {
    const ofTenant = this.byTenant.get(tenantId) ?? 0;
    if (this.all >= mostAtOnce || ofTenant >= mostOfATenant) throw new ProductError('too-many-requests', 'Too many uploads at once. Try again when one has ended.', [], { retryAfterSeconds });
    this.all += 1;
    this.byTenant.set(tenantId, ofTenant + 1);
    try {
      return await upload();
    } finally {
      this.all -= 1;
      const left = this.byTenant.get(tenantId)! - 1;
      if (left === 0) this.byTenant.delete(tenantId);
      else this.byTenant.set(tenantId, left);
    }
  }
}
