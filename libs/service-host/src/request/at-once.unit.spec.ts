import { AtOnce } from './at-once.js';

it('lets one tenant have five at once and all together twenty, and one more when one has ended', async () => {
  const uploads = new AtOnce({ ofTenant: 5, inAll: 20 });
  const ends: (() => void)[] = [];
  const take = (tenant: string): Promise<void> =>
    uploads.take(tenant, () => new Promise((resolve) => void ends.push(resolve)));
  const refused = { code: 'too-many-requests', statusCode: 429 };
  const underWay = ['a', 'a', 'a', 'a', 'a'].map(take);
  await expect(take('a')).rejects.toMatchObject(refused);
  for (const tenant of ['b', 'c', 'd']) for (let n = 0; n < 5; n++) underWay.push(take(tenant));
  await expect(take('e')).rejects.toMatchObject(refused);
  ends.shift()!();
  await underWay.shift();
  underWay.push(take('a'));
  expect(ends).toHaveLength(20);
  for (const end of ends) end();
  await Promise.all(underWay);
  await expect(uploads.take('a', () => Promise.reject(new Error('cut off')))).rejects.toThrow('cut off');
  await expect(uploads.take('a', () => Promise.resolve('whole'))).resolves.toBe('whole');
});
