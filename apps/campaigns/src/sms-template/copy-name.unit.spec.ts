import { copyNameOf } from './copy-name.js';

it.each([
  ['Soup', [], 'Copy of Soup'],
  ['Soup', ['Copy of Soup'], 'Copy of Soup 2'],
  ['Soup', ['Copy of Soup', 'Copy of Soup 2'], 'Copy of Soup 3'],
  ['Copy of Soup', [], 'Copy of Copy of Soup'],
  ['x'.repeat(200), [], `Copy of ${'x'.repeat(192)}`],
  ['x'.repeat(200), [`Copy of ${'x'.repeat(192)}`], `Copy of ${'x'.repeat(190)} 2`],
])('the copy of %j beside %j is called %j', (name, taken, copy) => {
  expect(copyNameOf(name, (each) => taken.includes(each))).toBe(copy);
});
