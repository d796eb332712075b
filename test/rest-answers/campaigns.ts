import { eventually } from '@bellbird/testing';
import { askLists, askResource } from './resources.js';
import type { Made, Story } from './story.js';

const phone = '+61412000001';

/** Templates, campaigns and what came of them, and what the business was told. */
export async function askCampaigns(story: Story): Promise<void> {
  const { ask, owner } = story;
  await ask('GET /app-services', 'all');
  const { data: services } = await owner.get<{ data: { id: string; key: string }[] }>('/app-services');
  await ask('GET /app-services/{id}', 'texts', { path: services.find(({ key }) => key === 'sms')!.id });
  await ask('GET /app-services/by-key/{key}', 'texts', { path: 'sms' });
  await ask('GET /app-services/by-key/{key}', 'an unknown one', { path: 'pigeon' });
  await ask('POST /app-services/query', 'a page', { body: { limit: 1 } });
  await ask('GET /app-services/values', 'keys', { search: { field: 'key' } });
  await ask('GET /app-services/count', 'all');
  const callerId = await owner.senderId();
  await ask('GET /caller-ids', 'all');
  await ask('POST /caller-ids/query', 'a page', { body: { limit: 1 } });
  await ask('GET /caller-ids/values', 'names', { search: { field: 'name' } });
  await ask('GET /caller-ids/count', 'all');
  await ask('GET /caller-ids/{id}', 'the shared one', { path: callerId });

  await askResource(story, {
    base: 'sms-templates',
    jobs: ['campaigns', 'smsTemplates'],
    makes: [
      { name: 'Soup is back', message: 'Hi {{firstName|there}}, soup is back.', messageType: 'marketing' },
      { name: 'Booked', message: 'You are booked.', messageType: 'transactional' },
      { name: 'How was it', message: 'How was it?', messageType: 'review' },
      { name: 'Closed', message: 'We are closed today.', messageType: 'transactional' },
    ],
    change: { name: 'Soup', message: 'Soup!' },
    filter: { field: 'messageType', type: 'enum', operation: 'one', value: ['review'] },
    sortBy: 'name:asc',
    hasTrash: true,
  });
  await ask('POST /sms-templates', 'an unknown placeholder', {
    body: { name: 'Wrong', message: 'Hi {{nobody}}', messageType: 'marketing' },
  });

  const { data: people } = await owner.get<{ data: Made[] }>('/contacts');
  const campaign = {
    name: 'Friday',
    messageType: 'transactional',
    deliveryType: 'immediately',
    callerId,
    message: 'Hi {{firstName|there}}, two for one. Stop: {{optOutLink}}',
    contactIds: [people.at(-1)!.id],
  };
  await askQuotes(story, campaign);
  await askDrafts(story, campaign);
  await askRunning(story, campaign);
  await askScheduled(story, campaign);
  await askOptOut(story);
  await askInbox(story);
  await askNotifications(story);
}

async function askQuotes({ ask, owner }: Story, campaign: Record<string, unknown>): Promise<void> {
  const test = {
    callerId: campaign['callerId'],
    message: 'Hi 👋, soup’s back',
    phones: ['0412 345 678', '0412345679'],
  };
  await ask('POST /sms-campaigns/get-cost', 'one person', { body: campaign });
  await ask('POST /sms-campaigns/get-cost', 'everybody, costly', {
    body: { ...campaign, contactIds: [], segmentIds: ['all-contacts'], message: 'It’s 10 “o’clock”'.repeat(9) },
  });
  await ask('POST /sms-campaigns/get-cost', 'an unknown placeholder', { body: { ...campaign, message: '{{nope}}' } });
  await ask('POST /sms-campaigns/get-cost/test', 'two phones', { body: test });
  await ask('POST /sms-campaigns/get-cost/test', 'a phone that is none', { body: { ...test, phones: ['12'] } });
  await ask('POST /sms-campaigns/test', 'two phones', { body: test });
  await eventually(
    async () => {
      const { balance, frozen } = await owner.get<Record<string, string>>('/tenants/balance-information');
      if (frozen !== '0.00' || balance === '30.00') throw new Error('not settled yet');
    },
    { timeoutMs: 30_000, everyMs: 50 },
  );
  await ask('GET /tenants/balance-information', 'after a test');
}

async function askDrafts({ ask }: Story, campaign: Record<string, unknown>): Promise<void> {
  const hard = { hardDraft: true };
  const one = '/sms-campaigns/{id}';
  const save = 'PUT /users/save-draft-campaign/{campaignId}';
  const draft = await ask('PUT /users/save-draft-campaign', 'among the campaigns', {
    body: { name: 'Later', messageType: 'marketing' },
    search: hard,
  });
  await ask(save, 'among the campaigns', { path: draft.id, body: { ...campaign, name: 'Later' }, search: hard });
  await ask(save, 'a soft one', { path: draft.id, body: { name: 'Soft' } });
  await ask('PUT /users/discard-draft-campaign/{campaignId}', 'a soft one', { path: draft.id });
  await ask(`PUT ${one}`, 'cancel a draft', { path: draft.id, body: { status: 'canceled' } });
  await ask(`GET ${one}`, 'a draft', { path: draft.id });
  await ask(`DELETE ${one}`, 'a draft', { path: draft.id });
}

async function askRunning(story: Story, campaign: Record<string, unknown>): Promise<void> {
  const { ask } = story;
  const one = '/sms-campaigns/{id}';
  const details = 'GET /sms-campaigns/details/{id}';
  await ask('POST /sms-campaigns', 'without an audience', { body: { ...campaign, contactIds: [] } });
  await ask('POST /sms-campaigns', 'an unknown sender', { body: { ...campaign, callerId: story.tenantId } });
  const { id } = await ask('POST /sms-campaigns', 'at once', { body: campaign });
  await story.delivered(id);
  await story.told('campaign-completed');
  await ask(`GET ${one}`, 'completed', { path: id });
  await ask(`PUT ${one}`, 'cancel a completed one', { path: id, body: { status: 'canceled' } });
  await ask(`PUT ${one}`, 'a completed one', { path: id, body: { message: 'Hi' } });
  await ask(details, 'completed', { path: id });
  await ask(details, 'delivered', { path: id, search: { status: 'delivered', limit: 1 } });
  await ask(details, 'left out', { path: id, search: { status: 'left-out' } });
  await ask('GET /tenants/billing-history', 'after a campaign');
  await ask('GET /tenants/balance-information', 'after a campaign');

  const out = await ask('POST /contacts', 'who is left out', {
    body: { phone: '0412 000 009', firstName: 'Out', marketingStatus: 'unsubscribed' },
  });
  const everybody = { ...campaign, name: 'Everybody', contactIds: [out.id], segmentIds: ['all-contacts'] };
  const second = await ask('POST /sms-campaigns', 'everybody', { body: everybody });
  await story.delivered(second.id);
  await story.told('campaign-completed', 2);
  await ask(`GET ${one}`, 'everybody', { path: second.id });
  await ask(details, 'everybody, left out', { path: second.id, search: { status: 'left-out' } });
}

async function askScheduled(story: Story, campaign: Record<string, unknown>): Promise<void> {
  const { ask } = story;
  const one = '/sms-campaigns/{id}';
  const scheduledAt = new Date(Date.now() + 86_400_000).toISOString();
  const later = { ...campaign, name: 'Tomorrow', deliveryType: 'later', scheduledAt };
  await ask('POST /sms-campaigns', 'later, without saying when', { body: { ...later, scheduledAt: undefined } });
  await ask('POST /sms-campaigns', 'in the past', { body: { ...later, scheduledAt: '2020-01-01T00:00:00Z' } });
  const { id } = await ask('POST /sms-campaigns', 'later', { body: later });
  await ask(`PUT ${one}`, 'a scheduled one', { path: id, body: { name: 'Tomorrow at noon', message: 'At noon' } });
  await ask(`PUT ${one}`, 'cancel a scheduled one', { path: id, body: { status: 'canceled' } });
  await story.told('campaign-canceled');
  await ask(`GET ${one}`, 'canceled', { path: id });
  await ask(`DELETE ${one}`, 'a canceled one', { path: id });
  const more = await ask('POST /sms-campaigns', 'another for later', { body: later });

  await askLists(story, {
    base: 'sms-campaigns',
    filter: { field: 'status', type: 'enum', operation: 'one', value: ['completed'] },
    sortBy: 'name:asc',
  });
  await ask('GET /sms-campaigns/count-by-status', 'all');
  await ask('GET /sms-campaigns/count-by-message-type', 'all');
  await ask('GET /sms-campaigns/analytics', 'the last days');
  await ask('GET /sms-campaigns/analytics', 'a time without any', { search: { from: '2020-01-01', to: '2020-01-02' } });
  await ask('GET /sms-campaigns/analytics', 'too long', { search: { from: '2020-01-01', to: '2025-01-02' } });
  await story.exported('sms-campaigns');
  await story.job('sms-campaigns', 'campaigns', 'smsCampaigns');
  await ask('PATCH /sms-campaigns', 'by ids', { body: { data: [more.id] } });
}

async function askOptOut(story: Story): Promise<void> {
  const { askAs, owner, product } = story;
  const guest = product.guest();
  const texts = await owner.sandbox<{ text: string }[]>('GET', `/messages?to=${encodeURIComponent(phone)}`);
  const link = texts.map(({ text }) => /opt-out\/([\w-]+)\/([\w-]+)/.exec(text)).find((found) => found !== null);
  const [, contactId = '', optOutToken = ''] = link ?? [];
  const path = { contactId, optOutToken };
  const info = 'GET /contacts/opt-out-info/{contactId}/{optOutToken}';
  const optOut = 'PUT /contacts/opt-out/{contactId}/{optOutToken}';
  await askAs(guest, info, 'a link', { path });
  await askAs(guest, info, 'a link with another token', { path: { contactId, optOutToken: 'abcdefghijk' } });
  await askAs(guest, optOut, 'out of all', { path, body: { scope: 'all', state: 'out' } });
  await story.told('opt-out');
  await askAs(guest, info, 'once they are out', { path });
  await story.ask('PUT /contacts/{id}', 'who opted out', { path: contactId, body: { marketingStatus: 'subscribed' } });
  await askAs(guest, optOut, 'in again', { path, body: { scope: 'all', state: 'in' } });
  await story.told('opt-in');
}

async function askInbox(story: Story): Promise<void> {
  const { ask, owner } = story;
  const [text] = await owner.sandbox<{ from: string }[]>('GET', `/messages?to=${encodeURIComponent(phone)}`);
  for (const [nth, said] of ['Hello', 'Thanks', 'Bye'].entries()) {
    await owner.sandbox('POST', '/replies', { from: phone, to: text?.from, text: said });
    await story.told('inbound-sms', nth + 1);
  }
  await askLists(story, {
    base: 'inbound-sms',
    filter: { field: 'text', type: 'text', operation: 'equals', value: 'hello' },
    sortBy: 'receivedAt:asc',
  });
  const { data } = await owner.get<{ data: Made[] }>('/inbound-sms');
  const [first, second] = data.map(({ id }) => id);
  await ask('GET /inbound-sms/{id}', 'the last', { path: first! });
  await story.exported('inbound-sms');
  await story.job('inbound-sms', 'dispatch', 'inboundSmsList');
  await ask('DELETE /inbound-sms/{id}', 'the last', { path: first! });
  await ask('PATCH /inbound-sms', 'by ids', { body: { data: [first, second] } });
}

async function askNotifications(story: Story): Promise<void> {
  const { ask, owner } = story;
  await askLists(story, {
    base: 'notifications',
    filter: { field: 'type', type: 'enum', operation: 'one', value: ['opt-in', 'opt-out'] },
    sortBy: 'type:asc,createdAt:asc',
  });
  await ask('GET /notifications/unseen', 'all');
  await ask('GET /notifications/by-day', 'all');
  const { data } = await owner.get<{ data: Made[] }>('/notifications');
  const [first, second, third] = data.map(({ id }) => id);
  await ask('PUT /notifications/viewed', 'two', { body: [first, second] });
  await ask('GET /notifications/{id}', 'a viewed one', { path: first! });
  await ask('PUT /notifications/{id}', 'one', { path: third!, body: { viewed: true } });
  await ask('PUT /notifications/{id}', 'one as if it was not seen', { path: third!, body: { viewed: false } });
  await ask('DELETE /notifications/{id}', 'one', { path: first! });
  await ask('PATCH /notifications', 'by ids', { body: { data: [second, third] } });
  await ask('GET /notifications/count', 'what is left');
}
