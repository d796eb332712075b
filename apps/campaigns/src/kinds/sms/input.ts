import { IntersectionType, PartialType, PickType } from '@nestjs/mapped-types';
import { IsOptional, IsString, IsUUID, MaxLength, MinLength } from 'class-validator';
import { CampaignInput, CampaignPatch, DraftInput } from '../../editing/campaign-input.js';

/** What an SMS campaign is made of, beside what every kind is. */
class SmsMembers {
  @IsUUID('all', { message: 'Choose a sender.' }) callerId: string;
  @MaxLength(1_600, { message: 'A message has at most 1,600 characters.' })
  @IsString({ message: 'Write a message.' })
  message: string;
  @IsOptional() @IsUUID('all', { message: 'This is not a template.' }) smsTemplateId?: string;
}

/** A draft may be without words. */
class Written {
  @MinLength(1, { message: 'Write a message.' }) message: string;
}

export class SmsContent extends IntersectionType(SmsMembers, Written) {}
/** The same while it is still being written. */
class SmsDraftContent extends PartialType(SmsMembers) {}

export class SmsCampaignInput extends IntersectionType(CampaignInput, SmsContent) {}
export class SmsDraftInput extends IntersectionType(DraftInput, SmsDraftContent) {}
export class SmsCampaignPatch extends IntersectionType(CampaignPatch, SmsDraftContent) {}
export class SmsQuoteInput extends PickType(SmsCampaignInput, [
  'messageType',
  'callerId',
  'message',
  'contactIds',
  'groupIds',
  'segmentIds',
]) {}
