import { Injectable } from '@nestjs/common';

/** A turn whose person is to be asked how it was. */
export interface ReviewClaim {
  tenantId: string;
  turnId: string;
  /** Of the text that will hold the link. */
  textId: string;
  /** E.164 */
  phone: string;
  contactId: string | null;
  /** transactional: the person ticked the box for this one text. */
  messageType: 'transactional' | 'review';
}

/** What came of it: where the person is led, or why they are not asked, by the first reason that holds. */
export type ClaimedReview =
  { reviewLink: string } | { reason: 'no-consent' | 'recently-asked' | 'review-link-missing' };

/**
 * The one question that the waiting list asks of reviews: it makes the request of a turn and writes the cool-down of its
 * phone, or says why not. Asked again about the same turn it answers the same.
 */
export abstract class TurnReviews {
  /** @throws 503 while it cannot be known: asked again later. */
  abstract claim(claim: ReviewClaim): Promise<ClaimedReview>;
}

/** As long as a business can keep no review link, there is none to send. */
@Injectable()
export class NoReviews extends TurnReviews {
  claim(): Promise<ClaimedReview> {
    return Promise.resolve({ reason: 'review-link-missing' });
  }
}
