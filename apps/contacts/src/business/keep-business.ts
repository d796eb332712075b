import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { tenantUpdated, userRegistered } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { On } from '@bellbird/service-host';
import { rememberBusiness } from './business.js';

/** A business signed up, or says something else of itself: its days are those of its zone. */
@Injectable()
export class KeepBusiness {
  @On(userRegistered)
  registered(
    { payload: { tenantId, businessName, country, timeZone } }: ConsumedEvent<typeof userRegistered>,
    tx: Tx,
  ): Promise<void> {
    return rememberBusiness(tx, tenantId, { name: businessName, country, timeZone });
  }

  @On(tenantUpdated)
  updated(
    { payload: { tenantId, name, country, timeZone } }: ConsumedEvent<typeof tenantUpdated>,
    tx: Tx,
  ): Promise<void> {
    return rememberBusiness(tx, tenantId, { name, country, timeZone });
  }
}
