import { describe, expect, it } from '@jest/globals';
import { busRetentionDays } from '@bellbird/event-bus';
import { inboxRetentionDays } from './outbox-schema.js';

describe('retention', () => {
  it('remembers handled events for longer than a topic can bring them again (check 54)', () => {
    expect(inboxRetentionDays).toBeGreaterThanOrEqual(busRetentionDays + 3);
  });
});
