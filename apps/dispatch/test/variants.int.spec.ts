import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '@bellbird/database';
import {
  engagementApplied,
  receiptsApplied,
  recipientsFrozen,
  recipientsPage,
  recipientsStored,
  sendingFinished,
  sliceSettled,
} from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import { DispatchUnderTest, sharedSender } from './dispatch-under-test.js';
import { person } from './dispatch-world.js';

// Check 3 of the texts' page: what becomes of each of two texts is together what becomes of all.
const dispatch = new DispatchUnderTest();
beforeAll(() => dispatch.start(), 60_000);
afterAll(() => dispatch.stop(), 60_000);

type Counts = Record<string, number>;
const added = (lists: readonly (readonly Counts[])[]): Counts[] =>
  [0, 1].map((at) => {
    const sum: Counts = {};
    for (const list of lists) for (const [key, by] of Object.entries(list[at] ?? {})) sum[key] = (sum[key] ?? 0) + by;
    return sum;
  });

it('counts two texts apart, from the page to the reply', async () => {
  const [tenantId, campaignId] = [newId(), newId()];
  // Every third person gets the second; the last of each is a number that stands on the page before.
  const people = Array.from({ length: 30 }, (_, n) => ({ ...person(n + 1), variant: n % 3 === 2 ? 2 : 1 }));
  const again = [28, 29].map((at, n) => ({ ...people[at]!, ordinal: 31 + n, contactId: newId() }));
  await dispatch.tell(recipientsPage, { campaignId, tenantId, page: 2, zone: null, people: again });
  await dispatch.tell(recipientsPage, { campaignId, tenantId, page: 1, zone: null, people });
  await dispatch.tell(recipientsFrozen, {
    ...{ campaignId, tenantId, pages: 2, leftOut: { unsubscribed: 3 }, stopped: false },
    byVariant: [{ leftOut: 1 }, { leftOut: 2 }],
  });
  const [stored] = await eventually(() => {
    const heard = dispatch.heard(tenantId, recipientsStored);
    expect(heard).toHaveLength(1);
    return heard;
  });
  expect(stored).toMatchObject({
    ...{ recipients: 30, leftOut: { unsubscribed: 3, duplicatePhone: 2 } },
    byVariant: [
      { recipients: 20, leftOut: 2 },
      { recipients: 10, leftOut: 3 },
    ],
  });
  await dispatch.fund(tenantId, campaignId);
  await eventually(() => expect(dispatch.heard(tenantId, sendingFinished)).toHaveLength(1), { timeoutMs: 20_000 });
  const slices = dispatch.heard(tenantId, sliceSettled);
  for (const { byVariant, accepted } of slices)
    expect(byVariant!.reduce((sum, each) => sum + each.accepted, 0)).toBe(accepted);
  expect(added(slices.map(({ byVariant }) => byVariant!)).map(({ accepted }) => accepted)).toEqual([20, 10]);
  // The second page came first, so the last two stand there.
  for (const { ordinal } of [...people.slice(0, 28), ...again])
    await dispatch.webhook(dispatch.callbackPath(campaignId, ordinal), { sid: `S${ordinal}`, status: 'delivered' });
  await eventually(
    () => {
      const receipts = dispatch.heard(tenantId, receiptsApplied);
      expect(added(receipts.map(({ byVariant }) => byVariant!))).toEqual([
        { outbound: -20, delivered: 20, bounced: 0 },
        { outbound: -10, delivered: 10, bounced: 0 },
      ]);
    },
    { timeoutMs: 20_000 },
  );
  const rows = await dispatch.data<{ data: { ordinal: number; variant: number }[] }>(
    { tenantId },
    'query ($id: ID!) { campaignRecipients(campaignId: $id, limit: 100) { data { ordinal variant } } }',
    { id: campaignId },
  );
  expect(rows.data).toHaveLength(30);
  for (const { ordinal, variant } of rows.data)
    expect(variant).toBe((ordinal <= 30 ? ordinal : ordinal - 2) % 3 === 0 ? 2 : 1);
  const text = { sid: `SM${newId()}`, from: people[2]!.address, to: sharedSender, body: 'Yes please' };
  await dispatch.webhook('/webhooks/sandbox/inbound', { ...text, at: new Date().toISOString() });
  await eventually(() =>
    expect(dispatch.heard(tenantId, engagementApplied)).toMatchObject([{ campaignId, replied: 1, variant: 2 }]),
  );
}, 90_000);
