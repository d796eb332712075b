import { Injectable } from '@nestjs/common';
import { AtOnce } from '@bellbird/service-host';
import { toPaymentError } from './payment-errors.js';

/** Of one tenant at a time, in this process: while the provider is slow, nobody fills it with calls that wait. */
const mostUnderWay = 8;

/** The way to the provider for whoever waits for its answer. Never from inside a transaction: it would keep its connection as long as the provider thinks. */
@Injectable()
export class PaymentCalls {
  private readonly underWay = new AtOnce({ ofTenant: mostUnderWay });

  /** Runs a piece of work that asks the provider; what it refuses is thrown as a product error. @throws 429 for more than eight at once. */
  of<T>(tenantId: string, work: () => Promise<T>): Promise<T> {
    return this.underWay.take(tenantId, async () => {
      try {
        return await work();
      } catch (error) {
        throw toPaymentError(error);
      }
    });
  }
}
