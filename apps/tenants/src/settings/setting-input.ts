import { IsDefined, IsInt, IsOptional } from 'class-validator';

export class SettingInput {
  @IsDefined({ message: 'Give a value.' }) value: unknown;
  /** The version that the change was made on; null says no more than nothing. */
  @IsOptional() @IsInt() version?: number | null;
}
