import { IsIn, IsString, Matches, MaxLength } from 'class-validator';
import { permissions, type Permission } from '@bellbird/auth';

/** What somebody may not do and asks for. */
export class AccessRequestInput {
  @IsIn(permissions, { message: `Give one of ${permissions.join(', ')}.` }) permission: Permission;
  @IsString({ message: 'Give the page.' })
  @Matches(/^\//, { message: 'Give a path that begins with a slash.' })
  @MaxLength(200, { message: 'Use at most 200 characters.' })
  page: string;
}
