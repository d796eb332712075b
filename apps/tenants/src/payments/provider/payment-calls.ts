import { ProductError } from '@bellbird/errors';
import { Injectable } from '@nestjs/common';
import { toPaymentError } from './payment-errors.js';

/** Of one tenant at a time, in this process: while the provider is slow, nobody fills it with calls that wait. */
const mostUnderWay = 8;
const retryAfterSeconds = 5;

/** The way to the provider for whoever waits for its answer. Never from inside a transaction: it would keep its connection as long as the provider thinks. */
@Injectable()
export class PaymentCalls {
  private readonly underWay = new Map<string, number>();

  /** Runs a piece of work that asks the provider; what it refuses is thrown as a product error. @throws 429 for more than eight at once. */
  async of<T>(tenantId: string, work: () => Promise<T>): Promise<T> {
    const before = this.underWay.get(tenantId) ?? 0;
    if (before >= mostUnderWay) throw new ProductError('too-many-requests', undefined, [], { retryAfterSeconds });
    this.underWay.set(tenantId, before + 1);
    try {
      return await work();
    } catch (error) {
      throw toPaymentError(error);
    } finally {
      const left = (this.underWay.get(tenantId) ?? 1) - 1;
      if (left === 0) this.underWay.delete(tenantId);
      else this.underWay.set(tenantId, left);
    }
  }
}
