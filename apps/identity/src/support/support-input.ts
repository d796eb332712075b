import { IsIn, IsString, MaxLength, MinLength } from 'class-validator';

const wrongReason = { message: 'A reason has 3 to 500 characters.' };

/** Why support looks at a business. */
export class SupportSessionInput {
  // class-validator asks the last decorator first.
  @MaxLength(500, wrongReason) @MinLength(3, wrongReason) @IsString(wrongReason) reason: string;
}

/** For how long support may look, and why. */
export class SupportAccessInput extends SupportSessionInput {
  @IsIn([1, 24, 72], { message: 'Hours are 1, 24 or 72.' }) hours: 1 | 24 | 72;
}
