import { ArrayMaxSize, IsArray, IsBoolean, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { IsPersonName } from '../user/field-decorators.js';

export class FlagsInput {
  @IsOptional() @IsBoolean() welcomeTourSkipped?: boolean;
  @IsOptional() @IsBoolean() smsCampaignGetStartedModalSkipped?: boolean;
  @IsOptional() @IsBoolean() acceptTermsAndConditions?: boolean;
}

export class MarkersInput {
  // class-validator asks the last decorator first.
  @IsString({ each: true })
  @MaxLength(200, { each: true, message: 'A page has at most 200 characters.' })
  @ArrayMaxSize(100, { message: 'At most 100 pages can be bookmarked.' })
  @IsArray({ message: 'Give a list of pages.' })
  markers: string[];
}

export class BasicInformationInput {
  @IsOptional() @IsPersonName() firstName?: string;
  @IsOptional() @IsPersonName() lastName?: string;
}

export class AvatarInput {
  /** Where it is, is our own word: this one is read by nobody. */
  @IsOptional() @MaxLength(2_000, { message: 'The address of the image is too long.' }) url?: string | null;
  @Matches(/^[0-9a-f-]{36}\/(?:[0-9a-f-]{36}\/avatar|public\/avatar-[0-9a-f]{32})\.(?:png|jpg|gif|webp)$/, {
    message: 'The image is not where avatars are kept.',
  })
  bucketPath: string;
}
