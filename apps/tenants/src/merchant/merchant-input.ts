import { IsString, Length, Matches } from 'class-validator';

const reasonRule = { message: 'Use 3 to 500 characters.' };

export class SuspensionInput {
  @IsString(reasonRule) @Length(3, 500, reasonRule) @Matches(/\S[^]*\S[^]*\S/, reasonRule) reason: string;
}

export class CreditInput extends SuspensionInput {
  @Matches(/^-?\d{1,4}(\.\d{1,2})?$/, { message: 'Write it like 25.00, at most 1,000.00 either way.' })
  amount: string;
}
