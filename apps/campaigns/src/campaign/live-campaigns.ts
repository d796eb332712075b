import type { LiveEvents } from '@bellbird/live-events';

/** At most four live events a second and campaign; the last change is always told. */
const gapMs = 250;

export class LiveCampaigns {
  private readonly resting = new Map<string, { again: boolean }>();

  constructor(private readonly live: LiveEvents) {}

  changed(tenantId: string, campaignId: string): void {
    const rest = this.resting.get(campaignId);
    if (rest !== undefined) {
      rest.again = true;
      return;
    }
    void this.live.publish({ type: 'sms-campaign-updated', tenantId, id: campaignId });
    const resting = { again: false };
    this.resting.set(campaignId, resting);
    setTimeout(() => {
      this.resting.delete(campaignId);
      if (resting.again) this.changed(tenantId, campaignId);
    }, gapMs).unref();
  }
}
