import { eventually } from '@bellbird/testing';
import type { ImportJob } from '../src/import/import-job.js';
import type { ContactsUnderTest, Person } from './contacts-under-test.js';

const jobQuery =
  'query ($id: ID!) { contactsImport(jobId: $id) { id status progress rows created updated skipped rejected incomplete reasons rejectedUrl ignoredColumns } }';

export interface Answer {
  status: number;
  location: string | null;
  body: ImportJob & { code?: string; message?: string; fields?: { field: string; message: string }[] };
}

/** Posts a file as a browser would. */
export async function upload(
  contacts: Pick<ContactsUnderTest, 'url'>,
  who: Person,
  file: string | Buffer,
  options?: unknown,
  more: { name?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const form = new FormData();
  form.set(
    'file',
    new Blob([typeof file === 'string' ? file : new Uint8Array(file)], { type: 'text/csv' }),
    more.name ?? 'people.csv',
  );
  if (options !== undefined) form.set('options', typeof options === 'string' ? options : JSON.stringify(options));
  const response = await fetch(`${contacts.url}/uploads/contacts/import`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${who.token}`, ...more.headers },
  });
  return {
    status: response.status,
    location: response.headers.get('location'),
    body: (await response.json()) as Answer['body'],
  };
}

export async function jobOf(who: Person, id: string): Promise<ImportJob> {
  return (await who.ask<{ contactsImport: ImportJob }>(jobQuery, { id })).contactsImport;
}

export function jobEnds(who: Person, id: string, timeoutMs = 25_000): Promise<ImportJob> {
  return eventually(
    async () => {
      const job = await jobOf(who, id);
      return ['completed', 'failed', 'undone'].includes(job.status) ? job : false;
    },
    { timeoutMs },
  );
}

/** Uploads, waits for the end, and checks that the figures add up. */
export async function imported(
  contacts: Pick<ContactsUnderTest, 'url'>,
  who: Person,
  file: string | Buffer,
  options?: unknown,
): Promise<ImportJob> {
  const answer = await upload(contacts, who, file, options);
  if (answer.status !== 202) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  const job = await jobEnds(who, answer.body.id);
  expect(job.status).toBe('completed');
  expect(job.rows).toBe(job.created + job.updated + job.skipped + job.rejected);
  expect(Object.values(job.reasons).reduce((sum, each) => sum + each, 0)).toBe(job.rejected);
  return job;
}
