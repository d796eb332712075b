import { inboundSmsNotice, optOutNotice } from '@bellbird/notices';
import { inboundIdOf } from './inbound-id-of';

it('knows a reply by its id, a STOP by the notification that stands for it, and nothing else', () => {
  const { example } = inboundSmsNotice;
  expect(inboundIdOf({ id: 'n1', type: 'inbound-sms', data: example })).toBe(example.inboundId);
  expect(inboundIdOf({ id: 'n2', type: 'opt-out', data: optOutNotice.example })).toBe('n2');
  const byLink = { ...optOutNotice.example, source: 'public-page' };
  expect(inboundIdOf({ id: 'n3', type: 'opt-out', data: byLink })).toBeNull();
  expect(inboundIdOf({ id: 'n4', type: 'export-success', data: null })).toBeNull();
});
