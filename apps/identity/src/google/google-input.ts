import { IsOptional, IsString, MaxLength } from 'class-validator';

const given = { message: 'This field is required.' };
const atMost = (count: number): PropertyDecorator =>
  MaxLength(count, { message: `Use at most ${count.toLocaleString('en-AU')} characters.` });

/** What Google sent back, by way of the browser. */
export class GoogleCallback {
  @IsString(given) @atMost(4_000) code: string;
  @IsString(given) @atMost(500) state: string;
  @IsString(given) @atMost(500) flowToken: string;
}

/** What proves that the account to be linked is one's own. */
export class GoogleLink {
  @IsString(given) @atMost(500) linkToken: string;
  @IsString(given) @MaxLength(128, { message: 'A password has at most 128 characters.' }) password: string;
  @IsOptional() @IsString() @MaxLength(64, { message: 'A code has at most 64 characters.' }) code?: string;
}
