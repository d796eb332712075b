import { Problem } from '../../../../lib/graph/problem';
import { billOf } from '../../bill/bill';
import { emptyDraft } from '../../draft/draft';
import { audienceFilters } from '../../recipients/audience-filter';
import { leftOutOf } from '../../recipients/left-out/left-out';
import { scheduleOf } from '../../when/schedule';
import { nextAllowedOf, refusalsOf } from './refusals';
import { blockOf, type Known } from './send-block';

const draft = { ...emptyDraft, segmentIds: ['all-contacts'], callerId: 'c', message: 'Hi' };
const bill = billOf(
  {
    recipients: 2,
    leftOut: {},
    parts: 2,
    partsPerMessage: { 1: 2 },
    cost: '0.160000',
    balance: '1.00',
    sufficient: true,
    costlyCharacters: [],
    variants: null,
    zones: [],
  },
  [{ price: '0.080000' }],
  '200.00',
);
const known: Known = {
  draft,
  schedule: scheduleOf(draft, 'Australia/Sydney', new Date('2026-11-20T10:00:00+11:00')),
  recipients: 2,
  bill,
  isCounting: false,
  unknownFields: [],
  refusedAt: null,
};

describe('why it cannot be sent yet', () => {
  it.each([
    [null, {}],
    ['nobody-chosen', { draft: { ...draft, segmentIds: [] } }],
    ['no-sender', { draft: { ...draft, callerId: null } }],
    ['no-message', { draft: { ...draft, message: ' \n' } }],
    ['unknown-field', { unknownFields: ['{{x}}'] }],
    ['too-long', { draft: { ...draft, message: 'x'.repeat(1_601) } }],
    ['time-window', { schedule: { ...known.schedule, problem: 'window' } }],
    ['refused', { refusedAt: 'sender' }],
    ['counting', { isCounting: true }],
    ['not-counted', { bill: null }],
    ['nobody-left', { recipients: 0 }],
    ['nobody-left', { recipients: 0, draft: { ...draft, message: '' } }],
    ['no-message', { recipients: 0, isCounting: true, draft: { ...draft, message: '' } }],
    ['balance', { bill: { ...bill, missing: '1.00' } }],
  ] as [string | null, Partial<Known>][])('%s', (reason, change) =>
    expect(blockOf({ ...known, ...change })?.reason ?? null).toBe(reason),
  );
});

describe('what the server refused', () => {
  it('lands at its place, and names no id', () => {
    const problem = new Problem('invalid-input', '', '', [
      { field: 'segmentIds', message: 'Unknown: 018f' },
      { field: 'scheduledAt', message: 'This time is past.' },
      { field: 'draftId', message: 'x' },
    ]);
    expect(refusalsOf(problem)).toEqual({
      recipients: expect.not.stringContaining('018f') as string,
      when: 'This time is past.',
    });
    expect(Object.keys(refusalsOf(new Problem('outside-send-window', '', '')))).toEqual(['when']);
    expect(
      nextAllowedOf(
        new Problem('outside-send-window', '', '', [], null, { nextAllowedAt: '2026-11-22T22:00:00.000Z' }),
      ),
    ).toEqual(new Date('2026-11-22T22:00:00.000Z'));
    expect(nextAllowedOf(new Problem('invalid-input', '', ''))).toBeNull();
    expect(refusalsOf(new Problem('version-conflict', '', ''))).toEqual({});
  });
});

describe('who is left out', () => {
  it('is counted and told by reason, the commonest first', () => {
    const { total, chips } = leftOutOf({
      unsubscribed: 17,
      noConsent: 6,
      noPhone: 0,
      invalidPhone: 2,
      duplicatePhone: 3,
      inTrash: 0,
      noPrice: 0,
      tooLong: 0,
    });
    expect(total).toBe(28);
    expect(chips.map(({ label }) => label)).toEqual(['17 opted out', '6 no consent', '3 repeated', '2 landlines']);
    expect(leftOutOf({ somethingNew: 4 })).toEqual({ total: 4, chips: [] });
    expect(leftOutOf(undefined)).toEqual({ total: 0, chips: [] });
  });
});

describe('the people who are looked at', () => {
  const segment = {
    id: 's',
    filters: [{ field: 'attributes.suburb', type: 'text', operation: 'equals', value: 'Newtown' }],
    filtersMatch: 'any',
  };
  const subscribed = { field: 'marketingStatus', type: 'enum', operation: 'equals', value: 'subscribed' };
  it('are those of the segments and single ones, who may get it', () => {
    expect(audienceFilters(draft, [])).toEqual([subscribed]);
    expect(audienceFilters({ ...draft, segmentIds: ['s'] }, [segment])).toEqual([
      subscribed,
      { type: 'conditional', operator: 'OR', filters: segment.filters },
    ]);
    expect(
      audienceFilters({ ...draft, segmentIds: ['s'], contactIds: ['c'], messageType: 'transactional' }, [segment]),
    ).toEqual([
      { field: 'marketingStatus', type: 'enum', operation: 'notEqual', value: 'unsubscribed' },
      {
        type: 'conditional',
        operator: 'OR',
        filters: [
          { field: 'id', type: 'enum', operation: 'one', value: ['c'] },
          { type: 'conditional', operator: 'OR', filters: segment.filters },
        ],
      },
    ]);
  });
  it('are nobody for groups, which are no filter', () =>
    expect(audienceFilters({ ...draft, segmentIds: [], groupIds: ['g'] }, [])).toBeNull());
});
