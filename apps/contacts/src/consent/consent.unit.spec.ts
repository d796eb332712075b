import { afterDecision } from '@bellbird/events';
import { decisionsFor, statusOf, type Consent, type PhoneConsent } from './consent.js';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 20, 1, minute));
const consent = (state: 'in' | 'out', source: string, minute = 0): Consent => ({
  state,
  source,
  decidedAt: at(minute),
});

describe('what holds after a decision', () => {
  const staffIn = consent('in', 'staff', 5);
  it.each<[string, Consent | undefined, Consent, 'next' | 'current']>([
    ['the first decision holds', undefined, staffIn, 'next'],
    ['the later one wins', staffIn, consent('out', 'stop-word', 6), 'next'],
    ['an earlier one of staff comes too late', staffIn, consent('out', 'import', 4), 'current'],
    [
      'an earlier one of the person comes too late',
      consent('in', 'start-word', 5),
      consent('out', 'stop-word', 4),
      'current',
    ],
    ['the person’s opt-out holds over staff, also heard late', staffIn, consent('out', 'stop-word', 4), 'next'],
    [
      'the person’s opt-out takes the place of one of staff, which staff could undo',
      consent('out', 'staff', 5),
      consent('out', 'carrier', 4),
      'next',
    ],
    [
      'the person’s opt-in is one among others: too late it changes nothing',
      consent('out', 'staff', 5),
      consent('in', 'start-word', 4),
      'current',
    ],
    [
      'staff opt out whom the person opted in before',
      consent('in', 'start-word', 5),
      consent('out', 'staff', 6),
      'next',
    ],
    ['a tie is out', staffIn, consent('out', 'import', 5), 'next'],
    [
      'a tie of two opt-outs is the one that was known',
      consent('out', 'public-page', 5),
      consent('out', 'stop-word', 5),
      'current',
    ],
    ['a tie stays out', consent('out', 'staff', 5), consent('in', 'staff', 5), 'current'],
    ['the person undoes what staff did', consent('out', 'staff', 5), consent('in', 'public-page', 6), 'next'],
    ['the person undoes what they did', consent('out', 'stop-word', 5), consent('in', 'start-word', 6), 'next'],
    ['staff do not undo the person', consent('out', 'stop-word', 5), consent('in', 'staff', 6), 'current'],
    [
      'staff do not take the person’s opt-out over',
      consent('out', 'public-page', 5),
      consent('out', 'import', 6),
      'current',
    ],
    ['staff undo staff', consent('out', 'import', 5), consent('in', 'staff', 6), 'next'],
    ['the provider speaks for the person', consent('out', 'provider', 5), consent('in', 'staff', 6), 'current'],
  ])('%s', (_, current, next, winner) => {
    expect(afterDecision(current, next)).toBe(winner === 'next' ? next : current);
  });
});

describe('what people see', () => {
  it.each<[PhoneConsent, string]>([
    [{}, 'transactional-only'],
    [{ marketing: consent('in', 'staff') }, 'subscribed'],
    [{ marketing: consent('out', 'public-page') }, 'transactional-only'],
    [{ marketing: consent('in', 'staff'), all: consent('out', 'stop-word') }, 'unsubscribed'],
    [{ marketing: consent('in', 'staff'), all: consent('in', 'start-word') }, 'subscribed'],
    [{ all: consent('in', 'start-word') }, 'transactional-only'],
  ])('%j is %s', (held, status) => expect(statusOf(held)).toBe(status));
});

describe('what staff decide to get where they want', () => {
  const wished = (wanted: Parameters<typeof decisionsFor>[0], held: PhoneConsent): unknown => {
    const wishes = decisionsFor(wanted, held);
    return wishes === 'refused' ? wishes : wishes.map(({ scope, state }) => `${scope} ${state}`);
  };
  it('takes nothing where it is so already', () => {
    expect(wished('transactional-only', {})).toEqual([]);
    expect(wished('unsubscribed', { all: consent('out', 'stop-word') })).toEqual([]);
  });
  it('subscribes, lowers, opts out', () => {
    expect(wished('subscribed', {})).toEqual(['marketing in']);
    expect(wished('transactional-only', { marketing: consent('in', 'staff') })).toEqual(['marketing out']);
    expect(wished('unsubscribed', { marketing: consent('in', 'staff') })).toEqual(['all out']);
  });
  it('undoes what staff did', () => {
    const held = { marketing: consent('in', 'staff'), all: consent('out', 'staff') };
    expect(wished('subscribed', held)).toEqual(['all in']);
    expect(wished('transactional-only', held)).toEqual(['all in', 'marketing out']);
    expect(wished('subscribed', { marketing: consent('out', 'import') })).toEqual(['marketing in']);
  });
  it('is refused what the person decided', () => {
    expect(wished('subscribed', { all: consent('out', 'stop-word') })).toBe('refused');
    expect(wished('transactional-only', { all: consent('out', 'public-page') })).toBe('refused');
    expect(wished('subscribed', { marketing: consent('out', 'public-page') })).toBe('refused');
  });
});
