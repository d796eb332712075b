import { Injectable } from '@nestjs/common';
import { ProductError } from '@bellbird/errors';
import { usesReviewLink } from './launch-fields.js';

/** Whether a business may ask for reviews: its listing was approved. */
export abstract class ReviewApproval {
  abstract isApproved(tenantId: string): Promise<boolean>;

  /** @throws 422 review-link-missing where a text leads to a review form that the business does not have yet. */
  async assertFor(tenantId: string, texts: readonly string[]): Promise<void> {
    if (texts.some(usesReviewLink) && !(await this.isApproved(tenantId))) throw new ProductError('review-link-missing');
  }
}

/** As long as a business can have no listing, none was approved. */
@Injectable()
export class NoListings extends ReviewApproval {
  isApproved(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
