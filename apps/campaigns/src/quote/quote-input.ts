import { PickType } from '@nestjs/mapped-types';
import { CampaignInput } from '../editing/campaign-input.js';

/** What decides the bill. */
export class QuoteInput extends PickType(CampaignInput, [
  'messageType',
  'callerId',
  'message',
  'contactIds',
  'groupIds',
  'segmentIds',
]) {}
