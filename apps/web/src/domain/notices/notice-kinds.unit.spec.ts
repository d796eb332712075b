import { isNoticeKind, kindsFor, kindTexts, typesOfKind } from './notice-kinds';

describe('kinds of notifications', () => {
  it('are offered to those who are ever told of them', () => {
    expect(kindsFor('u', ['campaign-editor'])).toEqual([
      'campaigns',
      'replies',
      'decisions',
      'files',
      'reviews',
      'numbers',
      'account',
    ]);
    expect(kindsFor('u', [])).toEqual(['campaigns', 'files', 'account']);
    expect(kindsFor('u', ['owner']).toSorted()).toEqual(Object.keys(kindTexts.names).toSorted());
  });

  it('know their types, and no word of an address for a kind', () => {
    expect(typesOfKind('replies')).toEqual(['inbound-sms']);
    expect([isNoticeKind('money'), isNoticeKind('constructor'), isNoticeKind(null)]).toEqual([true, false, false]);
  });
});
