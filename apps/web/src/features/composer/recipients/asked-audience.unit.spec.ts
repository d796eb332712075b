/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { forgetSegmentOf, segmentOnce } from '../../../domain/audience/segment-once';
import { offline, Problem } from '../../../lib/graph/problem';
import { askedAudience } from './asked-audience';

describe('whom an address asks to text', () => {
  it.each(['', 'filters=[]', 'filters=%5B%5D&filtersMatch=all'])('is everybody: %j', (address) =>
    expect(askedAudience(address)).toEqual({ filters: [], filtersMatch: 'all' }),
  );
  it.each([
    'filters=',
    'filters=[{"field"',
    'filters={}',
    'filters=null',
    'filters=7',
    'filters=""',
    'contactIds=',
    'contactIds=,',
    'segmentId=',
  ])('is never everybody where it cannot be read: %j', (address) =>
    expect(() => askedAudience(address)).toThrow(Problem),
  );
  it('is who was picked, each once', () =>
    expect(askedAudience('contactIds=a,b,a')).toEqual({ contactIds: ['a', 'b'] }));
  it('is a segment, whatever it holds now', () => expect(askedAudience('segmentId=s1')).toEqual({ segmentId: 's1' }));
  it('is what a filter leaves', () =>
    expect(askedAudience('filters=[{"field":"name"}]&filtersMatch=any')).toEqual({
      filters: [{ field: 'name' }],
      filtersMatch: 'any',
    }));
});

describe('the segment of an address', () => {
  const made = new Map<string, string>();
  let isLost = false;
  const post = async ({ name, key }: { name: string; key: string }): Promise<string> => {
    if (!made.has(key) && [...made.values()].includes(name)) throw new Problem('duplicate-name', '', '');
    made.set(key, name);
    if (isLost) throw offline();
    return key;
  };
  it('is made once though its answer was lost, and another beside one of the same name', async () => {
    isLost = true;
    await expect(segmentOnce('x', 'Chosen at 9', post)).rejects.toThrow();
    isLost = false;
    const first = await segmentOnce('x', 'Chosen at 10', post);
    expect(first.name).toBe('Chosen at 9');
    expect(await segmentOnce('x', 'Chosen at 11', post)).toEqual(first);
    forgetSegmentOf('x');
    expect((await segmentOnce('x', 'Chosen at 9', post)).name).toBe('Chosen at 9 (2)');
    expect([...made.values()]).toEqual(['Chosen at 9', 'Chosen at 9 (2)']);
  });
});
