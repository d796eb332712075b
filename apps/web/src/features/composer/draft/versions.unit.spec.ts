import { draftReducer, emptyDraft, startState, type Draft } from './draft';
import { draftInput } from './draft-input';
import { keptOf } from './kept-draft';
import {
  oneMore,
  opened,
  shared,
  sharesAddUp,
  shareTyped,
  textsOf,
  twoVersions,
  withoutOpen,
  withVersions,
} from './versions';

const change = (draft: Draft, part: Partial<Draft>): Draft =>
  draftReducer(startState(draft), { do: 'change', change: part }).draft;
const one: Draft = { ...emptyDraft, message: 'Hi' };
const two = change(one, twoVersions(one));

describe('versions of a text', () => {
  it('begin with a copy, half and half, and with a seed to stay', () => {
    expect(two).toMatchObject({ message: 'Hi', openVersion: 1, variantSeed: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(two.versions).toEqual([
      { message: 'Hi', share: 50 },
      { message: 'Hi', share: 50 },
    ]);
  });

  it('keep the one that is open in step with the text, also where characters are replaced', () => {
    const written = change(two, { message: 'Hello' });
    expect(written.versions.map(({ message }) => message)).toEqual(['Hi', 'Hello']);
    const first = change(written, opened(written, 0));
    expect(first).toMatchObject({ message: 'Hi', openVersion: 0 });
    const replaced = draftReducer(startState(first), {
      do: 'replace',
      replaced: { before: 'Hi', after: 'Ho' } as never,
    });
    expect(replaced.draft.versions.map(({ message }) => message)).toEqual(['Ho', 'Hello']);
    const undone = draftReducer(replaced, { do: 'undo-replace' }).draft;
    expect(undone.versions.map(({ message }) => message)).toEqual(['Hi', 'Hello']);
  });

  it('share a hundred', () => {
    expect(change(two, shared(two, 30)).versions.map(({ share }) => share)).toEqual([70, 30]);
    const three = change(two, oneMore(two));
    expect(three.versions.map(({ share }) => share)).toEqual([34, 33, 33]);
    expect(sharesAddUp(three)).toBe(true);
    expect(sharesAddUp(change(three, shared(three, 40)))).toBe(false);
    expect(sharesAddUp(change(two, shared(two, 0)))).toBe(false);
  });

  it.each([
    ['30', 30],
    ['98', 98],
    ['99', 98],
    ['250', 98],
    ['12.7', 12],
    ['-5', 0],
    ['', 0],
    ['many', 0],
  ])('take %j as a share of %d', (typed, share) => expect(shareTyped(typed)).toBe(share));

  it('of two add up with every share that can be typed but the first digit of more', () => {
    const summed = (share: number): boolean => sharesAddUp(change(two, shared(two, share)));
    expect([...Array.from({ length: 98 }, (_, at) => at + 1)].filter((share) => !summed(share))).toEqual([1]);
    // Not the 99 that a version cannot have.
    expect(change(two, shared(two, 1)).versions.map(({ share }) => share)).toEqual([50, 1]);
  });

  it('end in the one that is left', () => {
    const written = change(two, { message: 'Hello' });
    const three = change(written, oneMore(written));
    expect(change(three, withoutOpen(three)).versions).toHaveLength(2);
    expect(change(written, withoutOpen(written))).toMatchObject({ message: 'Hi', versions: [] });
  });

  it('are priced in the place of the text, never beside it', () => {
    const asked = { callerId: 'c1', message: 'Hi' };
    expect(withVersions(asked, one)).toEqual(asked);
    expect(withVersions(asked, two)).toEqual({
      callerId: 'c1',
      variants: two.versions,
      variantSeed: two.variantSeed,
    });
  });

  it('go to the server instead of the text, and come back from the browser', () => {
    expect(textsOf(one)).toEqual({ message: 'Hi' });
    expect(draftInput(two)).toMatchObject({ variants: two.versions, variantSeed: two.variantSeed });
    expect(draftInput(two)).not.toHaveProperty('message');
    const kept = { draft: two, savedAt: '2026-11-22T10:00:00Z', tab: '', base: null };
    expect(keptOf(JSON.parse(JSON.stringify(kept)))?.draft).toEqual(two);
  });
});
