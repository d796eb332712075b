import type { Tx } from '@bellbird/database';
import { InvalidEvent, type FrozenPerson, type messageRequested, type Payload } from '@bellbird/events';
import { changeCampaign, lockCampaign } from '../campaign/campaign-control.repository.js';
import { fundCampaign } from '../campaign/fund-campaign.js';
import { moveByReply } from '../conversation/move-conversation.js';
import { markResultDue } from '../results/result-due.js';
import { storeFrozen } from './store-frozen.js';
import { storePage } from './store-page.js';

/**
 * One or a few single texts whose hold is open already: a small campaign of one page with the id of the request, in the
 * lane of single texts (prio 0), each person at the price that came with it. Their fate unknown, they are never sent
 * again: a code or a turn that comes minutes late, or twice, is worse than none. For the same reason they end with
 * `notLaterThan`, where a campaign would wait for its owner. A reply moves its conversation, whose id is answered.
 */
export async function requestMessages(
  tx: Tx,
  requested: Payload<typeof messageRequested>,
  now: Date,
): Promise<string | null> {
  const { requestId: campaignId, tenantId, channel, people, purpose, askedBy } = requested;
  if (people.length === 0 || people.length > 1_000) throw new InvalidEvent('A request has 1 to 1,000 people.');
  const campaign = await lockCampaign(tx, tenantId, campaignId);
  if (campaign === null) return null;
  // It comes again where nobody heard what became of it.
  if (campaign.funded_heard) {
    await markResultDue(tx, { tenantNo: campaign.tenant_no, campaignNo: campaign.campaign_no });
    return null;
  }
  await changeCampaign(tx, campaign, { prio: 0 });
  await tx.execute(
    'insert into single_request (tenant_no, campaign_no, purpose, asked_by) values ($1, $2, $3, $4) on conflict do nothing',
    [campaign.tenant_no, campaign.campaign_no, purpose, askedBy],
  );
  const contacts = new Set<string>();
  const rows = people.map(({ contactId, price: _price, ...person }, at): FrozenPerson => {
    // One contact may stand for several addresses (a test): the row of the second has none.
    const first = contactId !== null && !contacts.has(contactId);
    if (first) contacts.add(contactId);
    return { ...person, ordinal: at + 1, contactId: first ? contactId : null, name: '', variant: null };
  });
  await storePage(tx, { tenantId, campaignId, page: 1, people: rows, quoted: people.map(({ price }) => price) });
  await storeFrozen(tx, { tenantId, campaignId, pages: 1, leftOut: {}, stopped: false });
  await fundCampaign(
    tx,
    {
      campaignId,
      tenantId,
      channel,
      campaignVersion: 0,
      holdId: requested.holdId,
      messageType: requested.messageType,
      prices: {},
      sender: requested.sender,
      paused: false,
      timeZone: requested.timeZone,
      zoneRule: 'business',
      localFrom: null,
      localUntil: null,
      linkSet: null,
      // Where nothing is asked for, not even a clock that is turned back holds it.
      sendFrom: requested.notBefore ?? new Date(0).toISOString(),
      notLaterThan: requested.notLaterThan,
      limitBindsFirstOnly: false,
      unknownPolicy: 'never',
    },
    now,
  );
  const [person] = people;
  if (purpose !== 'reply' || person === undefined) return null;
  return moveByReply(tx, { tenantId, phone: person.address, text: person.text, at: now });
}
