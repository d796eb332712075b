import { copyNameOf } from './copy-name.js';

it.each([
  ['Soup', 1, 'Copy of Soup'],
  ['Soup', 2, 'Copy of Soup 2'],
  ['Soup', 3, 'Copy of Soup 3'],
  ['Copy of Soup', 1, 'Copy of Copy of Soup'],
  ['x'.repeat(200), 1, `Copy of ${'x'.repeat(192)}`],
  ['x'.repeat(200), 2, `Copy of ${'x'.repeat(190)} 2`],
])('of %j copy %d is called %j', (name, nth, copy) => {
  expect(copyNameOf(name, nth)).toBe(copy);
});
