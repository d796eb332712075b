import { IsIn, IsInt, IsString, Matches, MaxLength, Min } from 'class-validator';
import { purposeNames, type PurposeName } from './purposes.js';

/** A file that is about to be uploaded. */
export class NewFile {
  /** Shown, and the name of the download: one line that says something. */
  @Matches(/^(?=.*\S)[^\p{Cc}\p{Cs}]{1,200}$/u, { message: 'Use 1 to 200 characters.' })
  name: string;
  @IsString({ message: 'Give the type of the file.' })
  @MaxLength(100, { message: 'Give the type of the file.' })
  contentType: string;
  @IsInt({ message: 'Must be a whole number.' })
  @Min(1, { message: 'Must be 1 or more.' })
  bytes: number;
  @IsIn(purposeNames, { message: `Must be one of ${purposeNames.join(', ')}.` })
  purpose: PurposeName;
}
