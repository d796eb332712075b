import { IsInt, IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';

/** An answer in a conversation, as staff write it. */
export class ReplyInput {
  @MaxLength(1_600, { message: 'A message has at most 1,600 characters.' })
  @Matches(/\S/, { message: 'Write a message.' })
  @IsString({ message: 'Write a message.' })
  text: string;
  @IsOptional() @IsUUID('all', { message: 'Choose a sender.' }) callerId?: string;
  @IsOptional() @IsInt({ message: 'Give the version that you have read.' }) version?: number;
}
