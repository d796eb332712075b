import { namedId, newId } from '@bellbird/database';
import {
  fundsHeld,
  fundsRefused,
  holdClosed,
  receiptsApplied,
  recipientsStored,
  sendingFinished,
  sliceSettled,
  type Payload,
} from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import type { CampaignOut, CampaignsUnderTest, Person } from './campaigns-under-test.js';

/** Ten people: nine parts for Australia, two for New Zealand; 92 cents. */
export const cost = 920_000n;

/** The others' side of one campaign, event by event. */
export class Saga {
  readonly holdId: string;
  private readonly base: { campaignId: string; tenantId: string };

  constructor(
    private readonly test: CampaignsUnderTest,
    private readonly who: Person,
    readonly campaignId: string,
  ) {
    this.holdId = namedId('hold', campaignId);
    this.base = { campaignId, tenantId: who.tenantId };
  }

  stored(given: Partial<Payload<typeof recipientsStored>> = {}): Promise<void> {
    return this.test.tell(recipientsStored, {
      ...this.base,
      recipients: 10,
      unitsByCountry: { AU: 9, NZ: 2 },
      leftOut: { unsubscribed: 1 },
      stopped: false,
      byVariant: null,
      ...given,
    });
  }

  held(reserved = cost): Promise<void> {
    return this.test.tell(fundsHeld, { ...this.hold, reserved: reserved.toString() });
  }

  /** Stored, asked for, held: as far as the first text. The ledger answers nobody who has not asked. */
  async funded(): Promise<CampaignOut> {
    await this.stored();
    await this.becomes({ waitingFor: 'billing' });
    await this.held();
    return this.becomes({ waitingFor: null });
  }

  refused(): Promise<void> {
    return this.test.tell(fundsRefused, { ...this.hold, shortfall: '500000' });
  }

  /** A slice that went well, unless told otherwise. */
  settled(given: Partial<Payload<typeof sliceSettled>> = {}, eventId?: string): Promise<void> {
    return this.test.tell(
      sliceSettled,
      {
        settleId: newId(),
        ...this.base,
        holdId: this.holdId,
        accepted: 10,
        rejected: 0,
        unknown: 0,
        skipped: 0,
        failedUnknown: 0,
        units: 11,
        charge: cost.toString(),
        late: false,
        byVariant: null,
        ...given,
      },
      eventId,
    );
  }

  receipts(
    moved: { outbound: number; delivered: number; bounced: number },
    byVariant: Payload<typeof receiptsApplied>['byVariant'] = null,
  ): Promise<void> {
    return this.test.tell(receiptsApplied, { ...this.base, ...moved, byVariant });
  }

  finished(settleCount = 1): Promise<void> {
    return this.test.tell(sendingFinished, { ...this.base, holdId: this.holdId, settleCount, total: cost.toString() });
  }

  closed(captured = cost): Promise<void> {
    return this.test.tell(holdClosed, {
      ...this.hold,
      captured: captured.toString(),
      released: (cost - captured).toString(),
      balance: '99080000',
    });
  }

  /** Waits until the campaign looks like this. */
  becomes(expected: Record<string, unknown>): Promise<CampaignOut> {
    return eventually(async () => {
      const campaign = await this.who.see(this.campaignId);
      expect(campaign).toMatchObject(expected);
      return campaign;
    });
  }

  private get hold(): { holdId: string; subjectId: string; tenantId: string } {
    return { holdId: this.holdId, subjectId: this.campaignId, tenantId: this.who.tenantId };
  }
}
