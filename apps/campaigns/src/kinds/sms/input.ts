import { IntersectionType, PartialType, PickType } from '@nestjs/mapped-types';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { CampaignInput, CampaignPatch, DraftInput } from '../../editing/campaign-input.js';
import type { GivenVariant } from '../../variants/variant.js';
import { longestMessage } from './longest-message.js';

const severalTexts = 'Give two or three versions.';
/** What is wrong with several is said of them together: `wrongVariants`. */
const hasOneText = ({ message, variants }: { message?: unknown; variants?: unknown }): boolean =>
  variants === undefined || message !== undefined;

/** What an SMS campaign is made of, beside what every kind is. */
class SmsMembers {
  @IsUUID('all', { message: 'Choose a sender.' }) callerId: string;
  @ValidateIf(hasOneText)
  @MaxLength(longestMessage, { message: 'A message has at most 1,600 characters.' })
  @IsString({ message: 'Write a message.' })
  message?: string;
  @IsOptional()
  @IsObject({ each: true, message: severalTexts })
  @ArrayMaxSize(3, { message: severalTexts })
  @ArrayMinSize(2, { message: severalTexts })
  @IsArray({ message: severalTexts })
  variants?: GivenVariant[];
  @IsOptional() @IsUUID('all', { message: 'This is not a seed.' }) variantSeed?: string;
  @IsOptional() @IsUUID('all', { message: 'This is not a template.' }) smsTemplateId?: string;
  @IsOptional() @IsBoolean({ message: 'Give true or false.' }) trackLinks?: boolean;
}

/** A draft may be without words. */
class Written {
  @ValidateIf(hasOneText) @MinLength(1, { message: 'Write a message.' }) message?: string;
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
  'variants',
  'variantSeed',
  'trackLinks',
  'contactIds',
  'groupIds',
  'segmentIds',
  'phones',
  'useRecipientTimeZone',
  'resendOf',
  'quick',
]) {}
