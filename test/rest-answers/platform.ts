import type { Client } from '../support/client.js';
import { askLists } from './resources.js';
import type { Made, Story } from './story.js';

/** What the platform's admin sees of the businesses, and does for them. */
export async function askPlatform(story: Story, admin: Client): Promise<void> {
  const { askAs, tenantId } = story;
  const asAdmin = story.as(admin);
  await askLists(asAdmin, {
    base: 'users/merchants',
    filter: { field: 'name', type: 'text', operation: 'equals', value: 'Corner Cafe' },
    sortBy: 'name:asc',
  });
  const job = await askAs(admin, 'POST /users/merchants/export-file', 'all', { body: {} });
  const exported = 'GET /users/merchants/export-file/{jobId}';
  const { url } = await asAdmin.finished(`/users/merchants/export-file/${job.id}`, 'completed');
  await askAs(admin, exported, 'once it is written', { path: job.id });
  await story.file(exported, 'the file', String(url));
  const one = '/users/merchants/{id}';
  await askAs(admin, `GET ${one}`, 'one', { path: tenantId });
  await askAs(admin, `POST ${one}/credit`, 'an outage', {
    path: tenantId,
    body: { amount: '25.00', reason: 'Outage on Monday' },
    headers: { 'idempotency-key': 'outage-on-monday' },
  });
  const support = { path: tenantId, body: { reason: 'Texts stay queued' } };
  await askAs(admin, `POST ${one}/support-session`, 'where the owner lets support in', support);
  await story.ask('DELETE /users/support-access', 'a day');
  await askAs(admin, `POST ${one}/support-session`, 'where the owner does not', support);
  await askAs(admin, `PUT ${one}/suspend`, 'complaints', {
    path: tenantId,
    body: { reason: 'Many people complained about texts that they never asked for.' },
  });
  await askAs(admin, `PUT ${one}/suspend`, 'complaints, again', {
    path: tenantId,
    body: { reason: 'Once more, the same.' },
  });
  await askAs(admin, `PUT ${one}/reinstate`, 'after all', {
    path: tenantId,
    body: { reason: 'The list is clean now.' },
  });

  await askLists(asAdmin, {
    base: 'app-settings',
    filter: { field: 'key', type: 'text', operation: 'contains', value: 'countries' },
    sortBy: 'key:asc',
  });
  const { data } = await admin.get<{ data: Made[] }>('/app-settings');
  const [first] = data;
  await askAs(admin, 'GET /app-settings/{id}', 'one', { path: first!.id });
  await askAs(admin, 'PUT /app-settings/{id}', 'an old version', {
    path: first!.id,
    body: { value: '1', version: 99 },
  });
  await askAs(admin, 'PUT /app-settings/{id}', 'a sentence', { path: first!.id, body: { value: 'Closed on Monday' } });
}
