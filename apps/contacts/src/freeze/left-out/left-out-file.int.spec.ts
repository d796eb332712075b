import { text } from 'node:stream/consumers';
import { newId } from '@bellbird/database';
import { eventually } from '@bellbird/testing';
import { Freezing } from '../../../test/freezing.js';

describe('14. the file of who was left out of a campaign', () => {
  const t = new Freezing('left_out_file');

  it('has a row for each person of the details, in their order, for this business alone', async () => {
    const [ava, other] = [await t.contacts.person(), await t.contacts.person()];
    const { campaignId } = await t.launch({
      tenantId: ava.tenantId,
      messageType: 'marketing',
      audience: { contactIds: [], groupIds: [], segmentIds: [] },
      phones: ['+61412600001', '+61412600002', '+61412600002'].map((phone) => ({ phone, country: 'AU' })),
    });
    await t.heard.of(campaignId);
    const order = 'mutation ($id: ID!) { exportCampaignLeftOut(campaignId: $id) { id } }';
    const { exportCampaignLeftOut: job } = await ava.ask<{ exportCampaignLeftOut: { id: string } }>(order, {
      id: campaignId,
    });
    const read = 'query ($id: ID!) { campaignLeftOutExport(jobId: $id) { status url } }';
    const url = await eventually(
      async () => {
        const { campaignLeftOutExport: now } = await ava.ask<{
          campaignLeftOutExport: { status: string; url: string | null };
        }>(read, { id: job.id });
        expect(now.status).toBe('completed');
        return now.url!;
      },
      { timeoutMs: 15_000 },
    );
    const file = await t.contacts.storage.get(decodeURIComponent(new URL(url).pathname.replace(/^\/files\//, '')));
    const [head, ...rows] = (await text(file)).trimEnd().split('\r\n');
    expect(head).toContain('Name,Phone,Status,Reason');
    const { campaignLeftOut: list } = await ava.ask<{
      campaignLeftOut: { data: { phoneInternational: string; reason: string }[] };
    }>('query ($id: ID!) { campaignLeftOut(campaignId: $id) { data { phoneInternational reason } } }', {
      id: campaignId,
    });
    expect(list.data).toHaveLength(3);
    expect(rows).toHaveLength(3);
    for (const [at, { phoneInternational, reason }] of list.data.entries()) {
      expect(rows[at]).toContain(phoneInternational.slice(-9));
      expect(rows[at]).toContain(`left-out,${reason}`);
    }
    expect((await other.refused(order, { id: campaignId })).code).toBe('not-found');
    expect((await other.refused(read, { id: job.id })).code).toBe('not-found');
    expect((await ava.refused(order, { id: newId() })).code).toBe('not-found');
  });
});
