import { PickType } from '@nestjs/mapped-types';
import { SmsCampaignInput } from '../kinds/sms/input.js';

/** What each run of an automation is made of, by the rules of campaigns. */
export class AutomationCampaign extends PickType(SmsCampaignInput, [
  'messageType',
  'callerId',
  'message',
  'contactIds',
  'groupIds',
  'segmentIds',
  'trackLinks',
]) {}
