import type { AudiencePersonFragment } from '../../../domain/audience/audience.generated';
import { addressed } from '../draft/addressed';
import { emptyDraft } from '../draft/draft';
import { quickInput } from '../draft/draft-input';
import { keptOf } from '../draft/kept-draft';
import { faultOf, isNumeric, marksOf, mostPeople, newNumbers, readable, splitTyped, withMore } from './typed';

const idOf = (no: number): string => `00000000-0000-4000-8000-${String(no).padStart(12, '0')}`;
const person = (no: number, change: Partial<AudiencePersonFragment> = {}): AudiencePersonFragment => ({
  id: idOf(no),
  name: 'Priya Raman',
  firstName: 'Priya',
  lastName: 'Raman',
  email: null,
  phoneInternational: `+6149157000${no}`,
  phoneSignificant: `49157000${no}`,
  marketingStatus: 'subscribed',
  attributes: {},
  warning: null,
  ...change,
});
const known = (people: AudiencePersonFragment[], owners: AudiencePersonFragment[] = [], refused: string[] = []) => ({
  people: new Map(people.map((each) => [each.id, each])),
  isAnswered: true,
  owners,
  refused: new Set(refused),
});

describe('1. what is typed or pasted', () => {
  it.each([
    ['0491 570 006', ['0491 570 006']],
    ['0491 570 006, +61 491 570 156;0491570157', ['0491 570 006', '+61 491 570 156', '0491570157']],
    ['0491570006\r\n0491570156\n\n', ['0491570006', '0491570156']],
    ['0491570006\t0491570156', ['0491570006', '0491570156']],
    ['0491570006 0491570156', ['0491570006', '0491570156']],
    [' (02)  9999   1234 ', ['(02) 9999 1234']],
    ['Tom Nguyen, 0491570006', ['Tom Nguyen', '0491570006']],
    [' , ;\n', []],
  ])('splits %j', (text, pieces) => expect(splitTyped(text)).toEqual(pieces));

  it('tells a number from a name', () => {
    expect(['0491', '+61 (4) 91-57', '0491,0492'].map(isNumeric)).toEqual([true, true, true]);
    expect(['Tom', 'Tom 2', '', 'Žofie 3'].map(isNumeric)).toEqual([false, false, false, false]);
  });

  it('takes each once, in its order, and no more than a thousand', () => {
    expect(withMore(['a', 'b'], ['b', 'c', 'c'])).toEqual({ to: ['a', 'b', 'c'], repeated: 2, over: 0 });
    const many = Array.from({ length: mostPeople + 7 }, (_, at) => String(at));
    const { to, over, repeated } = withMore(['first'], many);
    expect([to.length, to[0], to.at(-1), over, repeated]).toEqual([mostPeople, 'first', '998', 8, 0]);
  });
});

describe('1. who of the field gets nothing', () => {
  it.each([
    ['0491 570 006', null],
    ['+61 (491) 570-006', null],
    ['0491 57', 'too-short'],
    ['0491 570 006 0491 570', 'too-long'],
    ['Isla Taufa', 'not-a-number'],
    ['0491 570 oo6', 'not-a-number'],
    ['+', 'not-a-number'],
  ])('%j is %s', (typed, fault) => expect(faultOf(typed)).toBe(fault));

  it('says why, each at its place, and sends the rest', () => {
    const to = [
      '0491 57',
      idOf(1),
      '0491570156',
      idOf(2),
      idOf(3),
      '+61491570156',
      '0499 999 999',
      '0491570001',
      idOf(9),
    ];
    const people = [
      person(1),
      person(2, { marketingStatus: 'unsubscribed' }),
      person(3, { warning: 'Landlines cannot get texts.' }),
    ];
    const marks = marksOf(to, known(people, [person(1)], ['0499 999 999']));
    expect([...marks]).toEqual([
      ['0491 57', 'too-short'],
      [idOf(2), 'opted-out'],
      [idOf(3), 'landline'],
      ['+61491570156', 'twice'],
      ['0499 999 999', 'unknown'],
      ['0491570001', 'twice'],
      [idOf(9), 'gone'],
    ]);
    // Whom the server can judge itself it is asked about: its count is the one that is shown.
    expect(readable(to, marks)).toEqual([idOf(1), '0491570156', idOf(2), idOf(3), '+61491570156', '0491570001']);
    expect(newNumbers(to, marks, [person(1)])).toEqual(['0491570156']);
  });

  it('takes nobody for gone who has not been asked for yet', () => {
    expect(marksOf([idOf(1)], { ...known([]), isAnswered: false }).size).toBe(0);
    expect(marksOf([idOf(1)], known([])).get(idOf(1))).toBe('gone');
  });

  it('knows a contact’s number with its country and without, and is quick for a thousand', () => {
    const owners = [person(4, { marketingStatus: 'unsubscribed' })];
    for (const typed of ['0491 570 004', '+61 491 570 004', '61491570004'])
      expect(marksOf([typed], known([], owners)).get(typed)).toBe('opted-out');
    const many = Array.from({ length: mostPeople }, (_, at) => `04${91_000_000 + at}`);
    const begun = process.cpuUsage();
    expect(marksOf(many, known([])).size).toBe(0);
    // Milliseconds of this process’s own work, whatever the machine does beside.
    expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(200);
  });
});

describe('1. a quick text', () => {
  const draft = {
    ...emptyDraft,
    ...addressed(['0491570156', idOf(1)]),
    callerId: 's1',
    message: 'We open at 13:00.',
    saveAsContacts: true,
  };

  it('is sent as quick, with nothing of a campaign that it does not have', () => {
    expect(quickInput(draft, { cost: '0.160000' })).toEqual({
      quick: true,
      callerId: 's1',
      message: 'We open at 13:00.',
      contactIds: [idOf(1)],
      phones: ['0491570156'],
      saveAsContacts: true,
      trackLinks: false,
      cancelWindowSeconds: 30,
      maxCost: '0.160000',
    });
    expect(quickInput({ ...draft, phones: [] }, { cost: '0.08' }).saveAsContacts).toBe(false);
  });

  it('is what it was when it is opened again, its field in its order', () => {
    const savedAt = '2026-11-22T00:14:00.000Z';
    expect(keptOf(JSON.parse(JSON.stringify({ draft, savedAt, tab: 't', base: null })))?.draft).toEqual(draft);
    expect(keptOf({ draft: { to: [7, null, 'x'], phones: 'no' }, savedAt })?.draft).toMatchObject({
      to: ['x'],
      phones: ['x'],
      contactIds: [],
    });
  });
});
