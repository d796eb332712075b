import { Equals, IsISO31661Alpha2, IsOptional, IsString, MaxLength } from 'class-validator';
import { IsBusinessName, IsEmailAddress, IsPassword, IsPersonName, IsTimeZone } from '../user/field-decorators.js';

/** What every new business says of itself; messages as in spec point 5. */
export class NewBusinessInput {
  @IsPersonName() firstName: string;
  @IsPersonName() lastName: string;
  @IsBusinessName() businessName: string;
  @IsISO31661Alpha2({ message: 'Choose a country of the list.' }) country: string;
  @IsTimeZone() timeZone: string;
  @IsOptional() @IsString() @MaxLength(40, { message: 'Invalid phone number.' }) phone?: string;
  @IsOptional()
  @IsString()
  @MaxLength(64, { message: 'A referral code has at most 64 characters.' })
  referralCode?: string;
  @IsOptional() @IsString() @MaxLength(200, { message: 'Use at most 200 characters.' }) howDidYouHear?: string;
  @Equals(true, { message: 'Accept the terms and conditions to register.' }) acceptTermsAndConditions: boolean;
}

/** What signing up with an e-mail and a password takes. */
export class SignUpInput extends NewBusinessInput {
  @IsEmailAddress() email: string;
  @IsPassword() password: string;
}
