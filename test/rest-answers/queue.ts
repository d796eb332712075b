import { askLists } from './resources.js';
import type { Made, Story } from './story.js';

interface Booked {
  turn: Made;
  turnToken: string;
}

/** A day of the waiting list: opened, joined, called and closed. */
export async function askQueue(story: Story): Promise<void> {
  const { ask, askAs, product, tenantId } = story;
  const guest = product.guest();
  const settings = '/tenants/account-settings/waiting-list';
  const first = { firstName: 'Jordan', lastName: 'Lee', phone: '0491 570 156', partySize: 4 };
  const { messages } = await ask<{ messages: object }>(`GET ${settings}`, 'at first');
  await ask(`PUT ${settings}`, 'some', { body: { capacity: 30, minutesPerTurn: '6.5', askPartySize: true } });
  // What becomes of a text depends on when it is asked.
  const silent = Object.fromEntries(Object.keys(messages).map((kind) => [kind, { enabled: false }]));
  await ask(`PUT ${settings}`, 'without texts', { body: { messages: silent } });
  await ask('PUT /tenants/waiting-list', 'by its short name', { body: { name: 'Tables' } });
  await ask(`PUT ${settings}`, 'an old version', { body: { capacity: 20, version: 1 } });
  await ask('POST /waiting-list', 'while it is closed', { body: first });
  await ask('PUT /waiting-list/open-work-day', 'from 1', { body: { firstNumber: 1 } });
  await ask('PUT /waiting-list/open-work-day', 'once more', { body: {} });
  const { id } = await ask('POST /waiting-list', 'the first', { body: first });
  await ask('POST /waiting-list', 'a phone that waits already', { body: first });
  const branding = 'GET /waiting-list/branding/{tenantUuid}';
  await askAs(guest, branding, 'an open list', { path: tenantId });
  const booked = await askAs<Booked>(guest, 'POST /waiting-list/book-turn/{tenantUuid}', 'somebody', {
    path: tenantId,
    body: { firstName: 'Charlotte', phone: '0491 570 157', partySize: 3 },
  });
  const path = { id: booked.turn.id, turnToken: booked.turnToken };
  const own = '/waiting-list/turn/{id}/{turnToken}';
  await askAs(guest, `GET ${own}`, 'one’s own', { path });
  await askAs(guest, `PUT ${own}`, 'on my way', { path, body: { action: 'on-my-way' } });
  await askAs(guest, `PUT ${own}`, 'another token', {
    path: { ...path, turnToken: 'none' },
    body: { action: 'leave' },
  });
  await ask('PUT /waiting-list/{id}', 'a note', { path: id, body: { note: 'By the window' } });
  await ask('GET /waiting-list/board', 'two wait');
  await ask('PUT /waiting-list/pause', 'for now', { body: { paused: true } });
  await ask('PUT /waiting-list/pause', 'no more', { body: { paused: false } });
  await ask('PUT /waiting-list/call-next', 'the first', { body: {} });
  const turn = 'PUT /waiting-list/turn/{id}';
  await ask(turn, 'came', { path: id, body: { status: 'attended' } });
  await ask(turn, 'from a state that is over', { path: id, body: { status: 'active', from: 'waiting' } });
  await ask('POST /waiting-list/kiosk-key', 'one');
  await ask('DELETE /waiting-list/kiosk-keys', 'all');
  await askLists(story, {
    base: 'waiting-list',
    filter: { field: 'status', type: 'enum', operation: 'one', value: ['attended'] },
    sortBy: 'number:asc',
  });
  await ask('GET /waiting-list/{id}', 'the first', { path: id });
  await story.exported('waiting-list');
  await story.job('waiting-list', 'waiting-list', 'turns');
  await ask('GET /waiting-list/analytics', 'these days');
  await ask('PUT /waiting-list/close-work-day', 'who waits stays', { body: { waiting: 'keep' } });
  await ask(turn, 'does not wait any more', { path: booked.turn.id, body: { status: 'canceled' } });
  await ask('DELETE /waiting-list/{id}', 'the first', { path: id });
  await ask('PATCH /waiting-list', 'by ids', { body: { data: [booked.turn.id] } });
  await askAs(guest, branding, 'a closed list', { path: tenantId });
}
