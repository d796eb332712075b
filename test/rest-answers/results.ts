import { eventually } from '@bellbird/testing';
import { askLists } from './resources.js';
import type { Made, Story } from './story.js';

/** What came of texts: replies, people of a campaign, figures; and campaigns that are made by themselves. */
export async function askResults(story: Story): Promise<void> {
  await askConversations(story);
  await askCampaign(story);
  await askAutomations(story);
  await askFigures(story);
  await askTemplates(story);
  await askPreferences(story);
}

async function askConversations(story: Story): Promise<void> {
  const { ask, owner } = story;
  const one = '/conversations/{id}';
  const text = 'See you at six.';
  await askLists(story, {
    base: 'conversations',
    filter: { field: 'status', type: 'enum', operation: 'one', value: ['open'] },
    sortBy: 'lastAt:desc',
  });
  const { data } = await owner.get<{ data: Made[] }>('/conversations');
  const { id } = data[0]!;
  await ask(`GET ${one}`, 'the newest', { path: id });
  await ask(`GET ${one}/messages`, 'all', { path: id });
  await ask(`PUT ${one}`, 'read', { path: id, body: { read: true } });
  await ask(`POST ${one}/reply`, 'a text', { path: id, body: { text } });
  await eventually(
    async () => {
      const messages = await owner.get<{ data: { text: string; status: string }[] }>(`/conversations/${id}/messages`);
      const replies = messages.data.filter((each) => each.text === text);
      if (!replies.some(({ status }) => status === 'delivered')) throw new Error('the reply is not delivered yet');
    },
    { timeoutMs: 30_000, everyMs: 50 },
  );
  await ask(`GET ${one}/messages`, 'with the reply', { path: id });
  await ask(`PUT ${one}`, 'done', { path: id, body: { status: 'done' } });
}

async function askCampaign(story: Story): Promise<void> {
  const { ask, owner } = story;
  const filters = JSON.stringify([{ field: 'status', type: 'enum', operation: 'equals', value: 'completed' }]);
  const { data } = await owner.get<{ data: Made[] }>(
    `/sms-campaigns?sortBy=createdAt:asc&filters=${encodeURIComponent(filters)}`,
  );
  const ids = data.slice(0, 2).map(({ id }) => id);
  await ask('GET /sms-campaigns/compare', 'two', { search: { ids: ids.join(',') } });
  const people = '/sms-campaigns/details';
  await ask(`GET ${people}/{id}/message/{ordinal}`, 'the first', { path: { id: ids[0]!, ordinal: '1' } });
  for (const [search, base] of [
    [{}, people],
    [{ status: 'left-out' }, `${people}/left-out`],
  ] as const) {
    const job = await ask(`POST ${people}/{id}/export-file`, base, { path: ids[1]!, search, body: {} });
    const { url } = await story.finished(`${base}/export-file/${job.id}`, 'completed');
    await ask(`GET ${base}/export-file/{jobId}`, 'once it is written', { path: job.id });
    await story.file(`GET ${base}/export-file/{jobId}`, 'the file', String(url));
  }
}

async function askAutomations(story: Story): Promise<void> {
  const { ask, owner } = story;
  const one = '/automations/{id}';
  const body = {
    name: 'Mondays',
    kind: 'recurring',
    trigger: { weekdays: [1], at: '10:00' },
    campaign: {
      messageType: 'transactional',
      callerId: await owner.senderId(),
      message: 'Hi {{firstName|there}}, soup is back.',
      segmentIds: ['all-contacts'],
    },
    runMaxCost: '20.00',
    monthCap: '200.00',
  };
  const { id } = await ask('POST /automations', 'on Mondays', { body });
  await ask('POST /automations', 'a day that there is not', {
    body: { ...body, trigger: { weekdays: [8], at: '10:00' } },
  });
  await ask(`GET ${one}`, 'at first', { path: id });
  await ask(`GET ${one}/preview`, 'at first', { path: id });
  await ask(`PUT ${one}`, 'on', { path: id, body: { state: 'active' } });
  await ask(`PUT ${one}`, 'an old version', { path: id, body: { name: 'Tuesdays', version: 1 } });
  await askLists(story, {
    base: 'automations',
    filter: { field: 'state', type: 'enum', operation: 'one', value: ['active'] },
    sortBy: 'name:asc',
  });
  await ask(`DELETE ${one}`, 'one that is on', { path: id });
}

async function askFigures({ ask, owner }: Story): Promise<void> {
  await ask('GET /history-contacts/analytics-lines', 'these days');
  await ask('GET /history-contacts/analytics-lines', 'too long', { search: { from: '2010-01-01', to: '2025-01-02' } });
  await ask('GET /contacts/analytics-pie', 'all');
  const { data } = await owner.get<{ data: Made[] }>('/contacts?sortBy=createdAt:asc&limit=1');
  await ask('GET /contacts/{id}/timeline', 'all', { path: data[0]!.id });
  await ask('GET /contacts/{id}/timeline', 'texts', { path: data[0]!.id, search: { kinds: 'text' } });
}

async function askTemplates({ ask, owner }: Story): Promise<void> {
  const message = 'Hi {{firstName|there}}, soup is back.';
  await ask('POST /sms-templates/preview', 'a text', { body: { message } });
  await ask('POST /sms-templates/preview', 'an unknown placeholder', { body: { message: '{{nobody}}' } });
  const { data } = await owner.get<{ data: Made[] }>('/sms-templates?sortBy=createdAt:asc&limit=1');
  await ask('POST /sms-templates/{id}/duplicate', 'one', { path: data[0]!.id });
}

async function askPreferences({ ask }: Story): Promise<void> {
  await ask('GET /notifications/preferences', 'at first');
  await ask('PUT /notifications/preferences', 'one', {
    body: { data: [{ type: 'inbound-sms', inApp: true, email: 'instant' }] },
  });
  await ask('PUT /notifications/preferences', 'a type that there is not', {
    body: { data: [{ type: 'nonsense', inApp: true, email: 'off' }] },
  });
}
