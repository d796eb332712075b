import { parseQuery } from './call.js';
import { findRoute, type Route } from './router.js';

const route = (method: Route['method'], path: string): Route => ({ method, path, handle: () => ({ status: 200 }) });
const routes = [
  route('GET', '/emails'),
  route('GET', '/intents/:id'),
  route('DELETE', '/intents/:id'),
  route('POST', '/intents/:id/complete'),
];

describe('the router', () => {
  it('finds a route and what stands at its names', () => {
    expect(findRoute(routes, 'GET', '/emails')).toEqual({ route: routes[0], params: {} });
    expect(findRoute(routes, 'POST', '/intents/p%20i/complete')).toEqual({ route: routes[3], params: { id: 'p i' } });
    expect(findRoute(routes, 'HEAD', '/emails').route).toBe(routes[0]);
  });

  it.each(['/', '/email', '/emails/', '/intents//complete', '/intents/%zz', '/intents/a/b'])('%s is 404', (path) => {
    expect(() => findRoute(routes, 'GET', path)).toThrow(expect.objectContaining({ statusCode: 404 }));
  });

  it('is 405 with the methods there are', () => {
    expect(() => findRoute(routes, 'PUT', '/intents/x')).toThrow(
      expect.objectContaining({ statusCode: 405, allowed: ['GET', 'DELETE'] }),
    );
  });
});

describe('the query', () => {
  it('leaves a plus a plus: phones and addresses have them', () => {
    expect([...parseQuery('to=+61491570156&q=a%20b&empty=&flag')]).toEqual([
      ['to', '+61491570156'],
      ['q', 'a b'],
      ['empty', ''],
      ['flag', ''],
    ]);
  });

  it('is 400 where it cannot be decoded', () => {
    expect(() => parseQuery('to=%E0%A4%A')).toThrow(expect.objectContaining({ statusCode: 400 }));
  });
});
