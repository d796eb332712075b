import { Router } from './router.js';

const row = (method: string, path: string) => ({ method, path });
const router = new Router([
  row('GET', '/contacts'),
  row('GET', '/contacts/{id}'),
  row('PUT', '/contacts/{id}'),
  row('GET', '/contacts/count'),
  row('PUT', '/contacts/restore/{id}'),
  row('POST', '/auth/forgot-password/{email}'),
  row('POST', '/auth/forgot-password/confirmation/{jwt}'),
  row('GET', '/{kind}/special'),
]);
const at = (method: string, path: string) => {
  const match = router.match(path.split('/').slice(1), method);
  return match && [match.methods.get(method)?.path, match.params];
};

describe('a router', () => {
  it('finds words before names', () => {
    expect(at('GET', '/contacts/count')).toEqual(['/contacts/count', {}]);
    expect(at('GET', '/contacts/7')).toEqual(['/contacts/{id}', { id: '7' }]);
    expect(at('POST', '/auth/forgot-password/confirmation/x.y.z')).toEqual([
      '/auth/forgot-password/confirmation/{jwt}',
      { jwt: 'x.y.z' },
    ]);
    expect(at('POST', '/auth/forgot-password/confirmation')).toEqual([
      '/auth/forgot-password/{email}',
      { email: 'confirmation' },
    ]);
  });

  it('comes back from a word that leads nowhere', () => {
    expect(at('GET', '/contacts/restore')).toEqual(['/contacts/{id}', { id: 'restore' }]);
    expect(at('GET', '/contacts/special')).toEqual(['/contacts/{id}', { id: 'special' }]);
    expect(at('GET', '/tags/special')).toEqual(['/{kind}/special', { kind: 'tags' }]);
  });

  it('says which methods a path has, so that others are 405', () => {
    expect([...(router.match(['contacts', 'count'], 'DELETE')?.methods.keys() ?? [])]).toEqual(['GET']);
    expect([...(router.match(['contacts', '7'], 'DELETE')?.methods.keys() ?? [])]).toEqual(['GET', 'PUT']);
  });

  it('does not find what nobody serves', () => {
    expect(at('GET', '/contacts/7/8')).toBeUndefined();
    expect(at('GET', '/contacts/')).toBeUndefined();
    expect(at('GET', '/nothing')).toBeUndefined();
    expect(at('GET', '/__proto__')).toBeUndefined();
  });

  it('refuses two rows for one call', () => {
    expect(() => new Router([row('GET', '/a/{x}'), row('GET', '/a/{y}')])).toThrow('Two rows serve GET /a/{y}.');
  });
});
