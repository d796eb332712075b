import { emptyDraft } from '../../draft/draft';
import { countableIn } from '../../message/use-link-saving';
import { lacksReviewLink, withReviewLink } from './review-link';

const review = (message: string) => ({ ...emptyDraft, messageType: 'review' as const, message });

describe('a review request', () => {
  it.each([
    ['How was it?', true],
    ['How was it? https://g.page/r/corner', false],
    ['How was it? {{reviewLink}}', false],
    ['', false],
  ])('of %j lacks its link: %s', (message, expected) => {
    expect(lacksReviewLink(review(message), null)).toBe(expected);
    expect(lacksReviewLink(review(message), { reason: 'refused', place: 'message' })).toBe(expected);
  });

  it('is asked for its link last: what comes before it is said first', () => {
    expect(lacksReviewLink(review('How was it?'), { reason: 'no-sender', place: 'sender' })).toBe(false);
    expect(lacksReviewLink(review('How was it?'), { reason: 'unknown-field', place: 'message' })).toBe(false);
    expect(lacksReviewLink({ ...review('Hi'), messageType: 'marketing' }, null)).toBe(false);
  });

  it('has it at its end', () =>
    expect(withReviewLink('How was it? ', 'https://g.page/r')).toBe('How was it? https://g.page/r'));
});

describe('links that could be counted', () => {
  it('are each address once, and none that is another for each person', () =>
    expect(countableIn('https://a.au https://a.au, https://b.au https://c.au/{{email}}')).toBe(2));
});
