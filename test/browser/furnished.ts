import { eventually } from '@bellbird/testing';
import { peopleCsv, type Campaign, type Client } from '../support/client.js';
import type { RunningProduct } from '../support/product.js';

/** A business that has been at work: something to see on every screen. */
export interface Furnished {
  owner: Client;
  contactId: string;
  segmentId: string;
  campaignId: string;
  quickId: string;
  draftId: string;
  scheduledId: string;
  /** One that waits for somebody: it costs more than was agreed to. */
  pausedId: string;
  importId: string;
  optOutPath: string;
  invitedId: string;
  /** Of somebody of whom it is asked what they meant. */
  conversationId: string;
  /** A private one. */
  templateId: string;
  /** One that is off. */
  automationId: string;
  tenantId: string;
  /** The page of somebody who waits on its list. */
  turnPath: string;
  /** Its top-up in the history of its money. */
  topUpId: string;
}

export async function furnish(product: RunningProduct): Promise<Furnished> {
  const owner = await product.signUp();
  const callerId = await owner.senderId();
  // Phones that no other business of the run texts: an answer goes to whoever texted last.
  const from = 1_000_000 + Math.floor(Math.random() * 8_000_000);
  const priya = `+614${10_000_000 + from + 500}`;
  const job = await owner.importCsv(`${peopleCsv(30, from)}\nNo,Phone,,x@example.com`);
  const tag = await owner.post<{ id: string }>('/tags', { name: 'Flat white', colour: '#1a56b0' }, 201);
  await owner.post('/attributes', { name: 'Suburb', type: 'category', items: ['Newtown', 'Enmore'] }, 201);
  const contact = await owner.post<{ id: string }>(
    '/contacts',
    {
      phone: priya,
      firstName: 'Priya',
      lastName: 'Raman',
      email: 'priya@example.com',
      marketingStatus: 'subscribed',
      tags: [tag.id],
    },
    201,
  );
  const segment = await owner.post<{ id: string }>(
    '/segments',
    {
      name: 'Flat whites',
      filters: [{ field: 'tags', type: 'tags', operation: 'one', value: [tag.id] }],
      filtersMatch: 'all',
      isPublic: true,
    },
    201,
  );
  await owner.topUp('100.00');
  const template = await owner.post<{ id: string }>(
    '/sms-templates',
    {
      name: 'Friday',
      message: 'Hi {{firstName|there}}, two for one on Friday.',
      messageType: 'transactional',
      isPublic: false,
    },
    201,
  );
  await owner.post('/attributes', { name: 'Birthday', type: 'date' }, 201);
  const automation = await owner.post<{ id: string }>(
    '/automations',
    {
      name: 'Birthday greetings',
      kind: 'birthday',
      trigger: { field: 'attributes.birthday', offsetDays: -3, at: '09:00' },
      campaign: {
        messageType: 'marketing',
        callerId,
        message: 'Happy birthday, {{firstName|there}}! Stop: {{optOutLink}}',
        segmentIds: ['all-contacts'],
      },
      runMaxCost: '20.00',
      monthCap: '200.00',
    },
    201,
  );
  const text = {
    messageType: 'transactional',
    callerId,
    message: 'Hi {{firstName|there}}, we are open on Monday. {{optOutLink}}',
    segmentIds: ['all-contacts'],
  };
  const campaign = await owner.post<Campaign>(
    '/sms-campaigns',
    { ...text, name: 'Monday hours', deliveryType: 'immediately' },
    201,
  );
  const quick = await owner.post<Campaign>(
    '/sms-campaigns',
    {
      quick: true,
      callerId,
      message: 'Your table is ready.',
      phones: [`+614${30_000_000 + from}`, `+614${30_000_001 + from}`],
    },
    201,
  );
  const scheduled = await owner.post<Campaign>(
    '/sms-campaigns',
    {
      ...text,
      name: 'Next month',
      deliveryType: 'later',
      scheduledAt: new Date(Date.now() + 30 * 86_400_000).toISOString(),
    },
    201,
  );
  const paused = await owner.post<Campaign>(
    '/sms-campaigns',
    { ...text, name: 'Long weekend', deliveryType: 'immediately', maxCost: '1.00' },
    201,
  );
  await owner.put('/users/save-draft-campaign?hardDraft=true', { ...text, name: 'Birthday treat' });
  const drafts = await owner.get<{ data: { id: string }[] }>(
    `/sms-campaigns?filters=${encodeURIComponent(JSON.stringify([{ field: 'status', type: 'enum', operation: 'equals', value: 'draft' }]))}`,
  );
  await owner.completed(campaign.id);
  await eventually(async () => {
    const { pausedReason } = await owner.get<Campaign>(`/sms-campaigns/${paused.id}`);
    if (pausedReason !== 'cost-above-quote') throw new Error(`it is paused for ${pausedReason}`);
  });
  const [message] = await owner.sandbox<{ from: string; to: string; text: string }[]>(
    'GET',
    `/messages?to=${encodeURIComponent(priya)}&limit=1`,
  );
  const ava = `+614${10_000_000 + from}`;
  await owner.sandbox('POST', '/replies', { from: message!.to, to: message!.from, text: 'Lovely, table for 4 please' });
  await owner.sandbox('POST', '/replies', { from: ava, to: message!.from, text: 'pls no more' });
  const asked = await eventually(async () => {
    const { data } = await owner.get<{ data: { id: string; phoneInternational: string; attention: string | null }[] }>(
      '/conversations',
    );
    const found = data.find(({ phoneInternational }) => phoneInternational === ava);
    if (data.length < 2 || found === undefined) throw new Error('no replies yet');
    return found;
  });
  const invited = await owner.post<{ data: { id: string }[] }>(
    '/users/invite',
    [{ email: `sam-${from}@example.com`, permissions: [{ permission: 'campaign-editor', access: true }] }],
    201,
  );
  await owner.put('/tenants/account-settings/privacy-policy', {
    type: 'generated',
    generated: { contactEmail: 'mia@example.com', collects: ['name', 'phone'], purposes: ['service-messages'] },
  });
  const payments = await owner.get<{ data: { id: string; kind: string }[] }>('/tenants/billing-history');
  await owner.put('/tenants/account-settings/opening-hours', {
    weekly: {
      monday: [{ from: '07:00', to: '15:30' }],
      wednesday: [
        { from: '07:00', to: '11:30' },
        { from: '12:00', to: '16:00' },
      ],
      friday: [{ from: '07:00', to: '22:00' }],
    },
    publicHolidays: { state: 'NSW', observe: 'closed' },
  });
  const { id: tenantId } = await owner.get<{ id: string }>('/tenants/tenant-from-user');
  await owner.put('/waiting-list/open-work-day', {});
  const turns: { turnId: string; turnUrl: string; turnToken: string }[] = [];
  for (const firstName of ['Grace', 'Noah', 'Ava', 'Jordan', 'Siobhan', 'Charlotte']) {
    const phone = `+614${20_000_000 + from + turns.length}`;
    const booked = await owner.post<{ turn: { id: string }; turnToken: string; turnUrl: string }>(
      `/waiting-list/book-turn/${tenantId}`,
      { firstName, lastName: 'Nguyen', phone, partySize: 3 },
      201,
    );
    turns.push({ ...booked, turnId: booked.turn.id });
  }
  const called = await owner.put<{ id: string }>('/waiting-list/call-next', {});
  await owner.put(`/waiting-list/turn/${called.id}`, { status: 'attended', from: 'active' });
  await owner.put(`/waiting-list/turn/${turns[1]!.turnId}`, { status: 'canceled', from: 'waiting', reason: 'staff' });
  await owner.put('/waiting-list/call-next', {});
  const ownTurn = turns.at(-1)!;
  return {
    owner,
    tenantId,
    turnPath: `/waiting-list/${tenantId}?turn=${ownTurn.turnId}#${ownTurn.turnToken}`,
    conversationId: asked.id,
    topUpId: payments.data.find(({ kind }) => kind === 'top-up')!.id,
    invitedId: invited.data[0]!.id,
    templateId: template.id,
    automationId: automation.id,
    contactId: contact.id,
    segmentId: segment.id,
    campaignId: campaign.id,
    quickId: quick.id,
    draftId: drafts.data[0]!.id,
    scheduledId: scheduled.id,
    pausedId: paused.id,
    importId: (job as unknown as { id: string }).id,
    optOutPath: new URL(/https?:\S+/.exec(message!.text)![0]).pathname,
  };
}
