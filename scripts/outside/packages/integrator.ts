// A small integration as somebody would write it from the OpenAPI document alone: people of a tag, a text to them.
import createClient from 'openapi-fetch';
import type { paths } from './bellbird.js';

declare const process: { env: Record<string, string | undefined> };

const baseUrl = process.env['BASE'] ?? '';
const client = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${process.env['TOKEN'] ?? ''}` } });

/** The answer, or the error as the document has it. */
function taken<T>({ data, error }: { data?: T; error?: { code: string; message: string } }): T {
  if (data === undefined) throw new Error(`${String(error?.code)}: ${String(error?.message)}`);
  return data;
}

const tag = taken(await client.POST('/tags', { body: { name: `Integrator ${Date.now()}`, colour: '#5c24b8' } }));
const phone = `+614${String(Date.now()).slice(-8)}`;
const contact = taken(await client.POST('/contacts', { body: { phone, firstName: 'Ava', tags: [tag.id] } }));
const people = taken(await client.GET('/contacts', { params: { query: { limit: 10, sortBy: 'createdAt:desc' } } }));
if (!people.data.some(({ id }) => id === contact.id)) throw new Error('The contact that was made is not listed.');
taken(await client.PUT('/contacts/{id}', { params: { path: { id: contact.id } }, body: { firstName: 'Eve' } }));
const sender = taken(await client.GET('/caller-ids')).data[0];
if (sender === undefined) throw new Error('There is no sender.');
const { error } = await client.GET('/contacts/{id}', { params: { path: { id: sender.id } } });
const message: string | undefined = error?.message;
console.log(`made and found ${contact.id} among ${people.count}; a stranger's id: ${String(message)}`);
