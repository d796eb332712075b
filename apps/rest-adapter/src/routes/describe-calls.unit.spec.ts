import { withArticle } from './describe-calls.js';

it.each([
  ['app service', 'an app service'],
  ['inbound SMS', 'an inbound SMS'],
  ['contact', 'a contact'],
  ['user', 'a user'],
])('%s becomes %s', (word, said) => {
  expect(withArticle(word)).toBe(said);
});
