import { addressesIn, placeholdersUsed } from '@bellbird/sms-text';
import type { Draft } from '../../draft/draft';
import type { Block } from '../block/send-block';

/** All that keeps it from being sent is that its readers would find nowhere to write a review. */
export const lacksReviewLink = ({ messageType, message }: Draft, block: Block | null): boolean =>
  messageType === 'review' &&
  message.trim() !== '' &&
  (block === null || block.place === 'bill' || (block.place === 'message' && block.reason === 'refused')) &&
  !placeholdersUsed(message).includes('reviewLink') &&
  addressesIn(message).length === 0;

/** The text with the link behind it. */
export const withReviewLink = (message: string, link: string): string => `${message.trimEnd()} ${link}`;
