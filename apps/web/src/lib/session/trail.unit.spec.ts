import { trailCap, walk, withoutStep, type Crumb } from './trail';

const crumb = (path: string): Crumb => ({ path, title: path.slice(1) });
const through = (...paths: string[]): string[] =>
  paths.reduce<readonly Crumb[]>((trail, path) => walk(trail, crumb(path)), []).map(({ path }) => path);

describe('the trail of the breadcrumb', () => {
  it('keeps four and drops the oldest at the fifth', () => {
    expect(trailCap).toBe(4);
    expect(through('/a', '/b', '/c', '/d')).toEqual(['/a', '/b', '/c', '/d']);
    expect(through('/a', '/b', '/c', '/d', '/e')).toEqual(['/b', '/c', '/d', '/e']);
  });

  it('is trimmed to a page that one walks back to', () => {
    expect(through('/a', '/b', '/c', '/d', '/b')).toEqual(['/a', '/b']);
    expect(through('/a', '/a', '/a')).toEqual(['/a']);
  });

  it('leaves out what turned out to be no page, and keeps the way that led there', () => {
    expect(withoutStep([crumb('/a'), crumb('/b')], '/b')).toEqual([crumb('/a')]);
    expect(withoutStep([crumb('/a'), crumb('/b')], '/c')).toEqual([crumb('/a'), crumb('/b')]);
  });

  it('takes a title that the page learned later', () => {
    expect(walk([crumb('/a'), crumb('/b')], { path: '/b', title: 'Christmas bookings' })).toEqual([
      crumb('/a'),
      { path: '/b', title: 'Christmas bookings' },
    ]);
  });

  it('takes a list for what was opened over it, whichever came first', () => {
    const [tags, tag] = [
      { path: '/tags', title: 'Tags' },
      { path: '/tags/1', title: 'Tags' },
    ];
    expect(walk([tags], tag)).toEqual([tags]);
    expect(walk([crumb('/a'), tag], tags)).toEqual([crumb('/a'), tags]);
  });
});
