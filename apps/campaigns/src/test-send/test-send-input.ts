import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  MinLength,
} from 'class-validator';

/** A text to oneself before it goes to all. */
export class TestSendInput {
  @IsUUID('all', { message: 'Choose a sender.' }) callerId: string;
  @MaxLength(1_600, { message: 'A message has at most 1,600 characters.' })
  @MinLength(1, { message: 'Write a message.' })
  @IsString({ message: 'Write a message.' })
  message: string;
  // The last decorator is asked first.
  @IsString({ each: true, message: 'Invalid phone number.' })
  @MaxLength(40, { each: true, message: 'Invalid phone number.' })
  @ArrayMaxSize(5, { message: 'At most 5 phone numbers.' })
  @ArrayMinSize(1, { message: 'A phone number is required.' })
  @IsArray({ message: 'A phone number is required.' })
  phones: string[];
  @IsOptional() @IsUUID('all', { message: 'This is not a contact.' }) contactId?: string;
}
