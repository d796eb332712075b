import { IsInt, IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';

export class SettingInput {
  @ValidateIf((_, value) => value !== undefined)
  @IsString({ message: 'Give a value as a text.' })
  @MaxLength(500, { message: 'Use at most 500 characters.' })
  value?: string;
  /** The version that the change was made on; null says no more than nothing. */
  @IsOptional() @IsInt() version?: number | null;
}
