import { askResource } from './resources.js';
import type { Story } from './story.js';

const csv = [
  'First name,Last name,Phone,Email',
  'Ava,Thompson,0412 345 678,ava@example.com',
  'Tom,Nguyen,0412 345 679,tom@example.com',
  'Twin,Row,0412 345 678,twin@example.com',
  'No,Phone,,nobody@example.com',
  'Short',
].join('\r\n');

/** Contacts and what they are marked, chosen and described by. */
export async function askPeople(story: Story): Promise<void> {
  const { ask } = story;
  await askFields(story);
  const tag = await askResource(story, {
    base: 'tags',
    jobs: ['contacts', 'tags'],
    makes: [{ name: 'Regular', colour: '#5c24b8' }, { name: 'Away' }, { name: 'Birthday' }, { name: 'Zebra' }],
    change: { colour: '#12693f', name: 'Regulars' },
    filter: { field: 'name', type: 'text', operation: 'contains', value: 'birth' },
    sortBy: 'name:desc',
  });
  const contact = await askResource(story, {
    base: 'contacts',
    jobs: ['contacts', 'contacts'],
    makes: [
      {
        phone: '0412 000 001',
        firstName: 'Mia',
        lastName: "O'Neil",
        email: 'mia@example.com',
        marketingStatus: 'subscribed',
        tags: [tag],
        attributes: { suburb: 'Newtown' },
      },
      { phone: '+64 21 123 4567', name: 'Two Names' },
      { phone: '(02) 9999 1234', firstName: 'Landline', phoneCountry: 'AU' },
      { phone: '0412 000 004' },
    ],
    change: { firstName: 'Maya', tags: [], attributes: { suburb: null } },
    filter: { field: 'attributes.suburb', type: 'text', operation: 'startsWith', value: 'new' },
    sortBy: 'lastName:asc,createdAt:desc',
    hasTrash: true,
  });
  await ask('POST /contacts', 'a phone that is none', { body: { phone: '12' } });
  await ask('PUT /contacts/{id}', 'an unknown tag', { path: contact, body: { tags: [contact] } });
  await ask('PUT /contacts/{id}', 'in the segment', { path: contact, body: { tags: [tag], email: null } });
  await askResource(story, {
    base: 'segments',
    jobs: ['contacts', 'segments'],
    makes: [
      {
        name: 'Newtown',
        filters: [{ field: 'attributes.suburb', type: 'text', operation: 'equals', value: 'Newtown' }],
        filtersMatch: 'all',
        isPublic: true,
      },
      { name: 'Marked', filters: [{ field: 'tags', type: 'tags', operation: 'one', value: [tag] }] },
      { name: 'Either', filters: [], filtersMatch: 'any' },
      {
        name: 'Deep',
        filters: [
          {
            type: 'conditional',
            operator: 'OR',
            filters: [{ field: 'firstName', type: 'text', operation: 'equals', value: 'Maya' }],
          },
        ],
      },
    ],
    change: { name: 'From Newtown' },
    filter: { field: 'name', type: 'text', operation: 'notContains', value: 'e' },
    sortBy: 'name:asc',
  });
  const audience = await askResource(story, {
    base: 'audiences',
    jobs: ['contacts', 'audiences'],
    makes: [
      { name: 'Tasting', contactIds: [contact] },
      { name: 'Nobody', contactIds: [] },
      { name: 'Third', contactIds: [] },
      { name: 'Fourth', contactIds: [] },
    ],
    change: { name: 'Tasting night' },
    filter: { field: 'name', type: 'text', operation: 'endsWith', value: 'd' },
    sortBy: 'name:asc',
  });
  await ask('PUT /audiences/{id}', 'without one', { path: audience, body: { remove: [contact] } });
  await ask('PUT /audiences/{id}', 'with one', { path: audience, body: { add: [contact] } });
  await askImports(story);
}

async function askFields(story: Story): Promise<void> {
  await askResource(story, {
    base: 'attributes',
    jobs: ['contacts', 'attributes'],
    makes: [
      { name: 'Suburb', type: 'text' },
      { name: 'Born', type: 'date' },
      { name: 'Visits', type: 'number' },
      { name: 'Vip', type: 'bool' },
    ],
    change: { name: 'Home suburb' },
    filter: { field: 'type', type: 'enum', operation: 'one', value: ['date', 'bool'] },
    sortBy: 'name:asc',
  });
  const body = { name: 'Meal', type: 'category', items: ['Vegan'] };
  const { id } = await story.ask('POST /attributes', 'a category', { body });
  const add = 'PUT /attributes/add-item-attribute/{id}';
  await story.ask(add, 'another', { path: id, body: { item: 'Vegetarian' } });
  await story.ask(add, 'one that is there', { path: id, body: { item: 'vegan' } });
}

async function askImports(story: Story): Promise<void> {
  const { ask } = story;
  const start = 'POST /contacts/import-from-file';
  const look = 'GET /contacts/import-from-file/{jobId}';
  const undo = 'POST /contacts/import-from-file/{jobId}/undo';
  const form = (file: string | null, options: object, type = 'text/csv'): FormData => {
    const made = new FormData();
    made.append('options', JSON.stringify(options));
    if (file !== null) made.append('file', new Blob([file], { type }), 'people.csv');
    return made;
  };
  const agreed = { permissionWithinTwoYears: true, notBorrowed: true, notPurchased: true };
  await ask(start, 'without a file', { body: form(null, {}) });
  await ask(start, 'an unknown option', { body: form(csv, { nonsense: 1 }) });
  await ask(start, 'a column that there is not', { body: form(csv, { mapping: { Nope: 'firstName' } }) });
  const { id } = await ask(start, 'people', { body: form(csv, { tags: ['Autumn'], optInAgreement: agreed }) });
  const { rejectedUrl } = await story.finished(`/contacts/import-from-file/${id}`, 'completed');
  await ask(look, 'completed', { path: id });
  await story.file(look, 'what was rejected', String(rejectedUrl));
  await ask(undo, 'people', { path: id });
  await story.finished(`/contacts/import-from-file/${id}`, 'undone');
  await ask(look, 'undone', { path: id });
  await ask(undo, 'people, again', { path: id });
}
