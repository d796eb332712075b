import { placeOf, prefixOf, redisSettings } from './redis-settings.js';

it.each([
  [undefined, null],
  ['', null],
  ['redis://localhost', 'redis://localhost'],
  [' rediss://u:p@redis.example:6380/3 ', 'rediss://u:p@redis.example:6380/3'],
  ['redis://[::1]:6379', 'redis://[::1]:6379'],
])('REDIS_URL may be %j', (given, url) => expect(redisSettings({ REDIS_URL: given })).toEqual({ url, problems: [] }));

it.each([
  'localhost:6379',
  'http://localhost',
  'redis:',
  'redis:///5',
  'redis://h/x',
  'redis://h/1?family=6',
  'redis://h:99999',
])('REDIS_URL may not be %j, and is not shown', (given) => {
  const { problems } = redisSettings({ REDIS_URL: given });
  expect(problems).toEqual([expect.stringMatching(/^REDIS_URL must be redis:/)]);
});

it('never shows who may use it', () =>
  expect(placeOf('redis://mia:secret@redis.example/2')).toBe('redis.example:6379'));

it('keeps installations apart by their database', () => {
  expect(['redis://h', 'redis://h/', 'redis://h/0', 'redis://h/7'].map(prefixOf)).toEqual([
    'bellbird:0:',
    'bellbird:0:',
    'bellbird:0:',
    'bellbird:7:',
  ]);
});
