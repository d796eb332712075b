import { ableSentence } from './able-sentence';
import { addressesIn, withAddresses, wrongWith } from './addresses';
import { inviteTexts as t } from './invite.texts';

describe('addresses as they are pasted', () => {
  it.each([
    ['commas and spaces', 'sam@example.com, ruby@example.com  lena@example.com', 3],
    ['lines and semicolons', 'sam@example.com;\r\nruby@example.com\nlena@example.com;', 3],
    ['names around them', 'Sam Ng <sam@example.com>, "Ruby Tan" <ruby@example.com>', 2],
    ['a full stop at the end', 'sam@example.com.', 1],
    ['nothing', ' ,; \n', 0],
  ])('%s', (_, text, count) => {
    const found = addressesIn(text);
    expect(found).toHaveLength(count);
    for (const each of found) expect(wrongWith(each, new Set())).toBeUndefined();
  });

  it('the same one in other letters is one', () =>
    expect(withAddresses(['Sam@example.com'], ['sam@Example.com', 'ruby@example.com'])).toEqual([
      'Sam@example.com',
      'ruby@example.com',
    ]));

  it('says what is wrong with which', () => {
    expect(wrongWith('ruby@cornercafe', new Set())).toBe(t.notAddress('ruby@cornercafe'));
    expect(wrongWith('Sam@example.com', new Set(['sam@example.com']))).toBe(t.isHere('Sam@example.com'));
  });
});

describe('what follows from an invitation, in a sentence', () => {
  it.each([
    [
      ['sam@example.com'],
      [],
      'sam@example.com will be able to look at contacts and campaigns, and change nothing. They will not see cards or payments.',
    ],
    [
      ['a@example.com', 'b@example.com'],
      ['user-editor', 'campaign-editor'],
      'These 2 people will be able to text customers, spend the balance on campaigns and invite people. They will not see cards or payments.',
    ],
    [
      ['a@example.com'],
      ['business-editor'],
      'a@example.com will be able to pay and change cards and business details.',
    ],
    [
      ['a@example.com'],
      ['administrator', 'business-editor'],
      'a@example.com will be able to do everything except making owners.',
    ],
    [['a@example.com'], ['owner'], 'a@example.com will be able to do everything, and make other owners.'],
  ] as const)('%s with %s', (emails, held, sentence) => expect(ableSentence(emails, held)).toBe(sentence));
});
