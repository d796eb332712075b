import { Injectable } from '@nestjs/common';
import type { Tx } from '@bellbird/database';
import { consentDecided } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { On } from '@bellbird/service-host';
import { heedConsentDecided } from './heed-consent-decided.js';

@Injectable()
export class ConsentReactions {
  @On(consentDecided)
  decided({ payload }: ConsumedEvent<typeof consentDecided>, tx: Tx): Promise<void> {
    return heedConsentDecided(tx, payload);
  }
}
