import { IntersectionType, PartialType } from '@nestjs/mapped-types';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { messageTypes, type MessageType } from '@bellbird/events';
import { deliveryTypes, type Campaign, type ResendOf } from '../campaign/campaign.js';
import { sayWho } from './resend-of.js';

export const atLeastOne = 'You must select at least one contact or group';
/** So many ids still fit one event. */
const mostIds = 10_000;

/** What a campaign of any kind is made of, beside its content (`kinds/`); each message names its remedy. Shapes: the REST contract. The check nearest to a field speaks first. */
class CampaignMembers {
  @MaxLength(200, { message: 'A name has at most 200 characters.' })
  @IsString({ message: 'Give the campaign a name.' })
  name: string;
  @IsIn(messageTypes, { message: 'Choose transactional, marketing or review.' })
  messageType: MessageType;
  @IsIn(deliveryTypes, { message: 'Choose immediately or later.' }) deliveryType: Campaign['deliveryType'];
  @IsOptional() @IsString({ message: 'Give a date and time.' }) scheduledAt?: string;
  @IsOptional() @IsString({ message: 'Give a date and time.' }) notLaterThan?: string;
  @IsOptional() @IsBoolean({ message: 'Give true or false.' }) useRecipientTimeZone?: boolean;
  @IsOptional()
  @IsArray({ message: atLeastOne })
  @ArrayMaxSize(mostIds, { message: 'Choose a group or a segment instead of so many single contacts.' })
  @IsUUID('all', { each: true, message: 'This is not a contact.' })
  contactIds?: string[];
  @IsOptional()
  @IsArray({ message: atLeastOne })
  @ArrayMaxSize(1_000, { message: 'At most 1,000 groups.' })
  @IsUUID('all', { each: true, message: 'This is not a group.' })
  groupIds?: string[];
  @IsOptional()
  @IsArray({ message: atLeastOne })
  @ArrayMaxSize(1_000, { message: 'At most 1,000 segments.' })
  @Matches(/^(?:all-contacts|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i, {
    each: true,
    message: 'This is not a segment.',
  })
  segmentIds?: string[];
  // The last decorator is asked first.
  @IsOptional()
  @MaxLength(40, { each: true, message: 'Invalid phone number.' })
  @IsString({ each: true, message: 'Invalid phone number.' })
  @ArrayMaxSize(1_000, { message: 'At most 1,000 phone numbers.' })
  @IsArray({ message: 'Give phone numbers.' })
  phones?: string[];
  @IsOptional() @IsBoolean({ message: 'Give true or false.' }) saveAsContacts?: boolean;
  @IsOptional() @IsObject({ message: sayWho }) resendOf?: ResendOf;
  @IsOptional() @IsBoolean({ message: 'Give true or false.' }) quick?: boolean;
  @IsOptional() @Matches(/^\d{1,9}(?:\.\d{1,6})?$/, { message: 'Give an amount such as "105.36".' }) maxCost?: string;
  @IsOptional()
  @IsInt({ message: 'Give whole seconds from 0 to 60.' })
  @Min(0, { message: 'Give whole seconds from 0 to 60.' })
  @Max(60, { message: 'Give whole seconds from 0 to 60.' })
  cancelWindowSeconds?: number;
}

/** What only a campaign that is sent off has. */
class SentOff {
  @MinLength(1, { message: 'Give the campaign a name.' }) name: string;
  @IsOptional() @IsUUID('all', { message: 'This is not a draft.' }) draftId?: string;
}

export class CampaignInput extends IntersectionType(CampaignMembers, SentOff) {}

/** The same while it is still being written: anything may be missing. */
export class DraftInput extends PartialType(CampaignMembers) {}

/** What may change later; which of it may, depends on the status. */
export class CampaignPatch extends DraftInput {
  @IsOptional() @IsIn(['canceled'], { message: 'The status can only become canceled.' }) status?: 'canceled';
  @IsOptional() @IsBoolean({ message: 'Give true or false.' }) paused?: boolean;
  @IsOptional() @IsInt({ message: 'Give the version that you have read.' }) version?: number;
}

/** Members that are null are as if they were not given. */
export const withoutNulls = (input: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input as object).filter(([, value]) => value !== null));
