import type { LiveEvent } from '../live-events.js';
import { hintMessage, readHint } from './hint-message.js';

const tenantId = '01920000-0000-7000-8000-0000000000a1';

it.each<LiveEvent>([
  { type: 'updated-balance', tenantId, id: tenantId },
  { type: 'notification', tenantId, id: 'n', userId: 'u' },
  { type: 'notification', tenantId, id: 'n', audience: ['business-editor', 'gives:owner'], mayBeHidden: true },
  { type: 'notification', tenantId, id: 'n', audience: [] },
  { type: 'notification', tenantId, id: 'n', trace: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' },
])('comes back as it went: %j', (event) => {
  expect(readHint(tenantId, hintMessage(event))).toEqual(event);
});

it('carries its ids and nothing else, whatever stands beside them', () => {
  const more = { type: 'notification', tenantId, id: 'n', email: 'mia@example.com' } as LiveEvent;
  expect(hintMessage(more)).toBe('{"type":"notification","id":"n"}');
});

it.each([
  '',
  'x',
  'null',
  '5',
  '[]',
  '{}',
  '{"type":"notification"}',
  '{"type":"else","id":"n"}',
  '{"type":"notification","id":5}',
  '{"type":"notification","id":""}',
  '{"type":"notification","id":"n","userId":null}',
  '{"type":"notification","id":"n","audience":null}',
  '{"type":"notification","id":"n","audience":"owner"}',
  '{"type":"notification","id":"n","audience":["owner",5]}',
  '{"type":"constructor","id":"n"}',
  JSON.stringify({ type: 'notification', id: 'x'.repeat(201) }),
  ' '.repeat(2_001),
])('takes nothing foreign for a hint: %j', (message) => expect(readHint(tenantId, message)).toBeNull());
