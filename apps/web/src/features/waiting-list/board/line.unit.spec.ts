import { lineOf, placeBeside, placeOf, placeOver, withPlace } from './line';

const waiting = [
  { id: 'a', resource: 'mia' },
  { id: 'b', resource: null },
  { id: 'c', resource: 'sam' },
  { id: 'd', resource: 'mia' },
  { id: 'e', resource: null },
];
const [a, b, c, d, e] = waiting as [InLine, InLine, InLine, InLine, InLine];
type InLine = (typeof waiting)[number];
const ids = (line: readonly InLine[]): string => line.map(({ id }) => id).join('');

describe('a line', () => {
  it('is who waits for the same, or for anybody', () => {
    expect(ids(lineOf(waiting, a))).toBe('abde');
    expect(ids(lineOf(waiting, c))).toBe('bce');
    expect(ids(lineOf(waiting, b))).toBe('be');
    expect([a, b, c, d, e].map((turn) => placeOf(waiting, turn))).toEqual([1, 1, 2, 3, 2]);
    expect(placeOf(waiting, { id: 'x' })).toBe(0);
  });

  it('goes one up and one down within itself, and no further than its ends', () => {
    expect([placeBeside(waiting, a, -1), placeBeside(waiting, a, 1)]).toEqual([null, 2]);
    expect([placeBeside(waiting, d, -1), placeBeside(waiting, d, 1)]).toEqual([2, 4]);
    expect([placeBeside(waiting, e, -1), placeBeside(waiting, e, 1)]).toEqual([1, null]);
    expect(placeBeside(waiting, { id: 'x' }, 1)).toBeNull();
  });

  it('gives who is let go over another their place', () => {
    expect(placeOver(waiting, d, 'a')).toBe(1);
    expect(placeOver(waiting, a, 'e')).toBe(4);
    // Past one who waits for somebody else nothing changes.
    expect(placeOver(waiting, d, 'c')).toBeNull();
    expect(placeOver(waiting, d, 'd')).toBeNull();
  });

  it('has a turn at the place it is put, and all others as they were', () => {
    expect(ids(withPlace(waiting, d, 1))).toBe('dabce');
    expect(ids(withPlace(waiting, a, 2))).toBe('bcade');
    expect(ids(withPlace(waiting, a, 9))).toBe('bcdea');
    for (const turn of waiting)
      for (let place = 1; place <= lineOf(waiting, turn).length; place += 1)
        expect(placeOf(withPlace(waiting, turn, place), turn)).toBe(place);
  });
});
